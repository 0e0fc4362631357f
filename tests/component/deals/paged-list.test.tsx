import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PagedList } from '@/components/deals/paged-list'

const items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => <li key={number}>review {number}</li>)

test('five reviews per page, to the end and no further [DEAL-4]', async () => {
  const user = userEvent.setup()
  render(
    <PagedList
      items={items}
      pageSize={5}
      className=""
      labels={{ previous: 'Previous', next: 'Next', pageOf: '{page} of {count}' }}
    />,
  )
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  const next = screen.getByRole('button', { name: 'Next' })
  expect(shown()).toEqual(['review 1', 'review 2', 'review 3', 'review 4', 'review 5'])
  await user.click(next)
  await user.click(next)
  expect(shown()).toEqual(['review 11', 'review 12'])
  await user.click(next)
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RatedPages } from '@/components/deals/reviews/rated-pages'

const reviews = ['0: 4', '1: 5', '2: 1', '3: 5', '4: 5', '5: 4', '6: 5'].map((text) => ({
  rating: Number(text.at(-1)),
  item: <li key={text}>{text}</li>,
}))

async function open(shown = reviews) {
  const stars = [5, 4, 1].map((value) => ({ stars: value, count: 2, label: `${value} stars` }))
  render(
    <RatedPages
      reviews={shown}
      stars={shown.length > 1 ? stars : stars.slice(0, 1)}
      sorts={[
        { value: 'newest', label: 'Newest' },
        { value: 'highest', label: 'Highest rating' },
        { value: 'lowest', label: 'Lowest rating' },
      ]}
      labels={{
        byStars: 'Filter by stars',
        any: 'All',
        sort: 'Sort by',
        pages: { previous: 'Previous', next: 'Next', pageOf: '{page} of {count}' },
      }}
    />,
  )
  const list = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  return { user: userEvent.setup(), list }
}

test('all reviews of a deal are chosen by stars and put in order, and begin again on the first page', async () => {
  const { user, list } = await open()
  expect(list()).toEqual(['0: 4', '1: 5', '2: 1', '3: 5', '4: 5'])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(list()).toEqual(['5: 4', '6: 5'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest rating')
  expect(list()).toEqual(['2: 1', '0: 4', '5: 4', '1: 5', '3: 5'])
  const stars = within(screen.getByRole('group', { name: 'Filter by stars' }))
  await user.click(stars.getByRole('button', { name: '4 stars' }))
  expect(list()).toEqual(['0: 4', '5: 4'])
  expect(stars.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(stars.getByRole('button', { name: 'All' }))
  expect(list()).toHaveLength(5)
})

test('without different stars there is none to choose', async () => {
  await open(reviews.slice(0, 1))
  expect(screen.queryByRole('group')).toBeNull()
})

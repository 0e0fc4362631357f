import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Pagination, pageWindow } from '@/components/ui/navigation/pagination'

const labels = { pages: 'Pages', previous: 'Previous', next: 'Next' }
const show = (page: number, pageCount: number) =>
  render(<Pagination page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} labels={labels} />)

describe('pagination', () => {
  test('pages are links, the current one marked', () => {
    show(2, 3)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?page=1',
      '?page=1',
      '?page=2',
      '?page=3',
      '?page=3',
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2')
  })

  test('a single page has none', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement()
  })

  test('the ends have no further links', () => {
    show(1, 2)
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  })

  test.each([
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [4, 20, [1, 'gap-before', 3, 4, 5, 'gap-after', 20]],
    [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
    [99, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  ])('page %i of %i stays bounded', (page, count, entries) => {
    expect(pageWindow(page, count)).toEqual(entries)
  })
})

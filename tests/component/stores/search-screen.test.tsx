import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SearchScreen } from '@/components/stores/search/search-screen'
import type { FoundKind } from '@/lib/domain/stores/search-query'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'

const OOLONG = {
  id: 7,
  name: 'Oolong',
  picture: '',
  price: { amount: 675, currency: 'CAD' },
  storeName: 'Half Moon Tea',
} as const

type Counts = Record<FoundKind, string | null>
const show = (counts: Counts, given: { show?: FoundKind; query?: string; corrected?: string } = {}) =>
  renderServer(
    <SearchScreen
      title="Results for “tea”"
      query="tea"
      stores={[]}
      dishes={[OOLONG]}
      deals={<p>a deal</p>}
      popular={<p>popular deals</p>}
      counts={counts}
      paths={pathsIn('en', 'en')}
      now={new Date(0)}
      {...given}
    />,
  )
const tabs = () => within(screen.getByRole('navigation', { name: 'Search results' })).getAllByRole('link')

describe('the results of a search', () => {
  test('are behind three links with counts, of which the first that has any is open', async () => {
    await show({ stores: null, dishes: '1', deals: '12+' })
    expect(tabs().map((tab) => tab.textContent)).toEqual(['Stores0', 'Dishes1', 'Deals12+'])
    expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null])
    expect(tabs()[2]).toHaveAttribute('href', '/?q=tea&show=deals')
    expect(screen.getByRole('heading', { level: 2, name: 'Dishes' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Oolong' })).toHaveAttribute('href', '/product/7')
    expect(screen.queryByText('a deal')).toBeNull()
  })

  test('are those that the URL asks for', async () => {
    await show({ stores: null, dishes: '1', deals: '12+' }, { show: 'deals' })
    expect(screen.getByText('a deal')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Oolong' })).toBeNull()
  })

  test('have one search field, which keeps the words', async () => {
    await show({ stores: null, dishes: '1', deals: null })
    expect(screen.getAllByRole('searchbox')).toHaveLength(1)
    expect(screen.getByRole('searchbox')).toHaveValue('tea')
  })

  test('of corrected words name them, and the field keeps what was typed', async () => {
    await show({ stores: null, dishes: '1', deals: null }, { query: 'tee', corrected: 'tea' })
    expect(screen.getByText('Showing results for “tea”')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('tee')
    expect(tabs()[2]).toHaveAttribute('href', '/?q=tee&show=deals')
    expect(screen.queryByText('popular deals')).toBeNull()
  })

  test('say so where there are none', async () => {
    await show({ stores: null, dishes: null, deals: null })
    expect(screen.getByText('Nothing found')).toBeVisible()
    expect(screen.getByText('popular deals')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Search results' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute('href', '/')
  })

  test('a list of stores without words has no tabs', async () => {
    await show({ stores: null, dishes: null, deals: null }, { query: '' })
    expect(screen.queryByRole('navigation', { name: 'Search results' })).toBeNull()
  })
})

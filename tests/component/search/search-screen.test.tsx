import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SearchScreen } from '@/components/stores/search/search-screen'
import type { ListedDish } from '@/lib/domain/search/found-dishes'
import type { FoundKind, SearchQuery } from '@/lib/domain/stores/search-query'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '@/tests/component/render-server'
import { sampleStore } from '@/tests/support/sample-store'

const LISTED: ListedStore = {
  ...sampleStore,
  isOpen: true,
  serving: { ...sampleStore, services: { delivery: true, pickup: true, eatin: true } },
  estimates: { delivery: { from: 20, to: 30 } },
  categories: [1010],
  address: { ...sampleStore.address, lat: 49.2837, lon: -123.1161 },
}

const OOLONG: ListedDish = {
  id: 7,
  name: 'Oolong',
  picture: '',
  price: { amount: 675, currency: 'CAD' },
  store: LISTED,
}

type Counts = Record<FoundKind, string | null>
type Given = Partial<SearchQuery> & {
  corrected?: string
  stores?: ListedStore[]
  unfiltered?: ListedStore[]
  dishes?: ListedDish[]
}
const show = (
  counts: Counts,
  { corrected, stores = [], unfiltered = stores, dishes = [OOLONG], ...search }: Given = {},
) =>
  renderServer(
    <SearchScreen
      title="Results for “tea”"
      search={{ query: 'tea', ...search }}
      corrected={corrected}
      stores={stores}
      unfiltered={unfiltered}
      dishes={dishes}
      previews={{ dishes: [OOLONG], deals: <p>the first deals</p> }}
      deals={<p>a deal</p>}
      popular={<p>popular deals</p>}
      counts={counts}
      paths={pathsIn('en', 'en')}
      map={{}}
      now={new Date(0)}
    />,
  )
const tabs = () => within(screen.getByRole('navigation', { name: 'Search results' })).getAllByRole('link')

describe('the results of a search', () => {
  test('are behind a link for all, open with the first kind that was found, and three with counts', async () => {
    await show({ stores: null, dishes: '1', deals: '12+' })
    expect(tabs().map((tab) => tab.textContent)).toEqual(['All', 'Stores0', 'Dishes1', 'Deals12+'])
    expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null])
    expect(tabs()[3]).toHaveAttribute('href', '/?q=tea&show=deals')
    expect(screen.getByRole('heading', { level: 2, name: 'Dishes' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Oolong' })).toHaveAttribute('href', '/product/7')
    expect(screen.getByText('the first deals')).toBeVisible()
    expect(screen.queryByText('a deal')).toBeNull()
  })

  test('are those that the URL asks for', async () => {
    await show({ stores: null, dishes: '1', deals: '12+' }, { show: 'deals' })
    expect(screen.getByText('a deal')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Oolong' })).toBeNull()
  })

  test('that are dishes say when a store that is closed opens, and nothing of one that is open', async () => {
    // 00:00 UTC is 16:00 in Vancouver the day before; the store opens at 11:00
    const closed = {
      ...LISTED,
      name: 'Closed House',
      isOpen: false,
      serving: { ...sampleStore, specialHours: { '1969-12-31': [] } },
    }
    const dishes = [OOLONG, { ...OOLONG, id: 8, name: 'Sencha', store: closed }]
    await show({ stores: null, dishes: '2', deals: null }, { dishes })
    const [open, shut] = screen.getAllByRole('listitem').slice(-2)
    expect(open).toHaveTextContent('Oolongat Noodle HouseC$6.75')
    expect(shut).toHaveTextContent('Senchaat Closed HouseClosed, opens Thursday 11:00amC$6.75')
  })

  test('that are stores have the first dishes and deals below them, each with a link to all', async () => {
    await show({ stores: '1', dishes: '1', deals: '12+' }, { stores: [LISTED] })
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Stores',
      'Dishes',
      'Deals',
    ])
    expect(screen.getByRole('link', { name: 'See all: Dishes' })).toHaveAttribute('href', '/?q=tea&show=dishes')
    expect(screen.getByRole('link', { name: 'See all: Deals' })).toHaveAttribute('href', '/?q=tea&show=deals')
    expect(screen.getByRole('link', { name: 'Oolong' })).toBeVisible()
    expect(screen.getByText('the first deals')).toBeVisible()
  })

  test('that are filtered stores have only these', async () => {
    await show({ stores: '1', dishes: '1', deals: '12+' }, { stores: [LISTED], open: 1, sort: 'rating' })
    expect(screen.queryByRole('link', { name: 'Oolong' })).toBeNull()
    expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
    expect(tabs()[0]).toHaveAttribute('href', '/?q=tea')
  })

  test('of one kind have nothing of another', async () => {
    await show({ stores: '1', dishes: '1', deals: '12+' }, { stores: [LISTED], show: 'stores' })
    expect(tabs().map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
    expect(screen.queryByRole('link', { name: 'Oolong' })).toBeNull()
    expect(screen.queryByText('the first deals')).toBeNull()
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
    expect(tabs()[3]).toHaveAttribute('href', '/?q=tee&show=deals')
    expect(screen.queryByText('popular deals')).toBeNull()
  })

  test('say so where there are none', async () => {
    await show({ stores: null, dishes: null, deals: null })
    expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
      'Nothing for “tea”',
    ])
    expect(screen.queryByText('Nothing found')).toBeNull()
    expect(screen.getByText('popular deals')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Search results' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All stores' })).toHaveAttribute('href', '/')
  })

  test('a list of stores without words has no tabs', async () => {
    await show({ stores: null, dishes: null, deals: null }, { query: '' })
    expect(screen.queryByRole('navigation', { name: 'Search results' })).toBeNull()
  })

  test('say why a store was found and, with a place, how far it is', async () => {
    const found = { ...LISTED, hit: { of: 'section', name: 'Sushi and sashimi', count: 8 } } as const
    await show({ stores: '1', dishes: null, deals: null }, { stores: [found], lat: 49.2747, lon: -123.1161 })
    expect(screen.getByText('Sushi and sashimi · 8 dishes')).toBeVisible()
    expect(screen.getByText('1 km')).toBeVisible()
    const bookshop = { ...found, categories: [1501] }
    await show({ stores: '1', dishes: null, deals: null }, { stores: [bookshop] })
    expect(screen.getByText('Sushi and sashimi · 8 items')).toBeVisible()
  })

  test('are sorted and filtered by links, which keep the rest of the search', async () => {
    const search = { lat: 49.283, lon: -123.121, sort: 'distance', open: 1 } as const
    await show({ stores: '1', dishes: null, deals: null }, { stores: [LISTED], ...search })
    const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')
    expect(links('Filters').map((link) => link.textContent)).toEqual([
      'Open now',
      'Delivery',
      'Pickup',
      'Dine in',
      'Under 30 min',
    ])
    const place = 'lat=49.283&lon=-123.121'
    expect(links('Filters')[0]).toHaveAttribute('href', `/?q=tea&sort=distance&${place}`)
    expect(links('Filters')[0]).toHaveAttribute('aria-current', 'true')
    expect(links('Filters')[1]).toHaveAttribute('href', `/?q=tea&sort=distance&open=1&way=delivery&${place}`)
    expect(screen.queryByRole('navigation', { name: 'Store types' })).toBeNull()
    await userEvent.click(screen.getByText('Sort: Nearest'))
    expect(links('Sort by').map((link) => link.textContent)).toEqual(['Best match', 'Nearest', 'Best rated', 'Fastest'])
    expect(links('Sort by')[1]).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Near me' })).toBeVisible()
  })

  test('have no filter by what the API does not say of a store', async () => {
    const poor = { ...LISTED, serving: null, estimates: {}, isOpen: null }
    await show({ stores: '1', dishes: null, deals: null }, { stores: [poor] })
    expect(within(screen.getByRole('navigation', { name: 'Filters' })).queryAllByRole('link')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Fastest' })).toBeNull()
  })

  test('are stores while they are filtered, also where none is left', async () => {
    await show({ stores: null, dishes: null, deals: '5' }, { unfiltered: [LISTED], open: 1 })
    expect(tabs()[1]).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Open now' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByText('Nothing matches these filters')).toBeVisible()
  })

  test('that filters leave nothing of offer to take each of them away', async () => {
    await show({ stores: null, dishes: null, deals: null }, { unfiltered: [LISTED], open: 1, soon: 1, show: 'stores' })
    expect(screen.getByText('Nothing matches these filters')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clear “Open now”' })).toHaveAttribute('href', '/?q=tea&show=stores&soon=1')
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/?q=tea&show=stores')
    expect(tabs()).toHaveLength(4)
  })
})

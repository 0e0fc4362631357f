import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { DealsBrowse } from '@/components/deals/browse/deals-browse'
import { type BrowseFilters, parseBrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { pathsIn } from '@/lib/paths'
import { renderServer } from '../render-server'
import { makeCategory, makeSummary } from '../sample-deals'

const tree = [
  makeCategory(1000, 'Food & drinks', 84, [makeCategory(1001, 'Sushi', 17, [makeCategory(1011, 'Omakase', 3)])]),
  makeCategory(1100, 'Entertainment', 76),
]

interface Given {
  hasMore?: boolean
  searchesStores?: boolean
  corrected?: string
  popular?: DealSummary[]
}

async function browse(
  filters: BrowseFilters,
  total = 5,
  language: Language = 'en',
  { hasMore = false, searchesStores = true, corrected, popular = [] }: Given = {},
) {
  const items = Array.from({ length: Math.min(total, 5) }, (_, index) => makeSummary(index + 1))
  await renderServer(
    <DealsBrowse
      paths={pathsIn(language, 'en')}
      filters={{ ...parseBrowseFilters({}), ...filters }}
      result={{ items, page: filters.page ?? 1, pageSize: 2, total, hasMore, ...(corrected && { corrected }) }}
      popular={popular}
      categories={tree}
      searchesStores={searchesStores}
    />,
    language,
  )
  // the stylesheet, not loaded here, shows the sheet as the left column
  document.querySelector('[popover]')?.removeAttribute('popover')
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('deals browse', () => {
  test('a page beyond the end says so, and leads to the first', async () => {
    await renderServer(
      <DealsBrowse
        paths={pathsIn('en', 'en')}
        filters={{ ...parseBrowseFilters({}), query: 'tea', page: 9 }}
        result={{ items: [], page: 9, pageSize: 20, total: 42 }}
        popular={[]}
        categories={tree}
        searchesStores
      />,
    )
    expect(screen.getByText('There’s nothing on this page')).toBeTruthy()
    expect(link('Go to the first page').getAttribute('href')).toBe('/deals/browse?query=tea')
    expect(screen.queryByText('Nothing found')).toBeNull()
  })

  test('a search leads to stores and dishes with the same words, where there are those of many stores', async () => {
    await browse({ query: 'tea' })
    const tabs = () => screen.queryByRole('navigation', { name: 'Search results' })
    expect(link('All').getAttribute('href')).toBe('/?q=tea')
    expect(link('Stores').getAttribute('href')).toBe('/?q=tea&show=stores')
    expect(link('Dishes').getAttribute('href')).toBe('/?q=tea&show=dishes')
    expect(within(tabs() as HTMLElement).getByRole('link', { name: /^Deals/ })).toHaveAttribute('aria-current', 'page')
    await browse({ query: 'tea' }, 5, 'en', { searchesStores: false })
    expect(tabs()).toBeNull()
    await browse({})
    expect(tabs()).toBeNull()
  })

  test('is titled by the keyword, the deepest category, or all deals [BROW-2] [BROW-3]', async () => {
    await browse({ query: 'tea', category: 1000 })
    expect(title()).toBe('result for tea')
    await browse({ category: 1000, category2: 1001 })
    expect(title()).toBe('Sushi')
    await browse({})
    expect(title()).toBe('all deals')
  })

  test('six columns of filters, eighteen of results [BROW-4]', async () => {
    await browse({})
    expect(screen.getByRole('complementary', { name: 'Filters' }).parentElement).toHaveClass('lg:col-span-6')
    expect(screen.getByRole('heading', { level: 1 }).closest('.lg\\:col-span-18')).not.toBeNull()
  })

  test('the search pill clears the query and preserves the rest [BROW-5]', async () => {
    await browse({ query: 'tea', discount: 20, page: 3 })
    expect(link(/Clear the search/)).toHaveAttribute('href', '/deals/browse?discount=20')
  })

  test('the tree has child counts, a parent link and a reset [BROW-6]', async () => {
    await browse({ category: 1000, category2: 1001, discount: 20 })
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }))
    expect(categories.getByRole('link', { name: /Omakase.*3 deals/ })).toHaveAttribute(
      'href',
      '/deals/browse?category=1000&category2=1001&category3=1011&discount=20',
    )
    expect(categories.getByRole('link', { name: 'Back to Food & drinks' })).toHaveAttribute(
      'href',
      '/deals/browse?category=1000&discount=20',
    )
    expect(categories.getByRole('link', { name: 'all deals' })).toHaveAttribute('href', '/deals/browse?discount=20')
  })

  test('the first deal is large, the others a grid of two columns with pages [BROW-7]', async () => {
    await browse({ query: 'tea' })
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveClass('md:flex-row')
    expect(second).not.toHaveClass('md:flex-row')
    expect(second?.closest('ul')).toHaveClass('grid-cols-2')
    expect(link('Next')).toHaveAttribute('href', '/deals/browse?query=tea&page=2')
  })

  test('a category without deals is left out, unless it is the one that is shown', async () => {
    const empty = makeCategory(1800, 'Local services', 0)
    const show = (filters: BrowseFilters) =>
      renderServer(
        <DealsBrowse
          paths={pathsIn('en', 'en')}
          filters={{ ...parseBrowseFilters({}), ...filters }}
          result={{ items: [makeSummary(1)], page: 1, pageSize: 20, total: 1 }}
          popular={[]}
          categories={[...tree, empty]}
          searchesStores
        />,
      )
    const page = await show({})
    expect(within(page).getByText('Entertainment')).toBeInTheDocument()
    expect(within(page).queryByText('Local services')).toBeNull()
    expect(within(await show({ category: 1800 })).getAllByText('Local services')).not.toHaveLength(0)
  })

  test('no deal is alone in its row: of an even number the last is large too, and on a phone all are in pairs', async () => {
    const places = () => screen.getAllByRole('article').map((card) => card.parentElement?.className ?? '')
    await browse({}, 5)
    expect(places().map((place) => /(^| )col-span-full/.test(place))).toEqual([true, false, false, false, false])
    await browse({}, 4)
    expect(places().map((place) => place.includes('md:col-span-full'))).toEqual([true, false, false, true])
    expect(places().join(' ')).not.toMatch(/(^| )col-span-full/)
  })

  test('the filters and the sort are one row, beside the title and the count', async () => {
    await browse({})
    const row = screen.getByRole('button', { name: 'Filters' }).parentElement as HTMLElement
    expect(within(row).getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    expect(within(row.parentElement as HTMLElement).getByRole('heading', { level: 1 })).toBeVisible()
    expect(within(row.parentElement as HTMLElement).getByRole('status')).toBeVisible()
  })

  test.each([
    ['en', '1,000+ deals', 'Show 1,000+ results'],
    ['zh', '共 1,000 多个优惠', '查看 1,000 多个结果'],
    ['zh-Hant', '共 1,000 多個優惠', '查看 1,000 多個結果'],
    ['jp', 'プラン1,000件以上', '1,000件以上を表示'],
  ] as const)('in %s, more than were counted are %s', async (language, count, show) => {
    await browse({}, 1000, language, { hasMore: true })
    expect(screen.getByText(count)).toHaveRole('status')
    expect(screen.getByText(show)).toBeInTheDocument()
  })

  test('1,000 that were all counted are exactly that many', async () => {
    await browse({}, 1000)
    expect(screen.getByText('1,000 deals')).toHaveRole('status')
  })

  test('pages end at the 50th, however many an API counts', async () => {
    await browse({}, 5000)
    expect(link('50')).toHaveAttribute('href', '/deals/browse?page=50')
    expect(screen.queryByRole('link', { name: '51' })).toBeNull()
    expect(screen.queryByRole('link', { name: '2500' })).toBeNull()
    await browse({ page: 50 }, 5000)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  test('an empty result offers to clear each filter [BROW-8]', async () => {
    await browse({ query: 'tea', category: 1000, discount: 30, amtSold: 200 }, 0)
    expect(screen.getByText('Nothing matches these filters')).toBeVisible()
    expect(link('Clear “tea”')).toHaveAttribute('href', '/deals/browse?category=1000&discount=30&amtSold=200')
    expect(link('Clear “30% off or more”')).toHaveAttribute('href', '/deals/browse?query=tea&category=1000&amtSold=200')
    expect(link('Clear all')).toHaveAttribute('href', '/deals/browse')
  })

  test.each<[Language, string]>([
    ['en', 'Showing results for “massage $&”'],
    ['zh', '以下是“massage $&”的搜索结果'],
    ['zh-Hant', '以下是「massage $&」的搜尋結果'],
    ['jp', '「massage $&」の検索結果を表示しています'],
  ])('in %s, corrected words are named, and what was typed stays', async (language, text) => {
    await browse({ query: 'masage' }, 5, language, { corrected: 'massage $&' })
    expect(screen.getByText(text)).toBeVisible()
    expect(title()).toContain('masage')
  })

  test('words of which only stores have something are not named as those of the deals', async () => {
    await browse({ query: 'masage' }, 0, 'en', { corrected: 'massage' })
    expect(screen.queryByText(/Showing results/)).toBeNull()
  })

  test('a search that finds nothing offers popular deals under the empty state', async () => {
    await browse({ query: 'tea' }, 0, 'en', { popular: [makeSummary(7), makeSummary(8), makeSummary(9)] })
    const heading = screen.getByRole('heading', { name: 'Popular right now' })
    expect(within(heading.closest('section') as HTMLElement).getAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('Nothing found').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('with a result, or without any deal, nothing popular is offered', async () => {
    await browse({ query: 'tea' }, 1, 'en', { popular: [makeSummary(7)] })
    expect(screen.queryByRole('heading', { name: 'Popular right now' })).toBeNull()
    await browse({ query: 'tea' }, 0)
    expect(screen.queryByRole('heading', { name: 'Popular right now' })).toBeNull()
  })

  test('sorts by five orders, best match by default [BROW-8] [BROW-9]', async () => {
    await browse({})
    const sort = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement
    expect([...sort.options].map((option) => [option.value, option.text])).toEqual([
      ['106', 'Best match'],
      ['102', 'Distance'],
      ['103', 'Rating'],
      ['104', 'Price: low to high'],
      ['105', 'Price: high to low'],
    ])
    expect(sort).toHaveValue('106')
  })

  test('the slider goes from 0 to 60 in tens [BROW-10]', async () => {
    await browse({ discount: 30 })
    const slider = screen.getByRole('slider')
    expect(slider).toHaveAttribute('min', '0')
    expect(slider).toHaveAttribute('max', '60')
    expect(slider).toHaveAttribute('step', '10')
    expect(slider).toHaveAttribute('aria-valuetext', '30% off or more')
  })

  test.each<[Language, string, string]>([
    ['zh', '7 折及以下', '5.3 折'],
    ['zh-Hant', '7 折以下', '53 折'],
    ['jp', '30%オフ以上', '47%オフ'],
  ])('in %s the slider says %s, a deal of 47%% off %s', async (language, atLeast, off) => {
    await browse({ discount: 30 }, 5, language)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', atLeast)
    expect(screen.getAllByText(off)[0]).toBeVisible()
  })

  test('an amount sold selects itself, or clears itself when active [BROW-11]', async () => {
    await browse({ amtSold: 200 })
    expect(link('More than 500')).toHaveAttribute('href', '/deals/browse?amtSold=500')
    expect(link('More than 200')).toHaveAttribute('href', '/deals/browse')
    expect(link('More than 200')).toHaveAttribute('aria-current', 'true')
  })

  test('shows the count, and stays in the language of the URL', async () => {
    await browse({ query: '茶' }, 5, 'zh')
    expect(title()).toBe('“茶”的搜索结果')
    expect(screen.getByText('共 5 个优惠')).toHaveAttribute('role', 'status')
    expect(link('超过 50')).toHaveAttribute('href', '/deals/browse?query=%E8%8C%B6&amtSold=50&lan=zh')
  })
})

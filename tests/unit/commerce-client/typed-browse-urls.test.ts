import { describe, expect, test } from 'vitest'
import { listDeals } from '@/lib/contract/deals'
import { type BrowseFilters, filterFlag, parseBrowseFilters } from '@/lib/domain/deals/deal-filters'
import { serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const deals = await import('@/lib/commerce-client/stores/deals-api')

/** What somebody may type after `/deals/browse`, and what the page makes of it. */
const ROWS: [search: string, read: BrowseFilters][] = [
  ['category=5', {}],
  ['category=123456', {}],
  ['category=999', {}],
  ['category=10000', {}],
  ['category=1000', { category: 1000 }],
  ['category=9999', { category: 9999 }],
  ['category=1e3', { category: 1000 }],
  ['category=1000.5', {}],
  ['category=-1000', {}],
  ['category=１０００', {}],
  ['category=food', {}],
  ['category=', {}],
  ['category=1000,1001', {}],
  ['category=1000&category2=7', { category: 1000 }],
  ['category=1000&category2=123456', { category: 1000 }],
  ['category=1000&category2=1001&category3=42', { category: 1000, category2: 1001 }],
  ['category=1000&category2=1001&category3=1002', { category: 1000, category2: 1001, category3: 1002 }],
  ['category3=77', {}],
  ['category=5&category=1000', {}],
  ['category=9007199254740993', {}],
  ['category=1e300', {}],
  ['lat=1e-7&lon=1e-7', { lat: 0, lon: 0 }],
  ['lat=-1e-7&lon=0', { lat: 0, lon: 0 }],
  ['lat=0.0000001&lon=0.000001', { lat: 0, lon: 0.000001 }],
  ['lat=49.28274&lon=-123.12074', { lat: 49.28274, lon: -123.12074 }],
  ['lat=49.282740123456789&lon=-123.1', { lat: 49.28274, lon: -123.1 }],
  ['lat=90&lon=180', { lat: 90, lon: 180 }],
  ['lat=90.1&lon=0', { lon: 0 }],
  ['lat=NaN&lon=Infinity', {}],
  ['lat=0x10&lon=1e2', { lat: 16, lon: 100 }],
  ['lat=49.28', { lat: 49.28 }],
  ['discount=30&amtSold=50', { discount: 30, amtSold: 50 }],
  ['discount=1e1&amtSold=49', { discount: 10 }],
  ['discount=9e99', {}],
  ['sort=103', { sort: 103 }],
  ['sort=1e300', {}],
  ['page=50', { page: 50 }],
  ['page=51', {}],
  ['page=1e300', {}],
  [`query=${'a'.repeat(300)}`, { query: 'a'.repeat(100) }],
  ['query=%20%20', {}],
  ['other=1', {}],
]

const read = (search: string) => parseBrowseFilters(Object.fromEntries([...new URLSearchParams(search)].reverse()))
const given = (filters: BrowseFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

describe('a URL of the deals that anybody can type', () => {
  test.each(ROWS)('?%s is read as %j [BROW-1]', (search, filters) => {
    expect(given(read(search))).toEqual(filters)
  })

  test.each([...ROWS.map(([search]) => [search]), ['query=%F0%9F%8D%9C%00'], [`query=${'%F0%9F%8D%9C'.repeat(60)}a`]])(
    '?%s asks the API for what it accepts',
    async (search) => {
      api.answerWith({ RC: 200, records: { list: [], paging: { total: 0, page: 1, limit: 20 } } })
      const { lat, lon, sort, query: text, category, category2, category3, discount, page, ...rest } = read(search)
      const categoryId = category3 ?? category2 ?? category
      const flag = filterFlag({ discount, amtSold: rest.amtSold })
      await deals.listDeals({ language: 'en', lat, lon, sort, text, categoryId, flag, minDiscount: discount, page })
      expect(listDeals.request.safeParse(api.received[0]?.query).error).toBeUndefined()
    },
  )
})

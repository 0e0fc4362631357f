import { beforeEach, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { SHARED_SITE } from '@/lib/domain/site/site'

const { listDeals } = vi.hoisted(() => ({ listDeals: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ listDeals }))

let hasLandingPage: typeof import('@/lib/server/routing/page-ownership').hasLandingPage
beforeEach(async () => {
  vi.resetModules()
  listDeals.mockReset()
  hasLandingPage = (await import('@/lib/server/routing/page-ownership')).hasLandingPage
})

const exist = (...pages: number[]) =>
  Promise.all(pages.map((page) => hasLandingPage(SHARED_SITE, FALLBACK_CITIES[0], page)))

test('a list has the pages of its deals, and the first', async () => {
  listDeals.mockResolvedValue({ items: [], page: 1, pageSize: 20, total: 41 })
  expect(await exist(1, 3, 4)).toEqual([true, true, false])
})

test.each([
  ['that has more than were counted', { total: 1000, hasMore: true }],
  ['of an API that counts all', { total: 54_321 }],
])('a list %s ends at page 50, behind which nobody asks', async (_, found) => {
  listDeals.mockResolvedValue({ items: [], page: 1, pageSize: 20, ...found })
  expect(await exist(50, 51, 500)).toEqual([true, false, false])
  expect(listDeals).toHaveBeenCalledOnce()
})

test('while the API is down and was never asked, pages up to the 50th may exist', async () => {
  listDeals.mockRejectedValue(new Error('down'))
  expect(await exist(50, 51)).toEqual([true, false])
})

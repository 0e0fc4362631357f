import { expect, test, vi } from 'vitest'

const { listDeals } = vi.hoisted(() => ({ listDeals: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ listDeals }))
const { readPopularDeals } = await import('@/lib/server/pages/popular-deals')

test('popular deals are the three most sold of the best matches, in that order', async () => {
  const items = [3, 40, 5, 600].map((soldCount, id) => ({ id, soldCount }))
  listDeals.mockResolvedValue({ items })
  const query = { language: 'en', gid: 12, lat: 1, lon: 2 } as const
  expect((await readPopularDeals(query)).map(({ id }) => id)).toEqual([3, 1, 2])
  expect(listDeals).toHaveBeenCalledWith(query)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shopperHeaders } from '@/lib/commerce-client/transport/shopper'
import { failure, success } from '@/lib/domain/result'
import { addressesKey, customerKey, pointsKey } from '@/lib/routes/query-keys'

const doubles = vi.hoisted(() => ({
  session: {} as Record<string, unknown>,
  read: vi.fn(),
  listOrders: vi.fn(),
  listStores: vi.fn(),
}))
vi.mock('@/lib/server/session/session', () => ({ readSession: async () => doubles.session }))
vi.mock('@/lib/server/pages/page-context', () => ({
  pageContext: async () => ({ site: { kind: 'store', key: 'noodle.example', gid: 12 }, language: 'jp' }),
}))
vi.mock('@/lib/commerce-client/account/profile-api', () => ({ getCustomer: doubles.read }))
vi.mock('@/lib/commerce-client/account/address-book-api', () => ({ listAddresses: doubles.read }))
vi.mock('@/lib/commerce-client/account/bookmarks-api', () => ({ listBookmarks: doubles.read }))
vi.mock('@/lib/commerce-client/orders/orders-api', () => ({ getOrder: doubles.read, listOrders: doubles.listOrders }))
vi.mock('@/lib/commerce-client/stores/near-stores', () => ({ listChosenStores: doubles.listStores }))
const { serverRead, prefetch } = await import('@/lib/server/prefetch/prefetch')
const { prefetchAccount, prefetchBookmarks } = await import('@/lib/server/prefetch/customer-pages')

const MEI = { token: 't1', secret: 's1' }
const POINTS = { balance: 1, remaining: 1, redeemed: 0, history: [] }
const ORDERS = { items: [], page: 1, pageSize: 5, total: 0 }
beforeEach(() => {
  doubles.session = { ...MEI, firstName: 'Mei', destroy: vi.fn(), save: vi.fn() }
  doubles.read.mockReset()
  doubles.listOrders.mockReset()
})
afterEach(() => vi.useRealTimers())

test("an account's reads run in parallel, for this site, language and customer", async () => {
  let begun: () => void = () => undefined
  const second = new Promise<void>((resolve) => {
    begun = resolve
  })
  // the first resolves once the second has been requested
  doubles.read.mockImplementation(() => second.then(() => success('Mei')))
  doubles.listOrders.mockImplementation(async () => {
    begun()
    return success(ORDERS)
  })
  const { queries } = await prefetchAccount()
  expect(queries.map(({ queryKey, state }) => [...queryKey, state.data])).toEqual([
    ['GET /api/account', success('Mei')],
    ['GET /api/account/recent-orders', success(ORDERS)],
  ])
  expect(doubles.read).toHaveBeenCalledWith(MEI)
  expect(doubles.listOrders).toHaveBeenCalledWith(
    { page: 1, limit: 5, own: { domain: 'noodle.example', gid: 12 }, language: 'jp' },
    MEI,
  )
})

test('bookmarks come with what lists tell of their stores, and without it where those cannot be read', async () => {
  const saved = success({ stores: [{ id: 12 }, { id: 13 }], products: [{ id: 34 }], deals: [] })
  doubles.read.mockResolvedValue(saved)
  doubles.listStores.mockResolvedValueOnce([{ gid: 12 }]).mockRejectedValueOnce(new Error('offline'))
  const first = await prefetchBookmarks()
  expect(doubles.listStores).toHaveBeenCalledWith([12, 13], 'jp')
  expect(first.stores).toEqual([{ gid: 12 }])
  const second = await prefetchBookmarks()
  expect(second.stores).toEqual([])
  expect(second.state.queries.map(({ state }) => state.data)).toEqual([saved])
})

test('reads tell the API the language of the page', async () => {
  const said = vi.fn()
  await prefetch(
    serverRead(pointsKey, async () => {
      said(shopperHeaders())
      return success(POINTS)
    }),
  )
  expect(said.mock.calls).toEqual([[{ 'accept-language': 'ja' }]])
})

test('nothing is read without a session', async () => {
  doubles.session = {}
  expect((await prefetchAccount()).queries).toEqual([])
  expect([...doubles.read.mock.calls, ...doubles.listOrders.mock.calls]).toEqual([])
})

describe('nothing is prefetched, except the other reads, when a read', () => {
  const beside = async (read: () => Promise<ReturnType<typeof failure>>) => {
    const points = serverRead(pointsKey, async () => success(POINTS))
    return (await prefetch(serverRead(customerKey, read), points)).queries.map(({ queryKey }) => queryKey)
  }

  test.each(['unauthenticated', 'network', 'not_found'] as const)('is answered %s', async (code) => {
    expect(await beside(async () => failure(code))).toEqual([pointsKey])
    // a page that renders cannot change the cookie
    expect(doubles.session.destroy).not.toHaveBeenCalled()
  })

  test('throws', async () => {
    expect(
      await beside(async () => {
        throw new Error('a bug')
      }),
    ).toEqual([pointsKey])
  })

  test('takes 2 s', async () => {
    vi.useFakeTimers()
    const state = beside(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await state).toEqual([pointsKey])
  })
})

test('a read with a different type than its call does not compile', () => {
  // @ts-expect-error an address book is a list of addresses
  expect(serverRead(addressesKey, async () => success(POINTS)).queryKey).toEqual(['GET /api/addresses'])
})

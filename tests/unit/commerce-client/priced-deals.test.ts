import { beforeEach, expect, test, vi } from 'vitest'
import { type Received, serveFakeApi } from '@/tests/support/fake-api'

const warn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/log', () => ({ log: { warn, error: vi.fn() } }))
const api = await serveFakeApi()
const { getDeal, listDeals } = await import('@/lib/commerce-client/stores/deals-api')

const ROW = { id: 1001, nm: 'Dinner for two', pc: '5000', spc: '3900' }
const DETAIL = { group_id: 12, group_sale_id: 900, name: ROW.nm, pc: ROW.pc, spc: ROW.spc }
const STORE = { group_id: 12, nm: 'Dotonbori Kitchen', currency: 'JPY' }

function answerWith({ row = {}, store = {}, detail = {} }: { row?: object; store?: object; detail?: object }): void {
  api.answerWith(({ path }: Received) => {
    if (path.endsWith('glst')) return { RC: 200, records: { list: [{ ...ROW, ...row }] } }
    if (path.endsWith('gdtl')) return { RC: 200, records: { ...DETAIL, ...detail } }
    return { RC: 200, records: STORE, ...store }
  })
}
const pricesOf = async () => (await listDeals({ language: 'en' })).items.map(({ dealPrice }) => dealPrice)
beforeEach(() => warn.mockClear())

test.each([
  ['its own currency', { currency: 'EUR' }, { amount: 390_000, currency: 'EUR' }],
  ['that of the store which it names', { gid: 12 }, { amount: 3900, currency: 'JPY' }],
  ['that of the store of its deal', {}, { amount: 3900, currency: 'JPY' }],
])('a deal of a list is priced in %s', async (_, row, price) => {
  answerWith({ row })
  expect(await pricesOf()).toEqual([price])
})

test.each([{ gid: 12 }, {}])(
  'the row %j of a store that cannot be read is left out: its price is unknown',
  async (row) => {
    answerWith({ row, store: { RC: 500 } })
    expect(await pricesOf()).toEqual([])
    expect(warn).toHaveBeenCalledWith({ call: 'glst', reason: 'ApiUnavailableError' }, 'a deal has no currency')
  },
)

test('a deal without a currency is none while its store cannot be read, and CAD where there is no store', async () => {
  answerWith({ store: { RC: 500 } })
  await expect(getDeal(1001, 'en')).rejects.toThrow('no answer to sdtl2')
  answerWith({ store: { RC: 404 } })
  expect((await getDeal(1001, 'en'))?.dealPrice).toEqual({ amount: 390_000, currency: 'CAD' })
  answerWith({ store: { RC: 500 }, detail: { currency: 'EUR' } })
  expect((await getDeal(1001, 'en'))?.dealPrice.currency).toBe('EUR')
})

import { describe, expect, test } from 'vitest'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'
import { ADDRESS, WIRE_ADDRESS } from '@/tests/support/wire-address'

const api = await serveFakeApi()
const calls = await loadRemoteCalls()
const addressBook = await import('@/lib/commerce-client/account/address-book-api')

const NOTHING = [undefined, null, '', [], {}]
const methodOf = ({ body }: Received) => (body as { method: string }).method
/** Answers the write with RC 200 and these records, and every read after it with RC 500. */
const writeOnly = (records: unknown) =>
  api.answerWith((received: Received) => (methodOf(received) === 'GET' ? { RC: 500 } : { RC: 200, records }))

describe('a write that the code calls good is good, whatever else is there', () => {
  const writes = [
    ...['saveAddress', 'setDefaultAddress', 'cancelOrder', 'changeBookmark', 'transferGiftCard'],
    ...['commentOnOrder', 'reviewOrder', 'authorizeExpress', 'cancelExpress', 'updateProfile', 'updatePhone'],
  ]
  test.each(writes.flatMap((name) => NOTHING.map((records) => [name, records] as const)))(
    '%s with records %j',
    async (name, records) => {
      writeOnly(records)
      expect(await calls[name]?.()).toMatchObject({ ok: true })
    },
  )

  test.each([
    { oos: '', pay_url: false },
    { oos: {}, pay_url: null, client_secret: [] },
    { pay_url: '', payment_state: 'odd', order: [] },
  ])('a checkout with %j is an order without a payment page', async (odd) => {
    api.answerWith({ RC: 200, records: { ord_id: 77, ...odd } })
    expect(await calls.checkOut?.()).toEqual({ ok: true, value: { orderId: '77', payUrl: null } })
  })
})

describe('a book after a change', () => {
  test.each(NOTHING)('is read again when the change answers %j', async (records) => {
    api.answerWith((received: Received) => ({
      RC: 200,
      records: methodOf(received) === 'GET' ? [WIRE_ADDRESS] : records,
    }))
    expect(await addressBook.saveAddress(ADDRESS, credentials)).toEqual({ ok: true, value: [ADDRESS] })
  })

  test('is not known when it cannot be read either', async () => {
    writeOnly(undefined)
    expect(await addressBook.saveAddress(ADDRESS, credentials)).toEqual({ ok: true, value: null })
  })
})

describe('a rejection with nothing in it', () => {
  const quote = () => calls.quoteCart?.()
  test.each([
    [206, { max_km: '8.5' }, { code: 'distance_exceeded', detail: { maxKm: 8.5 } }],
    [206, { max_km: 0 }, { code: 'distance_exceeded' }],
    [206, [], { code: 'distance_exceeded' }],
    [485, { countries: '' }, { code: 'shipping_countries' }],
    [485, { countries: ['CA', 'US'] }, { code: 'shipping_countries', detail: { countries: ['CA', 'US'] } }],
    [1000, { oos: [null, ''] }, { code: 'out_of_stock' }],
    [1000, { oos: ['Spa day', 7] }, { code: 'out_of_stock', detail: { items: ['Spa day', '7'] } }],
  ])('RC %i with %j', async (RC, records, failure) => {
    api.answerWith({ RC, records })
    expect(await quote()).toEqual({ ok: false, ...failure })
  })
})

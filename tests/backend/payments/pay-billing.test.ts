import { afterAll, describe, expect, it } from 'vitest'
import { makeDeal, makeStore, storeValues } from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { readOrder, VISA } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, me, stranger, deal, aio, visitorAio, placeOnline } = await openDesk()
afterAll(() => api.close())

const strict = await makeStore(api.db, { settings: { ...storeValues().settings, requireBillingAddress: true } })
const strictDeal = await makeDeal(api.db, strict, { stock: 100 })
const HOME = {
  fn: 'Ada',
  tn: '6045550100',
  street: '800 Robson St',
  city: 'Vancouver',
  region: 'BC',
  zipcd: 'V6Z 3B7',
  cntry: 'CA',
}
const saveAddress = async (tokens: Tokens): Promise<number> =>
  (await api.execute(tokens, '/api/rest/v7/customerAddr', 'POST', HOME)).records[0].id
const pay = (ord_id: string, over: object = {}) => ({ action: 'pay', ord_id, pay_mtd: 2, card: VISA, ...over })

describe('a card that pays an order of a store that requires a billing address', () => {
  it('uses one of the payer’s own addresses; the order stores it [CALL-25] [ENT-54]', async () => {
    const { id } = await placeOnline({}, strictDeal)
    const billing_adr_id = await saveAddress(me)
    expect((await aio(me, pay(id))).RC).toBe(400)
    expect((await aio(me, pay(id, { billing_adr_id: await saveAddress(stranger) }))).RC).toBe(400)
    expect((await aio(me, pay(id, { billing_adr_id }))).RC).toBe(200)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, billing_address: { street: '800 Robson St' } })
  })

  it('a visitor has no address; another customer’s stays private [CALL-25]', async () => {
    const { id } = await placeOnline({}, strictDeal)
    expect((await visitorAio(pay(id))).RC).toBe(400)
    expect((await aio(stranger, pay(id, { billing_adr_id: await saveAddress(stranger) }))).RC).toBe(200)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, billing_address: null })
  })

  it('other stores and other methods require none [CALL-25]', async () => {
    const other = await placeOnline({}, deal)
    expect((await visitorAio(pay(other.id))).RC).toBe(200)
    const online = await placeOnline({}, strictDeal)
    expect((await visitorAio({ action: 'pay', ord_id: online.id, pay_mtd: 6 })).RC).toBe(200)
  })
})

describe('the express script of the sandbox', () => {
  it('is served as a script', async () => {
    const answer = await api.app.request('/sandbox/express.js')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(await answer.text()).toContain('window.paypal')
  })
})

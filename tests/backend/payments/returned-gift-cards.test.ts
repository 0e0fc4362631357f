import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { payments } from '@/backend/orders/schema/payments'
import { refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { makeCustomer, makeProduct } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, VISA } from '@/tests/backend/support/shopping'

const { api, me, store } = await openDesk()
afterAll(() => api.close())

/** A gift card of C$25.00, paid by card, of which the provider returns some money by itself. */
async function returned(amount: number, before: (code: string) => Promise<unknown> = async () => undefined) {
  const product = await makeProduct(api.db, store, { price: 2500, kind: 1 })
  const items = [{ pid: product.id, qty: 1, options: [] }]
  const id = await buy(api, me, menuOf(store), { shp_mtd: 5, pay_mtd: 2, card: VISA }, { items, shp_mtd: 5 })
  const cardOf = async () => (await api.db.select().from(giftCards).where(eq(giftCards.orderId, id)))[0]
  await before((await cardOf())?.code ?? '')
  const [attempt] = await api.db.select().from(payments).where(eq(payments.orderId, id))
  if (!attempt) throw new Error('no attempt')
  const alarms: string[] = []
  const { logger } = api.deps
  Object.assign(api.deps, { logger: { ...logger, error: (_: object, event: string) => alarms.push(event) } })
  await refundByHand(api.db, attempt.idempotencyKey, amount)
  for (let n = 0; n < 2; n++) await applyEvent(api.deps, JSON.parse(createEvent('payment.refunded', attempt)))
  Object.assign(api.deps, { logger })
  return { balance: (await cardOf())?.balance, alarms, differences: await checkBooks(api.deps, new Date(0)) }
}

describe('the price of a gift card that somebody returned at the provider', () => {
  it.each([
    [2500, 0],
    [1000, 1500],
  ])('of %i is taken off the card, which holds %i then', async (amount, balance) => {
    expect(await returned(amount)).toEqual({ balance, alarms: [], differences: [] })
  })

  it('waits for people where the card was given away, or its money used', async () => {
    const friend = await makeCustomer(api.db)
    const give = (code: string) =>
      api.db.update(giftCards).set({ customerId: friend.id }).where(eq(giftCards.code, code))
    const answer = await returned(2500, give)
    expect(answer).toEqual({ balance: 2500, alarms: ['payment alarm'], differences: [] })
    const use = async (code: string) => {
      const dish = await makeProduct(api.db, store, { price: 1000 })
      const items = [{ pid: dish.id, qty: 1, options: [] }]
      await buy(api, me, menuOf(store), { gc_cd: code }, { items })
    }
    expect(await returned(2500, use)).toEqual({ balance: 0, alarms: ['payment alarm'], differences: [] })
  })
})

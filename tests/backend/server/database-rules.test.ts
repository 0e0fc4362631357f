import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { giftCardEntries, pointsEntries } from '@/backend/db/schema/ledgers'
import { orderLines, orders } from '@/backend/db/schema/orders'
import { products } from '@/backend/db/schema/products'
import { openDealShop } from '@/tests/backend/support/deal-shop'
import { makeCustomer, makeGiftCard, makeOptions, makeProduct } from '@/tests/backend/support/factories'
import { buy } from '@/tests/backend/support/shopping'

const { api, me, store, deal } = await openDealShop()
const id = await buy(api, me, deal)
afterAll(() => api.close())

const rule = (name: string) => ({ cause: expect.objectContaining({ constraint: name }) })

describe('the database refuses an order', () => {
  it.each([
    ['whose parts do not add up', 'orders_bill', { itemTotal: 1 }],
    ['whose tax is not in its total', 'orders_bill', { tax: 0 }],
    ['with a part below zero', 'orders_parts', { tips: -1 }],
    ['that is paid beyond its bill', 'orders_paid', { totalPaid: 1_000_000 }],
    ['that is complete and not paid', 'orders_paid', { status: 4 as const, totalPaid: 0 }],
    ['that returns more than was paid', 'orders_paid', { refunded: 1 }],
    ['whose points and gift card are more than was paid', 'orders_credit', { giftCardPayment: 1 }],
    ['of no known status', 'orders_status', { status: 8 as 7 }],
    ['paid by no known method', 'orders_payment_method', { paymentMethod: 9 as 8 }],
    ['handed over by no known method', 'orders_shipping_method', { shippingMethod: 0 as 1 }],
    ['that pays the surcharge of none', 'orders_related_order_id_orders_id_fk', { relatedOrderId: 'nobody' }],
  ])('%s', async (_, name, change) => {
    const broken = api.db.update(orders).set(change).where(eq(orders.id, id))
    await expect(broken).rejects.toMatchObject(rule(name))
  })

  it('line whose amount differs from its units', async () => {
    const broken = api.db.update(orderLines).set({ amount: 1 }).where(eq(orderLines.orderId, id))
    await expect(broken).rejects.toMatchObject(rule('order_lines_quantity'))
  })
})

describe('the database refuses', () => {
  it('ledger entries of orders that do not exist', async () => {
    const { id: myId } = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, myId, store.gid, 1000)
    const points = { customerId: myId, delta: 1, balance: 1, orderId: 'nobody' }
    await expect(api.db.insert(pointsEntries).values(points)).rejects.toThrow()
    const entry = { code, type: 1 as const, orderId: 'nobody', delta: -1, balance: 1 }
    await expect(api.db.insert(giftCardEntries).values(entry)).rejects.toThrow()
  })

  it('option groups under a missing choice, and products of unknown kind', async () => {
    await expect(makeOptions(api.db, { dealId: deal.id, parentChoiceId: -1 })).rejects.toThrow()
    await makeProduct(api.db, store)
    await expect(api.db.update(products).set({ kind: 2 })).rejects.toMatchObject(rule('products_kind'))
  })
})

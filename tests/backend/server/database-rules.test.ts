import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderLines, orders } from '@/backend/orders/schema/orders'
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
    ['handed over by no known method', 'orders_shipping_method', { fulfilmentMethod: 0 as 1 }],
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
  const paid = { kind: 'paid', debit: 'customer', credit: 'store', amount: 1, currency: 'CAD' } as const
  it.each([
    ['of nothing', 'transfers_amount', { amount: 0 }],
    ['from an account to itself', 'transfers_accounts', { debit: 'store' as const }],
    ['of a gift card that does not exist', 'transfers_gift_card_gift_cards_code_fk', { giftCard: 'nothing' }],
    ['of points of nobody', 'transfers_customer_id_customers_id_fk', { customerId: -1 }],
  ])('transfers %s', async (_, name, change) => {
    const broken = api.db.insert(transfers).values({ ...paid, createdAt: api.clock.now(), ...change })
    await expect(broken).rejects.toMatchObject(rule(name))
  })

  it('to change or delete a transfer', async () => {
    const { id: myId } = await makeCustomer(api.db)
    await makeGiftCard(api.db, myId, store.gid, 1000)
    const final = { cause: expect.objectContaining({ message: 'transfers are only ever added' }) }
    await expect(api.db.update(transfers).set({ amount: 1 })).rejects.toMatchObject(final)
    await expect(api.db.delete(transfers)).rejects.toMatchObject(final)
  })

  it('to empty the ledger or the audit, also by what refers to them', async () => {
    const emptied = (names: string) => api.db.execute(sql.raw(`truncate ${names} cascade`))
    const final = (message: string) => ({ cause: expect.objectContaining({ message }) })
    const [ledger, audit] = ['transfers are only ever added', 'entries of the audit are only ever added']
    for (const names of ['transfers', 'gift_cards', 'customers'])
      await expect(emptied(names)).rejects.toMatchObject(final(ledger))
    for (const names of ['audit_entries', 'operators']) await expect(emptied(names)).rejects.toMatchObject(final(audit))
    expect(await api.db.$count(transfers)).toBeGreaterThan(0)
  })

  it('option groups under a missing choice, and products of unknown kind', async () => {
    await expect(makeOptions(api.db, { dealId: deal.id, parentChoiceId: -1 })).rejects.toThrow()
    await makeProduct(api.db, store)
    await expect(api.db.update(products).set({ kind: 2 })).rejects.toMatchObject(rule('products_kind'))
  })
})

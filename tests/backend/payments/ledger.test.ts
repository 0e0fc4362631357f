import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { compareOwnBooks, findDifferences } from '@/backend/orders/ledger/compare-own-books'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { givePoints, makeGiftCard, makeProduct } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, VISA } from '@/tests/backend/support/shopping'

const { api, me, myId, store, deal, cancel, work, choose, placeOnline } = await openDesk()
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const check = () => checkBooks(api.deps, new Date(0))
const step = (id: string, name: 'accept' | 'complete') => stepOrder(api.db, id, name, api.clock.now())
/** The transfers of an order, as `captured 2240`. */
const movesOf = async (id: string) =>
  (await api.db.select().from(transfers).where(eq(transfers.orderId, id)).orderBy(transfers.id)).map(
    ({ kind, amount, currency }) => [kind, amount, ...(currency === 'CAD' ? [] : [currency])].join(' '),
  )

describe('the ledger', () => {
  it('has every step of a payment on a page and of its refund', async () => {
    const { id, payUrl } = await placeOnline()
    expect(await movesOf(id)).toEqual([])
    await choose(payUrl, 'approve')
    expect(await movesOf(id)).toEqual(['captured 2240', 'paid 2240'])
    await cancel(me, id)
    expect((await movesOf(id)).slice(2)).toEqual(['returned 2240'])
    expect(await check()).toEqual([])
    await work()
    expect((await movesOf(id)).slice(3)).toEqual(['refunded 2240'])
    expect(await check()).toEqual([])
  })

  it('has points and a gift card beside the card that pays the rest, and their return', async () => {
    await givePoints(api.db, myId, 500)
    const code = await makeGiftCard(api.db, myId, store.gid, 1000)
    const id = await buy(api, me, deal, { ...BY_CARD, pt_cnt: 300, gc_cd: code })
    const spent = ['card_spent 1000', 'points_spent 300 points', 'points_spent 300']
    expect(await movesOf(id)).toEqual([...spent, 'captured 940', 'paid 940'])
    await cancel(me, id)
    expect((await movesOf(id)).slice(5)).toEqual([
      'returned 940',
      'card_restored 1000',
      'points_restored 300 points',
      'points_restored 300',
    ])
    await work()
    expect(await check()).toEqual([])
  })

  it('has what a gift card costs, what it is worth, and its return', async () => {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const quoted = { items: [{ pid: gift.id, qty: 1 }], shp_mtd: 5 }
    const id = await buy(api, me, menuOf(store), { ...BY_CARD, shp_mtd: 5 }, quoted)
    expect(await movesOf(id)).toEqual(['captured 5000', 'paid 5000', 'card_issued 5000'])
    await cancel(me, id)
    expect((await movesOf(id)).slice(3)).toEqual(['card_voided 5000', 'returned 5000'])
    expect(await check()).toEqual([])
  })

  it('has the cash of an order that is handed over, and the points that it earns', async () => {
    const id = await buy(api, me, deal)
    for (const name of ['accept', 'complete'] as const) await step(id, name)
    expect(await movesOf(id)).toEqual(['collected 2240', 'points_earned 20 points'])
    expect(await check()).toEqual([])
  })
})

describe('the check of the books', () => {
  /** What it finds after a fault, all of which is then undone. */
  async function found(fault: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
    const undo = new Error('undo')
    let differences: string[] = []
    const done = inTransaction(api.db, async (tx) => {
      await fault(tx)
      differences = (await compareOwnBooks(tx)).flatMap(findDifferences)
      throw undo
    })
    await expect(done).rejects.toBe(undo)
    return differences
  }

  it('names every record that differs', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    const code = await makeGiftCard(api.db, myId, store.gid, 1000)
    const [attempt] = await api.db.select().from(payments).where(eq(payments.orderId, id))
    const key = attempt?.idempotencyKey ?? ''
    expect(await found((tx) => tx.update(orders).set({ totalPaid: 2000 }).where(eq(orders.id, id)))).toEqual([
      `order ${id}: paid 2000, in the ledger 2240`,
    ])
    expect(await found((tx) => tx.update(giftCards).set({ balance: 1 }).where(eq(giftCards.code, code)))).toEqual([
      `gift card ${code}: balance 1, in the ledger 1000`,
    ])
    const more = { kind: 'points_earned', amount: 7, currency: 'points', customerId: myId } as const
    const [line] = await found((tx) => bookTransfer(tx, more, api.clock.now()))
    expect(line).toMatch(/^customer \d+: points \d+, in the ledger \d+$/)
    expect(await check()).toEqual([])
    await api.db.update(sandboxCharges).set({ amount: 9 }).where(eq(sandboxCharges.idempotencyKey, key))
    expect(await check()).toEqual([`attempt ${key}: at its provider 9, in the ledger 2240`])
  })
})

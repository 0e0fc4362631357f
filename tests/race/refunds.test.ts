import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRefunds } from '@/backend/app/worker/reconcile-payments'
import { hashPassword } from '@/backend/customers/accounts/password'
import { transferGiftCard } from '@/backend/orders/gift-cards/transfer-gift-card'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { cancelOrder, stepOrder } from '@/backend/orders/moves/order-commands'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { hashToken } from '@/backend/platform/token'
import { deleteAccount } from '@/backend/privacy/deletion/delete-account'
import { refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { givePoints, makeCustomer, makeDeal, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { buy, VISA } from '@/tests/backend/support/shopping'
import type { TestApp } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const ROUNDS = size(40, 3)
const TIMES = 30
const TOTAL = 2240

describe('refunds under races', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  let deal: Awaited<ReturnType<typeof makeDeal>>
  beforeAll(async () => {
    api = await openRaceApp('refunds')
    store = await makeStore(api.db)
    deal = await makeDeal(api.db, store, { stock: 100_000 })
  })
  afterAll(() => api?.close())

  const tryTo = (work: () => Promise<unknown>) =>
    work().then(
      () => 200,
      (error) => {
        if (error instanceof DomainError) return 409
        throw error
      },
    )
  const refund = (id: string, amount: number, key: string) =>
    refundOrder(api.db, id, { key, amount, reason: '', lines: [] }, api.clock.now())
  const sumOf = async (id: string) => {
    const [row] = await api.db
      .select({ sum: sql<number>`coalesce(sum(${orderRefunds.amount}), 0)::int` })
      .from(orderRefunds)
      .where(eq(orderRefunds.orderId, id))
    return row?.sum ?? 0
  }

  /** Paid with C$3.00 of points, C$10.00 of a gift card and C$9.40 by card. */
  async function mixedOrder() {
    const me = await makeCustomer(api.db)
    await givePoints(api.db, me.id, 300)
    const code = await makeGiftCard(api.db, me.id, deal.gid, 1000)
    const id = await buy(api, me.tokens, deal, { pay_mtd: 2, card: VISA, pt_cnt: 300, gc_cd: code })
    const [attempt] = await api.db.select().from(payments).where(eq(payments.orderId, id))
    if (!attempt) throw new Error('no attempt')
    return { me, code, id, attempt }
  }

  it(`in part, a cancellation, refunds at the provider and a gift at once return all that was paid and no more, ${ROUNDS} times`, async () => {
    const friend = await makeCustomer(api.db, { email: 'friend@example.com' })
    for (let round = 0; round < ROUNDS; round++) {
      const { me, code, id, attempt } = await mixedOrder()
      const hear = () => applyEvent(api.deps, JSON.parse(createEvent('payment.refunded', attempt)))
      const acts: (() => Promise<unknown>)[] = [
        ...[100, 300, 700, 900].map((amount) => () => refund(id, amount, `${amount}`)),
        () => cancelOrder(api.deps, me.id, id),
        () => stepOrder(api.db, id, 'cancel', api.clock.now()),
        () =>
          transferGiftCard(
            api.deps,
            { id: me.id, language: 'en' },
            { code, receiver: 'friend@example.com', comment: '' },
          ),
        // the provider itself refuses what is more than it has
        () => refundByHand(api.db, attempt.idempotencyKey, 200).catch(() => null),
        () => refundByHand(api.db, attempt.idempotencyKey, 500).catch(() => null),
        hear,
        hear,
        () => sendRefunds(api.deps),
      ]
      await countAnswers(api.db, acts.length, (n) => tryTo(acts[(n + round) % acts.length] ?? hear))
      for (let turn = 0; turn < 8; turn++) {
        api.clock.advance(400)
        await hear()
        await sendRefunds(api.deps)
      }
      const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
      const [charge] = await api.db
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.idempotencyKey, attempt.idempotencyKey))
      const held = await api.db.select().from(giftCards).where(eq(giftCards.customerId, me.id))
      const given = await api.db.select().from(giftCards).where(eq(giftCards.code, code))
      const [account] = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, me.id))
      const mine = held.reduce((sum, { balance }) => sum + balance, 0)
      const isGiven = given[0]?.customerId === friend.id
      expect({ round, status: order?.status, refunded: order?.refunded, sum: await sumOf(id) }).toEqual({
        ...{ round, status: 5, refunded: TOTAL, sum: TOTAL },
      })
      expect([charge?.refunded, mine + (isGiven ? (given[0]?.balance ?? 0) : 0), account?.balance]).toEqual([
        940, 1000, 300,
      ])
      expect(await checkBooks(api.deps, new Date(0))).toEqual([])
    }
  }, 240_000)

  it(`of C$2.00 each, ${TIMES} at once, end with what was paid`, async () => {
    const { id } = await mixedOrder()
    const answers = await countAnswers(api.db, TIMES, (n) => tryTo(() => refund(id, 200, `${n}`)))
    expect([answers, await sumOf(id)]).toEqual([{ 200: 11, 409: TIMES - 11 }, 2200])
  })

  it(`with one key happen once, ${TIMES} times at once`, async () => {
    const { id } = await mixedOrder()
    const answers = await countAnswers(api.db, TIMES, () => tryTo(() => refund(id, 200, 'one')))
    expect([answers, await sumOf(id)]).toEqual([{ 200: TIMES }, 200])
  })

  it('would return more than was paid with a read before the write', async () => {
    const { id } = await mixedOrder()
    await countAnswers(api.db, TIMES, (n) =>
      inTransaction(api.db, async (tx) => {
        const rows = await tx.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
        const before = rows.reduce((sum, { amount }) => sum + amount, 0)
        if (before + 200 > TOTAL) return 409
        const money = { amount: 200, byProvider: 200, createdAt: api.clock.now() }
        await tx.insert(orderRefunds).values({ id: `${id}${n}`, orderId: id, key: `${n}`, ...money })
        return 200
      }),
    )
    expect(await sumOf(id)).toBeGreaterThan(TOTAL)
    await api.db.delete(orderRefunds).where(eq(orderRefunds.orderId, id))
  })

  it(`and the deletion of the account end without a deadlock, ${ROUNDS} times`, async () => {
    const passwordHash = await hashPassword('sesame')
    for (let round = 0; round < ROUNDS; round++) {
      const me = await makeCustomer(api.db, { passwordHash })
      const code = await makeGiftCard(api.db, me.id, deal.gid, 1000)
      const id = await buy(api, me.tokens, deal, { gc_cd: code })
      for (const step of ['accept', 'complete'] as const) await stepOrder(api.db, id, step, api.clock.now())
      const remove = () =>
        deleteAccount(
          api.deps,
          { id: me.id, address: `10.0.0.${round}`, tokenHash: hashToken(me.tokens.token) },
          { password: 'sesame', givesUpCredit: true },
        )
      const acts = [remove, () => refund(id, 1500, 'a'), () => refund(id, 200, 'b')]
      expect(await countAnswers(api.db, acts.length, (n) => tryTo(acts[n] ?? remove))).toEqual({ 200: 3 })
      expect(await checkBooks(api.deps, new Date(0))).toEqual([])
    }
  }, 120_000)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers, sessions } from '@/backend/customers/schema/customers'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { openPostgres } from '@/backend/platform/db/postgres'
import { inTransaction } from '@/backend/platform/db/transaction'
import { hashToken } from '@/backend/platform/token'
import { refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { localised } from '@/lib/domain/languages/languages'
import { createTestApp, NO_ORDER_LIMITS, type TestApp } from '@/tests/backend/support/test-app'
import { createDatabase } from '@/tests/support/databases'
import { WALK_LIMITS } from './walk/check-promises'
import { look, press } from './walk/checkout-steps'
import { logInByText, register } from './walk/login-steps'
import { cancel } from './walk/pay-steps'
import { begin, check } from './walk/steps'
import { must, openWorld, type World } from './walk/world'

interface Plant {
  world: World
  db: TestApp['db']
  /** the order that the first person paid with a gift card and a credit card */
  order: string
  owner: number
  stranger: number
}

/** What would be wrong with the product, and what the walk says of it. */
const PLANTS: [fault: string, plant: (real: Plant) => Promise<unknown>, says: RegExp][] = [
  [
    'more is charged than was shown',
    ({ db }) => db.update(sandboxCharges).set({ amount: 9999 }),
    /was charged 9999, shown was \d+/,
  ],
  [
    'a payment is opened over more than was shown',
    async ({ db, order, world }) => {
      const [row] = await db.select().from(payments).where(eq(payments.orderId, order))
      await db
        .insert(payments)
        .values({ ...must(row), id: 'another', idempotencyKey: 'another', reference: null, state: 'created' })
      world.shown = 1
    },
    /payment another is over \d+, shown was 1/,
  ],
  [
    'the bill of an order is not the one that was shown',
    async ({ db, world }) => {
      await look(world, 0, 1, 1)
      expect(await press(world, 0, 0, 3)).toBe('RC 200')
      const id = must(world.looks.at(-1)?.orderId)
      await db.update(orders).set({ tips: 500 }).where(eq(orders.id, id))
    },
    /order \w+ leaves \d+ to pay, shown was \d+/,
  ],
  [
    'a closed store sells',
    async ({ world }) => {
      await look(world, 0, 1, 1)
      world.taking.isSuspended = true
      await press(world, 0, 0, 0)
    },
    /a suspended store sold/,
  ],
  [
    'a refund is booked to another person’s card',
    async ({ world, db, order, stranger }) => {
      const [code] = must([...world.cards].find(([, card]) => card.owner === stranger))
      await db.update(giftCards).set({ balance: 600, bookValue: 1000 }).where(eq(giftCards.code, code))
      const restored = { kind: 'card_restored', amount: 100, currency: 'CAD', orderId: order, giftCard: code } as const
      await inTransaction(db, (tx) => bookTransfer(tx, restored, world.api.clock.now()))
    },
    /card_restored of order \w+ is another person's/,
  ],
  [
    'a cancelled order keeps what was paid',
    ({ db, order }) => db.update(orders).set({ status: 5 }).where(eq(orders.id, order)),
    /has ended and keeps \d+; payment \w+ is kept without an order/,
  ],
  [
    'a gift card has another owner',
    ({ db, owner, stranger }) =>
      db.update(giftCards).set({ customerId: stranger }).where(eq(giftCards.customerId, owner)),
    /card \w+ is account \d+'s/,
  ],
  [
    'a number opens the account of somebody else',
    ({ db, owner, stranger, world }) =>
      db
        .update(customers)
        .set({ phone: must(world.accounts.get(stranger)).phone })
        .where(eq(customers.id, owner)),
    /60477701\d\d opens account 1, not 3/,
  ],
  [
    'an ended session lives on',
    async ({ db, world }) => {
      const old = must(world.people[0]?.session)
      await logInByText(world, 0, 1)
      await db.update(sessions).set({ endedAt: world.api.clock.now() })
      await db
        .update(sessions)
        .set({ endedAt: null })
        .where(eq(sessions.tokenHash, hashToken(old.tokens.token)))
    },
    /an ended session still opens account/,
  ],
  [
    'a stranger reads an order',
    ({ db, order, stranger }) => db.update(orders).set({ customerId: stranger }).where(eq(orders.id, order)),
    /account \d+ sees the orders \w+, its own are ;.*reads the order \w+ of another/,
  ],
  [
    'a visitor reads about people',
    ({ db, order }) => {
      const name = localised((language) => (language === 'en' ? 'For Person0' : ''))
      return db.update(orderLines).set({ name }).where(eq(orderLines.orderId, order))
    },
    /a visitor reads Person0 in order/,
  ],
  [
    'a transfer is in the ledger that never happened',
    ({ db, owner, world }) => {
      const earned = { kind: 'points_earned', amount: 7, currency: 'points', customerId: owner } as const
      return inTransaction(db, (tx) => bookTransfer(tx, earned, world.api.clock.now()))
    },
    /customer \d+: points \d+, in the ledger \d+/,
  ],
  [
    'the provider made a refund that nobody booked',
    async ({ db, order }) => {
      const [row] = await db.select().from(payments).where(eq(payments.orderId, order))
      await refundByHand(db, must(row).idempotencyKey, 100)
    },
    /attempt \w+: at its provider \d+, in the ledger \d+/,
  ],
  [
    'nothing bounds what an unverified account holds',
    async ({ world }) => {
      Object.assign(world.api.deps.config, { orderLimits: NO_ORDER_LIMITS })
      await register(world, 3, 3)
      for (let n = 0; n <= WALK_LIMITS.openUnverified; n++) {
        await look(world, 3, 1, 1)
        expect(await press(world, 3, 0, 3)).toBe('RC 200')
      }
      Object.assign(world.api.deps.config, { orderLimits: WALK_LIMITS })
    },
    /unverified account \d+ has 3 open orders/,
  ],
  [
    'nothing bounds how many quotes are stored',
    async ({ world }) => {
      Object.assign(world.api.deps.config, { orderLimits: NO_ORDER_LIMITS })
      for (let n = 0; n < 12; n++) await look(world, 0, 1, 1)
      Object.assign(world.api.deps.config, { orderLimits: WALK_LIMITS })
    },
    /account \d+ has \d+ stored quotes/,
  ],
  [
    'a checkout is told as failed, and there is an order',
    async ({ world, db, order }) => {
      await look(world, 0, 1, 1)
      expect(await press(world, 0, 0, 15)).toMatch(/^RC 456/)
      const failed = must(world.looks.at(-1)).quoteId
      await db.update(orders).set({ quoteId: failed }).where(eq(orders.id, order))
    },
    /quote \w+ was told as failed, and is order \w+/,
  ],
  [
    'a typed comment and a name are dropped',
    async ({ world, db }) => {
      await look(world, 0, 1, 1)
      expect(await press(world, 0, 0, 3)).toBe('RC 200')
      const id = must(world.looks.at(-1)?.orderId)
      await db.delete(orderComments).where(eq(orderComments.orderId, id))
      await db.update(orders).set({ firstName: '' }).where(eq(orders.id, id))
    },
    /given was Person0.*; the comment of order \w+ was dropped/,
  ],
]

describe('a planted fault of accounts and money is found', () => {
  let api: TestApp
  beforeAll(async () => {
    const open = openPostgres(await createDatabase('plants'), { size: 10, waitMs: 10_000 })
    api = createTestApp(open.db, open.close, { simulator: false, orderLimits: WALK_LIMITS })
  })
  afterAll(() => api?.close())

  /** The first person buys a dish, with a gift card of less and a credit card. */
  async function bought(): Promise<Plant> {
    const world = await openWorld(api)
    await begin(world)
    const [owner, stranger] = [world.people[0]?.session?.account, world.people[2]?.session?.account].map(must)
    expect(await look(world, 0, 1, 2)).toBe('dish')
    expect(await press(world, 0, 0, 0)).toBe('RC 200')
    await check(world, 'the purchase')
    const [order] = must([...world.orders][0])
    return { world, db: api.db, order, owner: must(owner), stranger: must(stranger) }
  }

  it.each(PLANTS)(
    '%s',
    async (_, plant, says) => {
      const real = await bought()
      await plant(real)
      await expect(check(real.world, 'the fault')).rejects.toThrow(says)
      real.world.close()
    },
    10_000,
  )

  it('and a cancellation without a fault is not', async () => {
    const { world, order } = await bought()
    expect(await cancel(world, 0, 0)).toBe('RC 200')
    await check(world, 'the cancellation')
    expect((await api.db.select().from(orders).where(eq(orders.id, order)))[0]?.status).toBe(5)
    world.close()
  }, 10_000)
})

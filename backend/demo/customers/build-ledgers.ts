import type { giftCardEntries, giftCards, pointsEntries } from '@/backend/db/schema/ledgers'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/gift-card-entry'
import type { OrderRow } from './build-orders'
import { WELCOME_CARD } from './order-plans'
import { DEMO_CUSTOMER } from './people'

const DAY = 86_400_000
const WELCOME_POINTS = 1000

type CardRow = typeof giftCards.$inferInsert
type CardEntry = typeof giftCardEntries.$inferInsert

/** Points entries in chronological order, each with its running balance. */
export function buildPoints(orders: OrderRow[], now: Date): (typeof pointsEntries.$inferInsert)[] {
  const moves: { delta: number; orderId: string | null; createdAt: Date }[] = [
    { delta: WELCOME_POINTS, orderId: null, createdAt: new Date(now.getTime() - 400 * DAY) },
  ]
  for (const order of [...orders].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    if (order.pointsSpent) moves.push({ delta: -order.pointsSpent, orderId: order.id, createdAt: order.createdAt })
    if (order.pointsEarned) moves.push({ delta: order.pointsEarned, orderId: order.id, createdAt: order.updatedAt })
  }
  let balance = 0
  return moves.map((move) => {
    balance += move.delta
    return { customerId: DEMO_CUSTOMER, ...move, balance }
  })
}

/** Three cards: one in use, one received as a gift, one spent and partly refunded. Entries add up to each balance. */
export function buildGiftCards(orders: OrderRow[], now: Date): { cards: CardRow[]; entries: CardEntry[] } {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  const used = orders
    .filter((order) => order.giftCardCode === WELCOME_CARD)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((order) => ({
      type: GIFT_CARD_ENTRY.used,
      extra: order.id,
      delta: -(order.giftCardPayment ?? 0),
      createdAt: order.createdAt,
    }))
  const plans = [
    {
      code: WELCOME_CARD,
      gid: 1001,
      bookValue: 5000,
      expiresAt: null,
      moves: [{ type: GIFT_CARD_ENTRY.created, extra: '', orderId: null, delta: 5000, createdAt: ago(330) }, ...used],
    },
    {
      code: 'PLZ3WN8T5C6D',
      gid: 1031,
      bookValue: 10000,
      expiresAt: new Date(now.getTime() + 300 * DAY),
      moves: [
        { type: GIFT_CARD_ENTRY.received, extra: 'second@plaza.test', orderId: null, delta: 10000, createdAt: ago(64) },
      ],
    },
    {
      code: 'PLZ9HF4R2V7J',
      gid: 1005,
      bookValue: 2500,
      expiresAt: new Date(now.getTime() + 45 * DAY),
      moves: [
        { type: GIFT_CARD_ENTRY.created, extra: '', orderId: null, delta: 2500, createdAt: ago(120) },
        { type: GIFT_CARD_ENTRY.used, extra: '', orderId: null, delta: -2500, createdAt: ago(80) },
        { type: GIFT_CARD_ENTRY.refunded, extra: '', orderId: null, delta: 850, createdAt: ago(78) },
      ],
    },
  ]
  const entries: CardEntry[] = []
  const cards = plans.map(({ moves, ...card }) => {
    let balance = 0
    for (const move of moves) {
      balance += move.delta
      entries.push({ code: card.code, ...move, balance })
    }
    const purchasedAt = moves[0]?.createdAt ?? now
    return { ...card, customerId: DEMO_CUSTOMER, balance, currency: 'CAD', purchasedAt }
  })
  return { cards, entries }
}

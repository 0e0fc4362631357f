import { millisecondsInDay } from 'date-fns/constants'
import type { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { POINTS, TRANSFERS, type TransferKind } from '@/backend/orders/schema/transfer-kinds'
import type { OrderHistory, OrderRow } from './build-orders'
import { WELCOME_CARD } from './order-plans'
import { DEMO_CUSTOMER, SECOND_CUSTOMER } from './people'

const WELCOME_POINTS = 1000

type CardRow = typeof giftCards.$inferInsert
export type TransferRow = typeof transfers.$inferInsert

/** `bulkInsert` requires the same keys in every row. */
const NOTHING = { orderId: null, paymentId: null, refundId: null, giftCard: null, customerId: null }

function transfer(kind: TransferKind, row: Omit<TransferRow, 'kind' | 'debit' | 'credit'>): TransferRow {
  return { ...NOTHING, ...row, kind, ...TRANSFERS[kind] }
}

function byAge<T extends { createdAt: Date }>(rows: T[]): T[] {
  return [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** The payments of the orders, and the refunds of cancelled ones. */
export function buildPaymentTransfers({ payments }: Pick<OrderHistory, 'payments'>): TransferRow[] {
  return payments.flatMap(({ id: paymentId, orderId, amount, currency, refunded, createdAt = new Date(0) }) => {
    const money = { amount, currency, orderId, paymentId, createdAt }
    const taken = [transfer('captured', money), transfer('paid', money)]
    return refunded ? [...taken, transfer('returned', money), transfer('refunded', money)] : taken
  })
}

/** Points in chronological order, each spending followed by its value. */
export function buildPoints(orders: OrderRow[], now: Date): TransferRow[] {
  const customerId = DEMO_CUSTOMER
  const welcome = { amount: WELCOME_POINTS, customerId, createdAt: new Date(now.getTime() - 400 * millisecondsInDay) }
  const moves = byAge(orders).flatMap(({ id: orderId, currency, createdAt, updatedAt, ...order }) => {
    const { pointsSpent = 0, pointsPayment = 0, pointsEarned = 0 } = order
    const [spent, earned] = [
      { customerId, orderId, createdAt },
      { customerId, orderId, createdAt: updatedAt },
    ]
    return [
      transfer('points_spent', { ...spent, amount: pointsSpent, currency: POINTS }),
      transfer('points_spent', { ...spent, amount: pointsPayment, currency }),
      transfer('points_earned', { ...earned, amount: pointsEarned, currency: POINTS }),
    ].filter(({ amount }) => amount > 0)
  })
  return [transfer('points_earned', { ...welcome, currency: POINTS }), ...moves]
}

/** Three gift cards: one in use, one given away, one spent and partly refunded. */
export function buildGiftCards(orders: OrderRow[], now: Date): { cards: CardRow[]; transfers: TransferRow[] } {
  const ago = (days: number) => new Date(now.getTime() - days * millisecondsInDay)
  const used = byAge(orders.filter((order) => order.giftCardCode === WELCOME_CARD)).map(
    ({ id: orderId, giftCardPayment = 0, createdAt }) => {
      return { kind: 'card_spent' as const, orderId, amount: giftCardPayment, createdAt }
    },
  )
  const plans = [
    {
      code: WELCOME_CARD,
      gid: 1001,
      bookValue: 5000,
      expiresAt: null,
      moves: [{ kind: 'card_issued', amount: 5000, createdAt: ago(330) }, ...used],
    },
    {
      code: 'PLZ3WN8T5C6D',
      gid: 1031,
      bookValue: 10000,
      expiresAt: new Date(now.getTime() + 300 * millisecondsInDay),
      moves: [
        { kind: 'card_issued', amount: 10000, createdAt: ago(65) },
        { kind: 'card_given', amount: 10000, customerId: DEMO_CUSTOMER, createdAt: ago(64) },
        { kind: 'card_received', amount: 10000, customerId: SECOND_CUSTOMER, createdAt: ago(64) },
      ],
    },
    {
      code: 'PLZ9HF4R2V7J',
      gid: 1005,
      bookValue: 2500,
      expiresAt: new Date(now.getTime() + 45 * millisecondsInDay),
      moves: [
        { kind: 'card_issued', amount: 2500, createdAt: ago(120) },
        { kind: 'card_spent', amount: 2500, createdAt: ago(80) },
        { kind: 'card_restored', amount: 850, createdAt: ago(78) },
      ],
    },
  ] as const
  const moved = plans.map(({ code, moves }) =>
    moves.map(({ kind, ...move }) => transfer(kind, { ...move, currency: 'CAD', giftCard: code })),
  )
  const cards = plans.map(({ moves, ...card }, n) => {
    const balance = (moved[n] ?? []).reduce(
      (sum, { credit, amount }) => sum + (credit === 'gift_card' ? amount : -amount),
      0,
    )
    const purchasedAt = moves[0]?.createdAt ?? now
    return { ...card, customerId: DEMO_CUSTOMER, balance, currency: 'CAD', purchasedAt }
  })
  return { cards, transfers: moved.flat() }
}

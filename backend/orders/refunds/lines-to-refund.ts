import { eq } from 'drizzle-orm'
import { type BoughtCard, isUntouched } from '@/backend/orders/gift-cards/bought-cards'
import { orderRefunds, type RefundedLine } from '@/backend/orders/schema/order-refunds'
import { type OrderRow, orderLines } from '@/backend/orders/schema/orders'
import type { TaxParts } from '@/backend/orders/taxes/tax-parts'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { priceOfLines } from './refund-shares'

interface PricedLines {
  /** minor units */
  amount: number
  taxes: TaxParts
  /** how many gift cards of each line */
  giftCards: RefundedLine[]
}

/** What lines cost after those that were refunded before. Throws `invalidRequest` for a line or quantity that the order does not have. */
export async function priceLines(tx: Transaction, order: OrderRow, lines: RefundedLine[]): Promise<PricedLines> {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const isGiftCard = (id: number) => rows.some((row) => row.id === id && row.kind === LINE_KIND.giftCard)
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length
  const ofOrder = rows.map((row) => ({ ...row, isGiftCard: isGiftCard(row.id) }))
  const price = isTwice ? null : priceOfLines(order, ofOrder, lines, await readRefundedLines(tx, order.id))
  if (!price || price.amount <= 0) throw new DomainError('invalidRequest', 'the lines cannot be refunded')
  return { ...price, giftCards: lines.filter(({ lineId }) => isGiftCard(lineId)) }
}

/** Throws `conflict` where earlier refunds leave less of a line. */
export async function requireNotRefunded(tx: Transaction, orderId: string, lines: RefundedLine[]): Promise<void> {
  if (lines.length === 0) return
  const refunded = await readRefundedLines(tx, orderId)
  const quantities = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))

  for (const { lineId, quantity } of lines) {
    const before = refunded.filter((line) => line.lineId === lineId)
    const gone = before.reduce((sum, line) => sum + line.quantity, 0)
    const left = (quantities.find(({ id }) => id === lineId)?.quantity ?? 0) - gone
    if (quantity > left) throw new DomainError('conflict', `of line ${lineId}, ${left} can still be refunded`)
  }
}

async function readRefundedLines(tx: Transaction, orderId: string): Promise<RefundedLine[]> {
  const refunds = await tx
    .select({ lines: orderRefunds.lines })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
  return refunds.flatMap(({ lines }) => lines)
}

/** Chooses untouched gift cards of these lines, waiting ones last. Throws `conflict` where there are not as many. */
export function chooseCards(cards: BoughtCard[], buyerId: number, lines: RefundedLine[]): BoughtCard[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const free = cards.filter((card) => card.orderLineId === lineId && card.voided === 0 && isUntouched(card, buyerId))
    if (free.length < quantity)
      throw new DomainError(
        'conflict',
        `of the gift cards of line ${lineId}, ${free.length} can still be returned: others were used, given away or returned`,
      )
    const isWaiting = (card: BoughtCard) => Number(card.waitsFor !== null)
    return free.sort((a, b) => isWaiting(a) - isWaiting(b)).slice(0, quantity)
  })
}

import { z } from 'zod'
import { instant } from '@/backend/operators/operation/fields'
import { toDecimal } from '@/lib/domain/money/decimals'
import type { StoreGiftCard } from './store-gift-cards'

const money = z.number()

/** Who owns it, whom it waits for and who gave it are their business: it may have left the store's customers. */
export const giftCard = z
  .object({
    code: z.string(),
    store: z.string().describe('key of the only store that takes it'),
    state: z
      .enum(['valid', 'empty', 'waiting', 'expired', 'void'])
      .describe('`waiting`: given to an address that is not confirmed yet'),
    currency: z.string(),
    value: money.describe('at first'),
    balance: money,
    bought_at: instant,
    expires_at: instant.nullable(),
    order_id: z.string().nullable().describe('that bought it; null: a refund'),
    is_given: z.boolean().describe('its owner is not who bought it'),
    history: z
      .array(
        z.object({
          at: instant,
          kind: z.string().describe('`issued`, `spent`, `restored`, `voided`, `given` or `received`'),
          change: money,
          balance: money.describe('then'),
          order_id: z.string().nullable(),
        }),
      )
      .describe('newest first'),
  })
  .meta({ id: 'store_gift_card' })

function stateOf({ card, history: [latest] }: StoreGiftCard, now: Date): z.output<typeof giftCard>['state'] {
  if (card.forfeited !== null) return 'void'
  if (card.balance === 0) return latest?.kind === 'card_voided' ? 'void' : 'empty'
  if (card.expiresAt !== null && card.expiresAt <= now) return 'expired'
  return card.waitsFor === null ? 'valid' : 'waiting'
}

export function toGiftCard(found: StoreGiftCard, now: Date): z.input<typeof giftCard> {
  const { card, store, buyerId, history } = found
  const decimal = (minor: number) => toDecimal(minor, card.currency)
  return {
    code: card.code,
    store,
    state: stateOf(found, now),
    currency: card.currency,
    value: decimal(card.bookValue),
    balance: decimal(card.balance),
    bought_at: card.purchasedAt.toISOString(),
    expires_at: card.expiresAt?.toISOString() ?? null,
    order_id: card.orderId,
    is_given: buyerId !== null && buyerId !== card.customerId,
    history: history.map(({ kind, change, balance, orderId, createdAt }) => ({
      at: createdAt.toISOString(),
      kind: kind.replace('card_', ''),
      change: decimal(change),
      balance: decimal(balance),
      order_id: orderId,
    })),
  }
}

export function cardLines(card: z.output<typeof giftCard>): string[] {
  const { code, store, state, currency, balance, value, order_id: orderId, expires_at: expires, history } = card
  const until = expires && `until ${expires}`
  return [
    [code, store, state, `${currency} ${balance} of ${value}`, until, orderId].filter(Boolean).join('  '),
    ...history.map((one) =>
      [`    ${one.at}`, one.kind, `${currency} ${one.change}`, one.order_id].filter(Boolean).join('  '),
    ),
  ]
}

import { asc, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { readCardStatement } from '@/backend/orders/gift-cards/list-gift-cards'
import { giftCards } from '@/backend/orders/schema/ledgers'
import type { Database } from '@/backend/platform/db/database'
import { toDecimal } from '@/lib/domain/money/decimals'
import { type Exporter, ofExporter } from './exporter'

/** The customer's gift cards, the oldest first, each with its history. */
export async function exportGiftCards(db: Database, exporter: Exporter) {
  const cards = await db
    .select({ card: giftCards, store: stores.name })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .where(ofExporter(giftCards.customerId, exporter))
    .orderBy(asc(giftCards.purchasedAt), giftCards.code)
  const exported = []
  // one after another, since parallel reads would take all connections
  for (const { card, store } of cards) {
    const money = (minor: number) => toDecimal(minor, card.currency)
    const { items } = await readCardStatement(db, card, { page: 1, pageSize: -1 })
    exported.push({
      code: card.code,
      store: store[exporter.language],
      currency: card.currency,
      value: money(card.bookValue),
      balance: money(card.balance),
      purchasedAt: card.purchasedAt,
      expiresAt: card.expiresAt,
      waitsFor: card.waitsFor,
      history: items.map(({ kind, change, createdAt }) => ({ at: createdAt, kind, change: money(change) })),
    })
  }
  return exported
}

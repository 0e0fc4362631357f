import { and, asc, eq, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Actor } from '@/backend/operators/access/abilities'
import { requireOrder } from '@/backend/operators/access/find-order'
import { isInReach } from '@/backend/operators/access/reach'
import { readStatement } from '@/backend/orders/ledger/read-statement'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

const MAX = 50

export type StoreGiftCard = Awaited<ReturnType<typeof readCards>>[number]

/** Finds a gift card by its code; none of a store out of reach. */
export function findByCode(db: Database, actor: Actor, code: string): Promise<StoreGiftCard[]> {
  return readCards(db, actor, eq(giftCards.code, code))
}

/** Lists at most 50 gift cards that an order bought. Throws `notFound`, including for an order out of reach. */
export async function findByOrder(db: Database, actor: Actor, orderId: string): Promise<StoreGiftCard[]> {
  const { id } = await requireOrder(db, actor, orderId)
  return readCards(db, actor, eq(giftCards.orderId, id))
}

/** Throws `notFound`. */
export async function requireCard(db: Database, actor: Actor, code: string): Promise<StoreGiftCard> {
  const [card] = await findByCode(db, actor, code)
  if (!card) throw new DomainError('notFound', 'no such gift card')
  return card
}

async function readCards(db: Database, actor: Actor, which: SQL) {
  const cards = await db
    .select({ card: giftCards, store: stores.urlKey, buyerId: orders.customerId })
    .from(giftCards)
    .innerJoin(stores, eq(stores.gid, giftCards.gid))
    .leftJoin(orders, eq(orders.id, giftCards.orderId))
    .where(and(which, isInReach(actor, giftCards.gid)))
    .orderBy(asc(giftCards.code))
    .limit(MAX)
  const found = []
  // one after another: a transaction, which may be the caller, has one connection
  for (const one of cards) {
    const ofCard = eq(transfers.giftCard, one.card.code)
    const { items: history } = await readStatement(db, 'gift_card', ofCard, { ownerId: null, page: 1, pageSize: -1 })
    found.push({ ...one, history })
  }
  return found
}

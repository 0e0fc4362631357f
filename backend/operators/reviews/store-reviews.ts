import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Actor } from '@/backend/operators/access/abilities'
import { isInReach, requireStores } from '@/backend/operators/access/reach'
import { reviews } from '@/backend/orders/schema/reviews'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'

export const REVIEW_STATES = ['all', 'shown', 'hidden'] as const

const PAGE = 50
const HAS_STATE = { all: undefined, shown: isNull(reviews.hiddenAt), hidden: isNotNull(reviews.hiddenAt) }

interface ReviewQuery {
  /** keys; empty: every store in reach */
  stores: readonly string[]
  state: (typeof REVIEW_STATES)[number]
  page: number
}

/** A page of 50 reviews, newest first. Throws `notFound` for a store out of reach. */
export async function listStoreReviews(db: Database, actor: Actor, { stores: keys, state, page }: ReviewQuery) {
  const gids = await requireStores(db, actor, keys)
  const where = and(isInReach({ gids }, reviews.gid), HAS_STATE[state])
  const items = await db
    .select({ review: reviews, store: stores.urlKey })
    .from(reviews)
    .innerJoin(stores, eq(stores.gid, reviews.gid))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
  const [all] = await db.select({ n: count() }).from(reviews).where(where)
  return { items, total: all?.n ?? 0 }
}

/** Throws `notFound`, including for a review of a store out of reach. */
export async function readStoreReview(db: Database, actor: Actor, id: number) {
  const [found] = await db
    .select({ review: reviews, store: stores.urlKey })
    .from(reviews)
    .innerJoin(stores, eq(stores.gid, reviews.gid))
    .where(and(eq(reviews.id, id), isInReach(actor, reviews.gid)))
  if (!found) throw new DomainError('notFound', 'no such review')
  return found
}

import { and, count, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { stores } from '@/backend/db/schema/stores'
import { addDays, fromLocal, toLocal } from '@/backend/services/stores/local-time'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { Actor } from './abilities'
import { isInReach } from './reach'

const { pending, processing } = ORDER_STATUS

type OrderStateFilter = 'open' | keyof typeof ORDER_STATUS

export interface StoreOrderQuery {
  /** keys; none: every store in reach */
  stores: readonly string[]
  /** `YYYY-MM-DD` by each store's own clock; null: any */
  day: string | 'today' | null
  state: OrderStateFilter | null
  /** part of an id, a short number, a name, a phone or an address */
  text: string
  page: number
  pageSize: number
}

/** Newest first: of a day those that were placed or are wanted then; of today also what is left to do of earlier days. */
export async function listStoreOrders(db: Database, actor: Actor, query: StoreOrderQuery, now: Date) {
  const ofStores = query.stores.length > 0 ? inArray(stores.urlKey, [...query.stores]) : undefined
  const inReach = and(isInReach(actor, stores.gid), ofStores)
  const zones = await db.selectDistinct({ timeZone: stores.timeZone }).from(stores).where(inReach)
  const isThen = zones.map(({ timeZone }) => and(eq(stores.timeZone, timeZone), isOnDay(query.day, timeZone, now)))
  // no store, no order
  const where = and(inReach, or(...isThen, sql`false`), isInState(query.state), hasText(query.text))
  const items = await db
    .select({ order: orders, store: stores.urlKey })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  const all = db.select({ n: count() }).from(orders).innerJoin(stores, eq(stores.gid, orders.gid)).where(where)
  return { items, total: (await all)[0]?.n ?? 0 }
}

function isOnDay(day: StoreOrderQuery['day'], timeZone: string, now: Date): SQL | undefined {
  if (day === null) return undefined
  const date = day === 'today' ? toLocal(now, timeZone).date : day
  const [start, end] = [fromLocal(date, 0, timeZone), fromLocal(addDays(date, 1), 0, timeZone)]
  const isWithin = (column: typeof orders.createdAt | typeof orders.expectedStart) =>
    and(gte(column, start), lt(column, end))
  const isLeft = and(isInState('open'), or(isNull(orders.expectedStart), lt(orders.expectedStart, start)))
  return or(isWithin(orders.createdAt), isWithin(orders.expectedStart), day === 'today' ? isLeft : undefined)
}

/** `open`: what a store has to do; not what awaits an online payment. */
function isInState(state: OrderStateFilter | null): SQL | undefined {
  if (state === null) return undefined
  if (state !== 'open') return eq(orders.status, ORDER_STATUS[state])
  return and(inArray(orders.status, [pending, processing]), isNull(orders.expiresAt))
}

function hasText(text: string): SQL | undefined {
  const words = text.trim()
  if (words === '') return undefined
  const like = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`
  const [id, digits] = [words.replaceAll('-', ''), words.replace(/\D/g, '')]
  const name = sql`${orders.firstName} || ' ' || ${orders.lastName}`
  return or(
    // a short number has a dash, an id has none
    id === '' ? undefined : ilike(orders.id, like(id)),
    ilike(name, like(words)),
    ilike(orders.email, like(words)),
    digits.length >= 3 ? ilike(orders.phone, like(digits)) : undefined,
  )
}

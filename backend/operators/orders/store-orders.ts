import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { addDays, fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import type { Actor } from '@/backend/operators/access/abilities'
import { ORDER_TEXT, requireOrder } from '@/backend/operators/access/find-order'
import { isInReach, requireStores } from '@/backend/operators/access/reach'
import { textOccurs } from '@/backend/operators/operation/text-match'
import { type OrderDetail, readOrderById } from '@/backend/orders/queries/read-order'
import { orders } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import { isNotFullyRefunded } from '@/backend/orders/state/full-refund'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const { pending, processing } = ORDER_STATUS

type OrderStateFilter = 'open' | keyof typeof ORDER_STATUS

export interface StoreOrderQuery {
  /** keys; empty: every store in reach */
  stores: readonly string[]
  /** `YYYY-MM-DD` in each store's time zone; null: any */
  day: string | 'today' | null
  state: OrderStateFilter | null
  /** part of an id, a short number, a name, a phone or an address */
  text: string
  page: number
  pageSize: number
}

/** The total of a list is counted up to this number. */
export const MAX_COUNTED = 1000

/**
 * Lists orders newest first: those that were placed or are due on the day, and with `today` the open ones of earlier days.
 */
export async function listStoreOrders(db: Database, actor: Actor, query: StoreOrderQuery, now: Date) {
  const gids = await requireStores(db, actor, query.stores)
  const zones = await db
    .selectDistinct({ timeZone: stores.timeZone })
    .from(stores)
    .where(isInReach({ gids }, stores.gid))
  if (zones.length === 0) return { items: [], total: 0 }
  const isInDay = isOnDay(
    query.day,
    zones.map(({ timeZone }) => timeZone),
    now,
  )
  const where = and(isInReach({ gids }, orders.gid), isInDay, isInState(query.state), isFound(query.text))
  const items = await db
    .select({ order: orders, store: stores.urlKey })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  const counted = db.select({ id: orders.id }).from(orders).where(where).limit(MAX_COUNTED).as('counted')
  const [all] = await db.select({ n: count() }).from(counted)
  return { items, total: all?.n ?? 0 }
}

/** Ids are found with or without their dash. */
function isFound(text: string): SQL | undefined {
  return textOccurs(ORDER_TEXT, text, [text.replaceAll('-', '')])
}

/** A day differs by time zone: the indexes serve the widest period, which is then narrowed in each zone. */
function isOnDay(day: StoreOrderQuery['day'], zones: string[], now: Date): SQL | undefined {
  if (day === null) return undefined
  const days = zones.map((timeZone) => ({ timeZone, ...limitsOf(day, timeZone, now) }))
  const widest = {
    start: new Date(Math.min(...days.map(({ start }) => start.getTime()))),
    end: new Date(Math.max(...days.map(({ end }) => end.getTime()))),
  }
  const [only] = days
  if (only && days.length === 1) return isWithin(day, only)
  const inZone = (timeZone: string) => sql`${orders.gid} in (select gid from stores where time_zone = ${timeZone})`
  const exactly = days.map((one) => and(inZone(one.timeZone), isWithin(day, one)))
  return and(isWithin(day, widest), or(...exactly))
}

interface DayLimits {
  start: Date
  end: Date
}

function limitsOf(day: string, timeZone: string, now: Date): DayLimits {
  const date = day === 'today' ? toLocal(now, timeZone).date : day
  return { start: fromLocal(date, 0, timeZone), end: fromLocal(addDays(date, 1), 0, timeZone) }
}

function isWithin(day: string, { start, end }: DayLimits): SQL | undefined {
  const between = (column: typeof orders.createdAt | typeof orders.expectedStart) =>
    and(gte(column, start), lt(column, end))
  const isLeft = and(isInState('open'), or(isNull(orders.expectedStart), lt(orders.expectedStart, start)))
  return or(between(orders.createdAt), between(orders.expectedStart), day === 'today' ? isLeft : undefined)
}

/** `open` are orders that the store has to handle: none that awaits an online payment or was refunded in full. */
function isInState(state: OrderStateFilter | null): SQL | undefined {
  if (state === null) return undefined
  if (state !== 'open') return eq(orders.status, ORDER_STATUS[state])
  return and(inArray(orders.status, [pending, processing]), isNull(orders.expiresAt), isNotFullyRefunded())
}

export interface StoreOrder extends OrderDetail {
  review: Pick<typeof reviews.$inferSelect, 'id' | 'rating' | 'body' | 'answer' | 'hiddenAt'> | null
}

/** An order by what `requireOrder` takes, whose errors it throws. */
export async function readStoreOrder(db: Database, actor: Actor, typed: string): Promise<StoreOrder> {
  const { id } = await requireOrder(db, actor, typed)
  const detail = await readOrderById(db, id)
  const { id: reviewId, rating, body, answer, hiddenAt } = reviews
  const columns = { id: reviewId, rating, body, answer, hiddenAt }
  const [review] = await db.select(columns).from(reviews).where(eq(reviews.orderId, id))
  return { ...detail, review: review ?? null }
}

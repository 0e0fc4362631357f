import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { LocalPeriod } from '@/backend/operators/sales/local-periods'
import { orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'

const PAGE_SIZE = 200

export type PlacedOrder = Awaited<ReturnType<typeof readPage>>[number]

/** The orders that were placed in the periods and that `which` selects, oldest first in each time zone. */
export async function* readPages(
  tx: Transaction,
  which: SQL | undefined,
  periods: readonly LocalPeriod[],
): AsyncGenerator<PlacedOrder[]> {
  for (const period of periods) {
    let after: SQL | undefined
    let page: PlacedOrder[]
    do {
      page = await readPage(tx, and(which, isPlacedIn(period), after))
      if (page.length > 0) yield page
      const last = page.at(-1)
      after = last && sql`(${orders.createdAt}, ${orders.id}) > (${last.cursor}::timestamptz, ${last.id})`
    } while (page.length === PAGE_SIZE)
  }
}

/** Conditions on orders joined with their stores. */
export function isPlacedIn({ timeZone, start, end }: LocalPeriod): SQL | undefined {
  return and(eq(stores.timeZone, timeZone), gte(orders.createdAt, start), lt(orders.createdAt, end))
}

/** Without what is about the customer, but for the number. */
function readPage(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      id: orders.id,
      store: stores.urlKey,
      timeZone: stores.timeZone,
      customerId: orders.customerId,
      status: orders.status,
      selfCheckout: orders.selfCheckout,
      fulfilmentMethod: orders.fulfilmentMethod,
      currency: orders.currency,
      itemTotal: orders.itemTotal,
      storeDiscount: orders.storeDiscount,
      couponDiscount: orders.couponDiscount,
      couponCode: orders.couponCode,
      surcharge: orders.surcharge,
      shippingFee: orders.shippingFee,
      taxes: orders.taxes,
      appliedTaxes: orders.appliedTaxes,
      tips: orders.tips,
      grandTotal: orders.grandTotal,
      refunded: orders.refunded,
      createdAt: orders.createdAt,
      reviewUntil: orders.reviewUntil,
      /** in microseconds, of which a `Date` has none */
      cursor: sql<string>`${orders.createdAt}::text`,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(where)
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(PAGE_SIZE)
}

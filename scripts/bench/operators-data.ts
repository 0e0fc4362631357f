import { eq, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export interface Size {
  /** stores besides those of the demo */
  stores: number
  /** orders of one store, and as many of one customer */
  orders: number
}

export const BUSY_STORE = 'bench-1'
export const ACTIVE_CUSTOMER = 1_000_000
/** The only order with this name and phone, for searches. */
export const NEEDLE = { order: 'needle0bench1', id: 'needle0', name: 'Lovelace-Byron', phone: '6049998877' }
const FIRST_GID = 1_000_000
const PASSERS_BY = 5000

/** Inserts copies of a store of the demo. */
export async function addStores(db: Database, size: Size): Promise<void> {
  await db.execute(sql`
    insert into stores select (jsonb_populate_record(s, jsonb_build_object(
      'gid', ${FIRST_GID}::int + n, 'url_key', 'bench-' || n, 'domain', null))).*
    from stores s, generate_series(1, ${size.stores}::int) n where s.gid = (select min(gid) from stores)`)
}

/** Inserts copies of a finished order with its lines and transfers, one every ten minutes, of many customers and of one. */
export async function addOrders(db: Database, size: Size): Promise<void> {
  const [one] = await db
    .select({ id: orders.id, customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.status, ORDER_STATUS.completed))
    .limit(1)
  const [busy] = await db.select({ gid: stores.gid }).from(stores).where(eq(stores.urlKey, BUSY_STORE))
  if (!one || !busy) throw new Error('the demo has no finished order')
  await db.execute(sql`
    insert into customers select (jsonb_populate_record(c, jsonb_build_object(
      'id', ${ACTIVE_CUSTOMER}::int + n, 'email', 'c' || n || '@bench.example',
      'first_name', 'Passer', 'last_name', 'By ' || n, 'phone', lpad(n::text, 10, '2')))).*
    from customers c, generate_series(0, ${PASSERS_BY}::int) n where c.id = ${one.customerId}`)
  const ofStore = {
    prefix: 's',
    gid: sql`${busy.gid}::int`,
    customer: sql`${ACTIVE_CUSTOMER}::int + 1 + n % ${PASSERS_BY}::int`,
  }
  const ofCustomer = {
    prefix: 'c',
    gid: sql`${FIRST_GID}::int + 1 + n % ${size.stores}::int`,
    customer: sql`${ACTIVE_CUSTOMER}::int`,
  }
  for (const { prefix, gid, customer } of [ofStore, ofCustomer]) {
    await db.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', ${prefix}::text || md5(n::text), 'quote_id', ${prefix}::text || n, 'gid', ${gid}, 'customer_id', ${customer},
        'created_at', now() - n * interval '10 minutes', 'updated_at', now() - n * interval '10 minutes',
        'expected_start', null, 'expected_end', null, 'related_order_id', null))).*
      from orders o, generate_series(1, ${size.orders}::int) n where o.id = ${one.id}`)
    await db.execute(sql`
      insert into transfers (kind, debit, credit, amount, currency, order_id, created_at)
      select kind, debit, credit, amount, currency, ${prefix}::text || md5(n::text), now() - n * interval '10 minutes'
      from transfers, generate_series(1, ${size.orders}::int) n
      where order_id = ${one.id} and currency <> 'points' and payment_id is null`)
    await db.execute(sql`
      insert into order_lines (order_id, pid, deal_id, kind, name, unit_price, quantity, amount, options)
      select ${prefix}::text || md5(n::text), pid, deal_id, kind, name, unit_price, quantity, amount, options
      from order_lines, generate_series(1, ${size.orders}::int) n where order_id = ${one.id}`)
  }
  const { order, name, phone } = NEEDLE
  await db.execute(sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', ${order}::text, 'quote_id', ${order}::text, 'gid', ${busy.gid}::int, 'last_name', ${name}::text,
      'phone', ${phone}::text, 'related_order_id', null))).*
    from orders o where o.id = ${one.id}`)
  await db.execute(sql`
    update customers set last_name = ${name}, phone = ${phone} where id = ${ACTIVE_CUSTOMER}::int`)
}

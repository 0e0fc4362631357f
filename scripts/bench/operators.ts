import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { seedDatabase } from '@/backend/demo/seed-database'
import { commandActor } from '@/backend/operators/access/abilities'
import { findCustomers, listCustomerOrders } from '@/backend/operators/customers/customer-accounts'
import { listStoreOrders, readStoreOrder, type StoreOrderQuery } from '@/backend/operators/orders/store-orders'
import { readSales } from '@/backend/operators/sales/read-sales'
import { listOrders } from '@/backend/orders/queries/list-orders'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { startPostgres } from '@/scripts/launch/postgres'
import { ACTIVE_CUSTOMER, addOrders, addStores, BUSY_STORE, NEEDLE, type Size } from './operators-data'
import { type Times, timed, timesOf } from './times'

const SIZES: Size[] = [
  { stores: 1, orders: 1000 },
  { stores: 200, orders: 10_000 },
  { stores: 5000, orders: 100_000 },
]
const ROUNDS = 15
const WARM_UP = 3
/** The highest allowed ratio of the time with the most data to that with the least. */
const MOST = 3
const ACTOR = commandActor('bench')
const NOW = new Date()
const today = NOW.toISOString().slice(0, 10)
const lastWeek = new Date(NOW.getTime() - 5 * 86_400_000).toISOString().slice(0, 10)

const orders =
  (query: Partial<StoreOrderQuery>) =>
  ({ db }: OpenDatabase) => {
    const all = { stores: [BUSY_STORE], day: null, state: null, text: '', page: 1, pageSize: 50 }
    return listStoreOrders(db, ACTOR, { ...all, ...query }, NOW)
  }
const sales =
  (stores: string[], from: string) =>
  ({ db }: OpenDatabase) =>
    readSales(db, ACTOR, { stores, from, to: today })

const READS: [name: string, read: (open: OpenDatabase) => Promise<unknown>][] = [
  ['today’s orders of a store', orders({ day: 'today' })],
  ['today’s orders of all stores', orders({ day: 'today', stores: [] })],
  ['orders to do, of a store', orders({ state: 'open' })],
  ['all orders of a store', orders({})],
  ['all orders of a store, page 20', orders({ page: 20 })],
  ['orders by a name', orders({ text: NEEDLE.name, stores: [] })],
  ['orders by part of a number', orders({ text: NEEDLE.id, stores: [] })],
  ['orders by a phone', orders({ text: NEEDLE.phone, stores: [] })],
  ['one order', ({ db }) => readStoreOrder(db, ACTOR, NEEDLE.order)],
  ['customers by a name', ({ db }) => findCustomers(db, ACTOR, NEEDLE.name)],
  ['customers by a phone', ({ db }) => findCustomers(db, ACTOR, NEEDLE.phone)],
  [
    'orders of a customer, for that customer',
    ({ db }) => listOrders(db, { customerId: ACTIVE_CUSTOMER, domain: undefined, page: 1, pageSize: 20 }),
  ],
  ['orders of a customer', ({ db }) => listCustomerOrders(db, ACTOR, ACTIVE_CUSTOMER, 1)],
  ['sales of a store, a day', sales([BUSY_STORE], today)],
  ['sales of all stores, a day', sales([], today)],
  ['sales of a store, six days', sales([BUSY_STORE], lastWeek)],
]

async function openShop(postgres: string, size: Size): Promise<OpenDatabase> {
  const name = `bench_operators_${size.orders}`
  const admin = new Client({ connectionString: postgres })
  await admin.connect()
  await admin.query(`create database ${name}`)
  // as docs/deployment.md says
  await admin.query(`alter database ${name} set random_page_cost = 1.1`)
  await admin.end()
  const url = new URL(postgres)
  url.pathname = name
  await preparePostgres(`${url}`, async (db) => {
    await seedDatabase(db, { now: NOW })
    await addStores(db, size)
    await addOrders(db, size)
    await db.execute(sql`vacuum analyze`)
  })
  return openPostgres(`${url}`)
}

const writeRow = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

const postgres = await startPostgres()
const shops: OpenDatabase[] = []
try {
  for (const size of SIZES) shops.push(await openShop(postgres.url, size))
  const titles = SIZES.flatMap((size) => [`${size.stores} stores, ${size.orders} orders: p50`, 'p95'])
  writeRow('read (ms)', ...titles, 'ratio', 'at most', '')
  writeRow(...Array<string>(titles.length + 4).fill('---'))
  for (const [name, read] of READS) {
    const times = await timeRead(read)
    // below a millisecond, a ratio is noise
    const ratio = (times.at(-1)?.p50 ?? 0) / Math.max(times[0]?.p50 ?? 1, 1)
    const cells = times.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)])
    writeRow(name, ...cells, ratio.toFixed(1), `${MOST}`, ratio > MOST ? 'falls short' : '')
  }
} finally {
  for (const { close } of shops) await close()
  await postgres.stop()
}

/** Measures all in turn, so that they share a busy moment of the machine. */
async function timeRead(read: (open: OpenDatabase) => Promise<unknown>): Promise<Times[]> {
  const lists: number[][] = shops.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [at, shop] of shops.entries()) await timed(round < 0 ? [] : (lists[at] ?? []), () => read(shop))
  return lists.map(timesOf)
}

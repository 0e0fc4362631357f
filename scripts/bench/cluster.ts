import { openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import { buildIfStale } from '@/launch/build'
import { type Customer, findOffers, type Offer, openCustomer } from '@/scripts/cluster/customers'
import { openCluster } from '@/scripts/cluster/open-cluster'
import { shoot } from './load'

/** `npm run bench -- cluster`: figures are divided by what one storefront and API do. */
const SIZES = [1, 2, 4]
const SECONDS = Number(process.argv[2] ?? 12)
const CUSTOMERS = 16
const DIST_DIR = '.next'

/** Orders per second. */
async function shop(customers: Customer[], offers: Offer[]): Promise<number> {
  const start = Date.now()
  let orders = 0
  const lines = customers.map(async (customer, first) => {
    for (let n = first; Date.now() - start < SECONDS * 1000; n += customers.length) {
      const offer = offers[n % offers.length]
      if (offer) await customer.buy(offer)
      orders++
    }
  })
  await Promise.all(lines)
  return (orders * 1000) / (Date.now() - start)
}

await mkdir('.reports', { recursive: true })
await buildIfStale(DIST_DIR)
const log = openSync('.reports/bench.log', 'w')
const writeRow = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
writeRow('processes', 'pages/s', '÷ one', 'p99 ms', 'orders/s', '÷ one')
writeRow('---', '---', '---', '---', '---', '---')
const first = { pages: 0, orders: 0 }
for (const size of SIZES) {
  const cluster = await openCluster({ distDir: DIST_DIR, size, env: { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, log })
  try {
    const page = `${cluster.storefront}/?lan=en&city=vancouver`
    await shoot(page, 2)
    const pages = await shoot(page, SECONDS)
    const customers: Customer[] = []
    for (let n = 0; n < CUSTOMERS; n++) customers.push(await openCustomer(cluster, n, []))
    const orders = await shop(customers, await findOffers(cluster, 15))
    if (size === 1) Object.assign(first, { pages: pages.requestsPerSecond, orders })
    writeRow(
      size,
      Math.round(pages.requestsPerSecond),
      (pages.requestsPerSecond / first.pages).toFixed(2),
      pages.p99Milliseconds.toFixed(0),
      orders.toFixed(1),
      (orders / first.orders).toFixed(2),
    )
  } finally {
    await cluster.close()
  }
}
process.stdout.write(`on ${os.availableParallelism()} cores, which the database, nginx and the clients share\n`)

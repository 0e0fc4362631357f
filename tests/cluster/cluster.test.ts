import { openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { orders } from '@/backend/orders/schema/orders'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { buildIfStale } from '@/launch/build'
import { type Cluster, openCluster } from '@/scripts/cluster/open-cluster'
import type { NodePart } from '@/scripts/cluster/plan-processes'
import { DIST_DIR } from '@/scripts/launch/preview'
import { findFaults, findUnsettled } from '@/tests/backend/support/money-faults'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { startLoad } from './load'

const BACK_WITHIN_MS = 10_000
const SETTLED_WITHIN_MS = 90_000
/** Of load before and after something happens. */
const CALM_MS = 3000

let cluster: Cluster
let open: OpenDatabase
let desk: TestApp

beforeAll(async () => {
  await mkdir('.reports', { recursive: true })
  await buildIfStale(DIST_DIR)
  cluster = await openCluster({
    distDir: DIST_DIR,
    env: { SIMULATOR: 'off', LOG_LEVEL: 'warn' },
    log: openSync('.reports/cluster.log', 'w'),
  })
  open = openPostgres(cluster.postgres.url, { size: 2 })
  desk = createTestApp(open.db, open.close)
  // thousands are bought here
  await open.db.update(deals).set({ stock: 100_000 })
  // the first requests compile what they run
  const first = await startLoad(cluster)
  await wait(CALM_MS)
  await first.stop()
}, 300_000)
afterAll(async () => {
  await desk?.close()
  await cluster?.close()
})

async function settle(): Promise<string[]> {
  const deadline = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < deadline && (await findUnsettled(desk.deps)).length > 0) await wait(500)
  return findUnsettled(desk.deps)
}

describe('under load, when a part is killed with -9', () => {
  const kill = (part: NodePart) => () => cluster.kill(part)
  const { postgres, redis, nginx } = {
    postgres: () => cluster.postgres.restart?.(),
    redis: async () => {
      await cluster.redis.kill()
      await wait(2000)
      await cluster.redis.start()
    },
    nginx: async () => {
      await cluster.nginx.kill()
      await cluster.nginx.start()
    },
  }
  it.each<[string, () => Promise<void> | undefined]>([
    ['storefront 1', kill('storefront 1')],
    ['storefront 2', kill('storefront 2')],
    ['api 1', kill('api 1')],
    ['api 2', kill('api 2')],
    ['worker', kill('worker')],
    ['redis', redis],
    ['postgres', postgres],
    ['nginx', nginx],
  ])(
    '%s: every accepted order is there, nobody pays twice, errors are 503, and it is back within 10 s',
    async (part, act) => {
      const load = await startLoad(cluster)
      await wait(CALM_MS)
      const [before, ordersBefore] = [load.failures.length, load.orders.length]
      const at = Date.now()
      await act()
      const took = Date.now() - at
      await wait(Math.max(CALM_MS, BACK_WITHIN_MS - took))
      const [servedBy, orderedBy] = [load.pages(), load.orders.length]
      await wait(CALM_MS)
      await load.stop()

      const last = Math.max(0, ...load.failures.map((failure) => failure.at - at))
      process.stdout.write(
        `${part}: ${load.orders.length} orders, ${load.pages()} pages, ${load.failures.length} failures, the last after ${last} ms; the part itself after ${took} ms\n`,
      )
      expect(before).toBe(0)
      expect(ordersBefore).toBeGreaterThan(0)
      // a connection is lost with the proxy itself
      const refused = load.failures.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
      expect(part === 'nginx' ? refused.filter(({ status }) => typeof status === 'number') : refused).toEqual([])
      expect(last).toBeLessThan(BACK_WITHIN_MS)
      expect(load.pages()).toBeGreaterThan(servedBy)
      expect(load.orders.length).toBeGreaterThan(orderedBy)

      expect(await settle()).toEqual([])
      expect(await findFaults(desk.deps, new Date(0))).toEqual([])
      const stored = new Set((await open.db.select({ id: orders.id }).from(orders)).map(({ id }) => id))
      expect(load.orders.filter((id) => !stored.has(id))).toEqual([])
    },
  )
})

describe('a rolling restart under load', () => {
  it('loses no request: storefronts, APIs and worker are replaced one after another', async () => {
    const load = await startLoad(cluster)
    await wait(CALM_MS)
    for (const part of ['api 1', 'api 2', 'storefront 1', 'storefront 2', 'worker'] as const)
      await cluster.replace(part)
    await wait(CALM_MS)
    await load.stop()
    process.stdout.write(`rolling restart: ${load.orders.length} orders, ${load.pages()} pages\n`)
    expect(load.failures).toEqual([])
    expect(load.orders.length).toBeGreaterThan(20)
  })
})

describe('an outage of both storefronts while few visit', () => {
  it('is over with the first page: its scripts, on connections of their own, are all answered', async () => {
    const read = async (path: string) => {
      const answer = await fetch(`${cluster.storefront}${path}`, { headers: { connection: 'close' } })
      return { status: answer.status, text: await answer.text() }
    }
    const both = ['storefront 1', 'storefront 2'] as const
    const back = Promise.all(both.map((part) => cluster.kill(part)))
    await wait(100)
    // each worker of nginx finds out about both
    const refused = await Promise.all(Array.from({ length: 30 }, () => read('/deals?lan=en')))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    await back
    await wait(3000)
    const { status, text } = await read('/deals?lan=en')
    const scripts = [...text.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([path]) => path)
    expect([status, scripts.length > 3]).toEqual([200, true])
    const asked = Array.from({ length: 40 }, (_, index) => read(scripts[index % scripts.length] ?? ''))
    expect((await Promise.all(asked)).filter((answer) => answer.status !== 200)).toEqual([])
  })
})

import { createHmac } from 'node:crypto'
import { openSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import type { Limiter } from '@/backend/platform/limits/limiter'
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter'
import { createSharedLimiter } from '@/backend/platform/limits/shared-limiter'
import { buildIfStale } from '@/launch/build'
import { demoSecret } from '@/launch/demo-secret'
import { startStorefront } from '@/launch/product-servers'
import { end, type Server } from '@/launch/server-process'
import { localised } from '@/lib/domain/languages/languages'
import { openRedis } from '@/lib/redis'
import { type Cluster, openCluster } from '@/scripts/cluster/open-cluster'
import { copyBuild } from '@/scripts/launch/copy-build'
import { freePort } from '@/scripts/launch/free-port'
import { DIST_DIR } from '@/scripts/launch/preview'

const REACHED_WITHIN_MS = 2000
const GID = 1001
/** stores whose pages nobody has read yet */
const UNREAD = 1002
const OTHER_UNREAD = 1003
const OWN_BUILD = `${DIST_DIR}-alone`

let cluster: Cluster
let open: OpenDatabase
/** a storefront that knows of no Redis */
let alone: Server
let ALONE = ''

beforeAll(async () => {
  await mkdir('.reports', { recursive: true })
  await buildIfStale(DIST_DIR)
  const log = openSync('.reports/shared-state.log', 'w')
  cluster = await openCluster({ distDir: DIST_DIR, env: { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, log })
  open = openPostgres(cluster.postgres.url, { size: 2 })
  const port = await freePort()
  ALONE = `http://localhost:${port}`
  const env = { ...cluster.env, REDIS_URL: '' }
  await copyBuild(DIST_DIR, OWN_BUILD)
  alone = await startStorefront({ dataDir: cluster.dataDir, distDir: OWN_BUILD, port, apiPort: 0, env, log })
}, 300_000)
afterAll(async () => {
  if (alone) await end(alone)
  await rm(OWN_BUILD, { recursive: true, force: true })
  await open?.close()
  await cluster?.close()
})

const storefronts = () => [cluster.addressOf('storefront 1'), cluster.addressOf('storefront 2')]

/** The store's page as this storefront serves it to everybody. */
async function readPage(origin: string, gid = GID): Promise<string> {
  const headers = { 'x-forwarded-host': new URL(cluster.storefront).host }
  const response = await fetch(`${origin}/store/${gid}?lan=en`, { headers })
  expect(response.status).toBe(200)
  return response.text()
}

async function renameStore(name: string, gid = GID): Promise<void> {
  const all = localised(() => name)
  await open.db.update(stores).set({ name: all }).where(eq(stores.gid, gid))
}

/** The signed notice that the API's worker sends to one storefront. */
async function purge(origin: string): Promise<void> {
  const body = JSON.stringify({ tags: [`store:${GID}`], at: Date.now() })
  const signature = createHmac('sha256', await demoSecret(cluster.dataDir, 'purge'))
    .update(body)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-plaza-signature': signature }
  const response = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
}

/** Milliseconds until the page has this text; Infinity after four times as long as it may take. */
async function untilShown(origin: string, text: string): Promise<number> {
  const start = Date.now()
  while (Date.now() - start < 4 * REACHED_WITHIN_MS) {
    if ((await readPage(origin)).includes(text)) return Date.now() - start
    await wait(25)
  }
  return Number.POSITIVE_INFINITY
}

it('a purge that one storefront receives reaches all within 2 s, and none without Redis', async () => {
  for (const origin of [...storefronts(), ALONE]) await readPage(origin)
  await renameStore('Renamed Once')
  await purge(cluster.addressOf('storefront 1'))
  const took = await Promise.all(storefronts().map((origin) => untilShown(origin, 'Renamed Once')))
  process.stdout.write(`a purge was seen after ${took.join(' and ')} ms\n`)
  expect(Math.max(...took)).toBeLessThan(REACHED_WITHIN_MS)
  expect(await readPage(ALONE)).not.toContain('Renamed Once')
})

it('after a purge the first visitor of each storefront gets the new page, also of one that is older than a minute', async () => {
  for (const origin of storefronts()) await readPage(origin)
  await wait(61_000)
  await renameStore('Renamed Late')
  await purge(cluster.addressOf('storefront 1'))
  // on its way through Redis
  await wait(500)
  for (const origin of storefronts()) expect(await readPage(origin)).toContain('Renamed Late')
}, 90_000)

it('a purge while Redis is down is not an error, and reaches the others once Redis is back, even if it is empty', async () => {
  for (const origin of storefronts()) await readPage(origin)
  await cluster.redis.kill()
  await renameStore('Renamed Twice')
  await purge(cluster.addressOf('storefront 1'))
  expect(await untilShown(cluster.addressOf('storefront 1'), 'Renamed Twice')).toBeLessThan(REACHED_WITHIN_MS)
  expect(await readPage(cluster.addressOf('storefront 2'))).not.toContain('Renamed Twice')
  await cluster.redis.start()
  expect(await untilShown(cluster.addressOf('storefront 2'), 'Renamed Twice')).toBeLessThan(2 * REACHED_WITHIN_MS)
})

it('a page that one storefront has rendered, another one starts with, which without Redis renders it anew', async () => {
  // every connection to the new Redis is there again
  await wait(REACHED_WITHIN_MS)
  await renameStore('Renamed Before', UNREAD)
  await readPage(cluster.addressOf('storefront 1'), UNREAD)
  // nobody is told of this, so that only the API knows
  await renameStore('Renamed After', UNREAD)
  await cluster.kill('storefront 2')
  expect(await readPage(cluster.addressOf('storefront 2'), UNREAD)).toContain('Renamed Before')
  expect(await readPage(ALONE, UNREAD)).toContain('Renamed After')
})

it('a page may come from one storefront and its script from another one, which without Redis has none of that page', async () => {
  await renameStore('Renamed Here', OTHER_UNREAD)
  const page = await readPage(cluster.addressOf('storefront 1'), OTHER_UNREAD)
  const [script = ''] = /\/_plaza\/rsc\/[^"]+/.exec(page) ?? []
  const statusAt = async (origin: string) => (await fetch(origin + script, { redirect: 'manual' })).status
  expect(await statusAt(cluster.addressOf('storefront 2'))).toBe(200)
  expect(await statusAt(ALONE)).toBe(307)
})

it('of 60 attempts at two processes 10 are allowed, by Redis, and by the database while it is down; memory allows 20', async () => {
  const connections = [0, 1].map(() => openRedis(cluster.redis.url, () => undefined))
  await Promise.all(connections.map((redis) => new Promise((resolve) => redis.once('ready', resolve))))
  const limit = { name: 'cluster-test', max: 10, seconds: 60 }
  const countAllowed = async (limiters: Limiter[], key: string) => {
    const attempts = Array.from({ length: 60 }, (_, n) => limiters[n % limiters.length]?.attempt(limit, key))
    return (await Promise.all(attempts)).filter((attempt) => attempt?.isAllowed).length
  }
  const shared = connections.map((redis) => createSharedLimiter(open.db, redis))
  try {
    expect(await countAllowed([createMemoryLimiter(), createMemoryLimiter()], 'ada')).toBe(20)
    expect(await countAllowed(shared, 'ada')).toBe(10)
    await cluster.redis.kill()
    expect(await countAllowed(shared, 'bob')).toBe(10)
    await cluster.redis.start()
  } finally {
    for (const redis of connections) redis.destroy()
  }
})

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '@/backend/platform/db/database'
import { isUnavailable } from '@/backend/platform/db/database-errors'
import { openDatabase } from '@/backend/platform/db/open-database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { startApi } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { createApiProcess } from '@/tests/backend/support/crash-process'
import { createCrashShopping, expectWholeBooks, makeMarket } from '@/tests/backend/support/crash-shopping'
import { makeCustomer, makeDeal, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { checkOut, quoteId } from '@/tests/backend/support/shopping'
import { createTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { createDatabase, createEmptyDatabase } from '@/tests/support/databases'
import { openPooler } from './pooler'

const BUYERS = 300
const STOCK = 10
const SPENDS = 200
const KILLS = 5
/** Far fewer connections than there are customers, so that most transactions get that of another. */
const SERVER_CONNECTIONS = 6

const rowsOf = async (db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows

describe('PostgreSQL behind pgbouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof openPooler>>
  let app: TestApp
  const buyers: Tokens[] = []
  beforeAll(async () => {
    pooler = await openPooler(inject('postgresUrl'), {
      default_pool_size: `${SERVER_CONNECTIONS}`,
      query_wait_timeout: '120',
    })
    const open = openPostgres(pooler.through(await createDatabase('pooled')), { size: 60, waitMs: 120_000 })
    app = createTestApp(open.db, open.close, { logLevel: 'silent' })
    for (let n = 0; n < BUYERS; n++) buyers.push((await makeCustomer(app.db)).tokens)
  })
  afterAll(async () => {
    await app?.close()
    await pooler?.close()
  })

  it('two APIs that start at once migrate and fill an empty database once', async () => {
    const { url } = await createEmptyDatabase('pooled_start')
    const direct = openPostgres(url, { size: 2 })
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-pooled-'))
    const env = { DATABASE_URL: pooler.through(url), PLAZA_MODE: 'demo', SIMULATOR: 'off', SEED_DEALS: '40' }
    const start = async () => startApi({ dataDir, distDir: '', port: 1, apiPort: await freePort(), env })
    const started = await Promise.allSettled([start(), start()])
    try {
      expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      expect(await rowsOf(direct.db, 'select count(*)::int as deals from deals')).toEqual([{ deals: 40 }])
      // a lock of a session would stay with a connection that others get
      expect(await rowsOf(direct.db, `select * from pg_locks where locktype = 'advisory'`)).toEqual([])
    } finally {
      await Promise.all(started.map((one) => one.status === 'fulfilled' && end(one.value)))
      await direct.close()
      await rm(dataDir, { recursive: true })
    }
  })

  it('preserves every acknowledged order and charges none twice while an API is killed', async () => {
    const url = await createDatabase('pooled_crash')
    const direct = openPostgres(url, { size: 5 })
    const api = await createApiProcess({ DATABASE_URL: pooler.through(url) })
    try {
      const shopping = createCrashShopping(api, await makeMarket(direct.db, 8))
      for (let kill = 0; kill < KILLS; kill++) await shopping.killDuringCheckouts(kill * 7)
      await shopping.sendLostAgain()
      await expectWholeBooks(direct.db, shopping.acknowledged)
    } finally {
      await api.remove()
      await direct.close()
    }
  })

  it(`sells exactly ${STOCK} of ${STOCK} to ${BUYERS} buyers at once`, async () => {
    const store = await makeStore(app.db)
    const deal = await makeDeal(app.db, store, { stock: STOCK })
    const quotes = await Promise.all(buyers.map((buyer) => quoteId(app, buyer, deal)))
    const codes = await Promise.all(
      buyers.map(async (buyer, n) => (await checkOut(app, buyer, deal, quotes[n] ?? '')).RC),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(STOCK)
    expect(codes.filter((code) => code === 1000)).toHaveLength(BUYERS - STOCK)
  })

  it(`spends a gift card once among ${SPENDS} full spends at once`, async () => {
    const store = await makeStore(app.db)
    const deal = await makeDeal(app.db, store, { stock: 1000 })
    const { id, tokens } = await makeCustomer(app.db)
    const code = await makeGiftCard(app.db, id, store.gid, 2240)
    const quotes = await Promise.all(Array.from({ length: SPENDS }, () => quoteId(app, tokens, deal)))
    const spend = async (quote: string) => (await checkOut(app, tokens, deal, quote, { pay_mtd: 3, gc_cd: code })).RC
    const codes = await Promise.all(quotes.map(spend))
    expect(codes.filter((one) => one === 200)).toHaveLength(1)
    expect(await rowsOf(app.db, `select balance from gift_cards where code = '${code}'`)).toEqual([{ balance: 0 }])
  })

  it('has the limits of time, which end what waits for too long as a fault that passes', async () => {
    const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const shown = await Promise.all(
      limits.map(async (name) => Object.values((await rowsOf(app.db, `show ${name}`))[0] ?? {})),
    )
    expect(shown.flat()).toEqual(['4s', '7s', '15s'])
    const error = await app.db.execute(sql`select pg_sleep(9)`).catch((problem: unknown) => problem)
    expect(isUnavailable(error)).toBe(true)
  })

  it('connections that PostgreSQL ends are a 503 at most, and then there are others', async () => {
    const admin = new Pool({ connectionString: inject('postgresUrl'), max: 1 })
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname like 'race_pooled_%'`)
    await admin.end()
    const get = async () => (await app.app.request('/api/v7/sfc?lan=en')).status
    const statuses = await Promise.all(Array.from({ length: 20 }, get))
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    await vi.waitFor(async () => expect(await get()).toBe(200))
  })

  it('a pooler without the lines about limits is refused at the start, by name', async () => {
    const strict = await openPooler(inject('postgresUrl'), { ignore_startup_parameters: 'extra_float_digits' })
    const config = { databaseUrl: strict.through(await createDatabase('strict')), databasePool: 2, dataDir: '' }
    const logger = { error: () => undefined } as unknown as Parameters<typeof openDatabase>[1]
    await expect(
      openDatabase({ ...config, databaseDirectUrl: null, databaseReadUrl: null }, logger, async () => undefined),
    ).rejects.toThrow('deploy/pgbouncer.ini')
    await strict.close()
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '@/backend/platform/db/database'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { inTransaction } from '@/backend/platform/db/transaction'
import { createTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createDatabase, createEmptyDatabase } from '@/tests/support/databases'

const PROCESSES = 3
const POOL = 4

const readCount = async (db: Database) => {
  const { rows } = (await db.execute(sql`select count(*)::int as n from filled`)) as unknown as {
    rows: { n: number }[]
  }
  return rows[0]?.n ?? 0
}

describe('several processes on one PostgreSQL', () => {
  it('three processes that migrate an empty database at once all succeed', { timeout: 60_000 }, async () => {
    const { url } = await createEmptyDatabase('migrate')
    const migrate = () =>
      spawn('node', ['--import', 'tsx', 'backend/migrate-cli.ts'], { env: { ...process.env, DATABASE_URL: url } })
    const ended = async (process: ChildProcess): Promise<unknown> => (await once(process, 'exit'))[0]
    expect(await Promise.all(Array.from({ length: PROCESSES }, () => ended(migrate())))).toEqual([0, 0, 0])
  })

  it('an empty database is filled by one of those that prepare it at once', async () => {
    const url = await createDatabase('fill')
    let fillers = 0
    const fill = () =>
      preparePostgres(url, async (db) => {
        await db.execute(sql`create table if not exists filled (at int)`)
        if ((await readCount(db)) > 0) return
        fillers += 1
        await setTimeout(50)
        await db.execute(sql`insert into filled values (1)`)
      })
    await Promise.all(Array.from({ length: PROCESSES }, fill))
    expect(fillers).toBe(1)
  })
})

describe('a PostgreSQL that does not answer', () => {
  let app: TestApp
  let other: Client
  beforeAll(async () => {
    const url = await createDatabase('limits')
    const open = openPostgres(url, { size: POOL })
    app = await createTestApp(open.db, open.close, { logLevel: 'silent' })
    other = new Client({ connectionString: url })
    await other.connect()
  })
  afterAll(async () => {
    await other?.end()
    await app?.close()
  })

  const get = (path: string) => app.app.request(path)

  it('while a table is locked, every read of it is a 503 with Retry-After within 8 s, and unrelated reads are served again', {
    timeout: 30_000,
  }, async () => {
    await other.query('begin; lock table deals in access exclusive mode')
    const start = performance.now()
    const locked = Array.from({ length: 12 }, () => get('/api/v7/glst?lan=en&latlon=49.2,-123.1'))
    const unrelated = get('/api/v7/sfc?lan=en')
    const answers = await Promise.all([...locked, unrelated])
    expect(performance.now() - start).toBeLessThan(8000)
    expect(answers.slice(0, 12).map(({ status }) => status)).toEqual(Array(12).fill(503))
    expect(answers.filter(({ status }) => status === 503).map(({ headers }) => headers.get('retry-after'))).toContain(
      '1',
    )
    expect([200, 503]).toContain((await unrelated).status)
    expect((await get('/api/v7/sfc?lan=en')).status).toBe(200)
    await other.query('rollback')
    expect((await get('/api/v7/glst?lan=en&latlon=49.2,-123.1')).status).toBe(200)
  })

  it('connections that the server ends, idle or inside a transaction, end no process and are given back', {
    timeout: 60_000,
  }, async () => {
    const endOthers = () =>
      other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    // more often than the pool has connections: each that is not given back is one less
    for (let round = 0; round <= POOL; round++) {
      await Promise.allSettled(Array.from({ length: POOL }, () => app.db.execute(sql`select pg_sleep(0.02)`)))
      await endOthers()
      const failed = await inTransaction(app.db, async (tx) => {
        await tx.execute(sql`select 1`)
        await endOthers()
        await setTimeout(50)
        await tx.execute(sql`select 1`)
      }).catch((error: Error) => error)
      expect(failed).toBeInstanceOf(Error)
    }
    await vi.waitFor(async () => expect((await get('/api/v7/sfc?lan=en')).status).toBe(200))
  })

  it('while it is a standby that takes no writes, reads are served, and writes are 503 until it takes them again', {
    timeout: 60_000,
  }, async () => {
    const allowWrites = async (allow: boolean) => {
      const { rows } = await other.query('select current_database() as name')
      await other.query(`alter database ${rows[0].name} set default_transaction_read_only = ${allow ? 'off' : 'on'}`)
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    const body = JSON.stringify({ phone: '6045550143', action: 3, country_code: 'CA' })
    const headers = { 'content-type': 'application/json' }
    const write = async () => (await app.app.request('/api/rest/v7/vcd', { method: 'POST', body, headers })).status
    await allowWrites(false)
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200))
    expect((await get('/api/v7/sfc?lan=en')).status).toBe(200)
    expect(await write()).toBe(503)
    await allowWrites(true)
    await vi.waitFor(async () => expect(await write()).toBe(200), { timeout: 20_000 })
  })
})

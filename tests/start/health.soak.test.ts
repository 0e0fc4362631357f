import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres, type TemporaryPostgres } from '@/scripts/launch/postgres'
import { runProgram } from './program'

const TIMEOUT = { timeout: 180_000 }
/** That of backend/platform/db/postgres.ts, which a migration holds while it runs. */
const PREPARATION_LOCK = 20_261_122

let postgres: TemporaryPostgres
let admin: Client
let api: ReturnType<typeof runProgram>
let port: number
beforeAll(async () => {
  // one of its own, which it stops
  vi.stubEnv('DATABASE_URL', '')
  postgres = await startPostgres()
  admin = new Client({ connectionString: postgres.url })
  // the server is stopped under it
  admin.on('error', () => undefined)
  await admin.connect()
  await admin.query('create database shop')
  port = await freePort()
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  api?.child.kill('SIGKILL')
  await api?.ended
})

/** 0: it does not listen */
const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  )
const health = async () => [await statusOf('/healthz'), await statusOf('/readyz')]

/** The server's processes that answer the API. */
async function backends(): Promise<number[]> {
  const { rows } = await admin.query("select pid from pg_stat_activity where datname = 'shop'")
  return rows.map(({ pid }) => pid)
}

describe.sequential('an API and its database', () => {
  it('it waits for a migration as long as that takes, without listening, and is ready after it', TIMEOUT, async () => {
    const url = new URL(postgres.url)
    url.pathname = '/shop'
    const migration = new Client({ connectionString: url.href })
    await migration.connect()
    await migration.query(`select pg_advisory_lock(${PREPARATION_LOCK})`)
    const env = {
      DATABASE_URL: url.href,
      PLAZA_MODE: 'demo',
      SEED_DEALS: '20',
      API_PORT: `${port}`,
      LOG_LEVEL: 'fatal',
    }
    api = runProgram('backend/server.ts', [], env)
    const waits = async () =>
      expect((await admin.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount).toBe(1)
    await vi.waitFor(waits, { timeout: 90_000 })
    // longer than any limit of a statement or a lock that connections of calls have
    await setTimeout(17_000)
    await waits()
    expect([api.child.exitCode, ...(await health())]).toEqual([null, 0, 0])
    await migration.end()
    await vi.waitFor(async () => expect(await health()).toEqual([200, 200]), { timeout: 90_000, interval: 200 })
  })

  it(
    'it is well but not ready while the database does not answer, within 9 s, and ready again after that',
    TIMEOUT,
    async () => {
      const frozen = await backends()
      expect(frozen.length).toBeGreaterThan(0)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      const start = performance.now()
      try {
        expect(await health()).toEqual([200, 503])
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
      expect(performance.now() - start).toBeLessThan(9000)
      await vi.waitFor(async () => expect(await health()).toEqual([200, 200]), { timeout: 20_000 })
    },
  )

  it('it is well but not ready once the database is gone', TIMEOUT, async () => {
    await postgres.stop()
    expect(await health()).toEqual([200, 503])
    await setTimeout(3000)
    expect([api.child.exitCode, ...(await health())]).toEqual([null, 200, 503])
  })
})

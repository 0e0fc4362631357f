import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { seedDatabase } from '@/backend/demo/seed-database'
import { addOperator } from '@/backend/operators/accounts/operator-accounts'
import type { Database } from '@/backend/platform/db/database'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { residentMiB } from './memory'
import { addOrders, addStores } from './operators-data'
import { tableHead, tableRow } from './table'

/** Twice as many orders, of the last 350 days. */
const SIZE = { stores: 200, orders: 50_000 }
const POLL_MS = 50
const DAY_MS = 86_400_000
const MOST_MIB = 200

interface Run {
  rows: number
  /** of the text */
  megabytes: number
  seconds: number
  /** the most memory of the API above what it had before, in MiB */
  memory: number
}

const COLUMNS = [
  { name: 'lines of text', of: ({ rows }: Run) => rows },
  { name: 'MB', of: ({ megabytes }: Run) => megabytes, digits: 1 },
  { name: 's', of: ({ seconds }: Run) => seconds, digits: 1 },
  { name: 'MiB more than idle', of: ({ memory }: Run) => memory, atMost: () => MOST_MIB },
]

const READS: [name: string, query: string, pauseMs: number][] = [
  ['orders as CSV', '', 0],
  ['orders as JSON', '&json=true', 0],
  ['lines as CSV', '&lines=true', 0],
  ['orders as CSV, to a slow reader', '', 10],
]

async function fill(db: Database): Promise<string> {
  await seedDatabase(db, { now: new Date() })
  await addStores(db, SIZE)
  await addOrders(db, SIZE)
  await db.execute(sql`vacuum analyze`)
  return addOperator(db, { name: 'books', gids: null, abilities: ['sales'] }, new Date())
}

async function startApi(env: Record<string, string>): Promise<{ api: ChildProcess; url: string }> {
  const port = await freePort()
  const api = spawn(process.execPath, ['--import', 'tsx', 'backend/server.ts'], {
    env: { ...process.env, ...env, API_PORT: `${port}`, PLAZA_MODE: 'demo', WORKER: 'off', LOG_LEVEL: 'error' },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (api.exitCode !== null) throw new Error('the API has ended')
    await sleep(200)
  }
  return { api, url }
}

async function measure(pid: number, url: string, token: string, pauseMs: number): Promise<Run> {
  const idle = residentMiB(pid)
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMiB(pid))
  }, POLL_MS)
  const started = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`the API answered ${response.status}`)
  let [rows, bytes] = [0, 0]
  for await (const chunk of response.body) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) rows += 1
    if (pauseMs > 0) await sleep(pauseMs)
  }
  clearInterval(watch)
  return { rows, megabytes: bytes / 1e6, seconds: (performance.now() - started) / 1000, memory: peak - idle }
}

async function measureEngine(engine: string, env: Record<string, string>, token: string): Promise<void> {
  const { api, url } = await startApi(env)
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  const exportUrl = `${url}/api/operator/orders/export`
  try {
    // what each process loads and compiles once is not of the export
    await measure(api.pid ?? 0, `${exportUrl}?from=${dayAgo(5)}&to=${dayAgo(0)}`, token, 0)
    for (const [name, query, pauseMs] of READS) {
      const run = await measure(
        api.pid ?? 0,
        `${exportUrl}?from=${dayAgo(365)}&to=${dayAgo(0)}${query}`,
        token,
        pauseMs,
      )
      process.stdout.write(`${tableRow(COLUMNS, `${engine}: ${name}`, run)}\n`)
    }
  } finally {
    api.kill()
    await once(api, 'exit')
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-export-'))
const postgres = await startPostgres()
try {
  process.stdout.write(`${tableHead(COLUMNS)}\n`)
  let token = ''
  await preparePostgres(postgres.url, async (db) => {
    token = await fill(db)
  })
  await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url, PLAZA_DATA_DIR: folder }, token)
  const embedded = await openEmbedded({ folder })
  token = await fill(embedded.db)
  await embedded.close()
  await measureEngine('embedded', { DATABASE_URL: '', PLAZA_DATA_DIR: folder }, token)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { seedDatabase } from '@/backend/demo/seed-database'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { startApi } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { LIST_REQUESTS } from './list-requests'
import { timeList } from './list-times'

const [SMALL, LARGE] = [Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 100_000)]

async function openCatalogue(postgres: string, deals: number, log: number) {
  const name = `bench_lists_${deals}`
  const admin = new Client({ connectionString: postgres })
  await admin.connect()
  await admin.query(`create database ${name}`)
  // as docs/deployment.md says
  await admin.query(`alter database ${name} set random_page_cost = 1.1`)
  const url = new URL(postgres)
  url.pathname = name
  await preparePostgres(`${url}`, async (db) => {
    await seedDatabase(db, { now: new Date(), deals })
    // as autovacuum does within a minute: scans that read only an index need its visibility map
    await db.execute(sql`vacuum analyze`)
  })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-bench-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const env = { DATABASE_URL: `${url}`, PLAZA_MODE: 'demo', SIMULATOR: 'off', LOG_LEVEL: 'warn' }
  const api = await startApi({ dataDir, distDir: '.next', port, apiPort, env, log })
  const close = async () => {
    await end(api)
    await admin.query(`drop database ${name}`)
    await admin.end()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { base: `http://127.0.0.1:${apiPort}`, deals, close }
}

const writeRow = (...cells: string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

await mkdir('.reports', { recursive: true })
const log = openSync('.reports/bench.log', 'w')
const postgres = await startPostgres()
const catalogues: Awaited<ReturnType<typeof openCatalogue>>[] = []
try {
  for (const deals of [SMALL, LARGE]) catalogues.push(await openCatalogue(postgres.url, deals, log))
  writeRow(
    'list (ms)',
    `${SMALL} deals p50`,
    'p95',
    'records',
    `${LARGE} deals p50`,
    'p95',
    'records',
    'ratio',
    'at most',
    '',
  )
  writeRow(...Array<string>(10).fill('---'))
  for (const request of LIST_REQUESTS) {
    const times = await timeList(request, catalogues)
    const ratio = (times[1]?.p50 ?? 0) / (times[0]?.p50 ?? 1)
    const cells = times.flatMap(({ p50, p95, records }) => [p50.toFixed(1), p95.toFixed(1), `${records}`])
    writeRow(request.name, ...cells, ratio.toFixed(1), `${request.most}`, ratio > request.most ? 'falls short' : '')
  }
} finally {
  for (const { close } of catalogues) await close()
  await postgres.stop()
}

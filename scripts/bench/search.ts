import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startApi } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { compare, startReference } from './reference'
import { timed } from './times'

/** `npm run bench -- search`, on PostgreSQL, over HTTP, beside a bare route with one indexed query. */
const DEALS = process.argv[2] ?? '100000'
const ROUNDS = 20
const WARM_UP = 3
/** times the p95 of the reference */
const LIMIT = 10
const PLACES = ['49.2827,-123.1207', '43.6532,-79.3832', '47.6062,-122.3321']
const WORDS: [keywords: string, lan: string][] = [
  ['noodle', 'en'],
  ['spa', 'en'],
  ['sushi', 'en'],
  ['hot pot', 'en'],
  ['dinner for two', 'en'],
  ['car wash', 'en'],
  ['yoga', 'en'],
  ['按摩', 'zh'],
  ['火锅', 'zh'],
  ['面', 'zh'],
  ['火鍋', 'zh-Hant'],
  ['溫泉', 'zh-Hant'],
  ['寿司', 'jp'],
  ['ラーメン', 'jp'],
  ['マッサージ', 'jp'],
]

await mkdir('.reports', { recursive: true })
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-bench-'))
const postgres = await startPostgres()
const apiPort = await freePort()
const api = await startApi({
  dataDir,
  distDir: '.next',
  port: await freePort(),
  apiPort,
  env: { DATABASE_URL: postgres.url, PLAZA_MODE: 'demo', SEED_DEALS: DEALS, SIMULATOR: 'off', LOG_LEVEL: 'warn' },
  log: openSync('.reports/bench.log', 'w'),
})
const reference = await startReference(postgres.url)
try {
  const [times, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    if (round === WARM_UP) times.length = bare.length = 0
    for (const [keywords, lan] of WORDS) {
      const query = new URLSearchParams({ keywords, lan, latlon: PLACES[round % 3] ?? '', page: `${1 + (round % 4)}` })
      await timed(bare, reference.call)
      const answer = await timed(times, async () =>
        (await fetch(`http://127.0.0.1:${apiPort}/api/v7/glst?${query}`)).json(),
      )
      if (answer.RC !== 200) throw new Error(`RC ${answer.RC} for ${keywords}`)
    }
  }
  process.stdout.write(compare(`glst with keywords, ${DEALS} deals`, times, bare, LIMIT))
} finally {
  reference.close()
  await end(api)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

import { openSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startApi } from '@/launch/product-servers'
import { end } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { compare, startReference } from './reference'
import { seedSearch } from './search-data'
import { SEARCH_WORDS } from './search-words'
import { timed } from './times'

/** `npm run bench -- search`, on PostgreSQL, over HTTP, beside a bare route with one indexed query. */
const [DEALS, DISHES] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 10_000)]
const ROUNDS = 20
const WARM_UP = 3
const PLACES = ['49.2827,-123.1207', '43.6532,-79.3832', '47.6062,-122.3321']

interface Search {
  call: string
  /** times the p95 of the reference */
  limit: number
  query: (typed: { keywords: string; lan: string; latlon: string }, round: number) => Record<string, string>
}

const CALLS: Search[] = [
  { call: 'glst', limit: 10, query: (typed, round) => ({ ...typed, page: `${1 + (round % 4)}` }) },
  { call: 'slst', limit: 15, query: (typed) => ({ ...typed, limit: '24' }) },
  {
    call: 'suggest',
    limit: 15,
    // one letter more with each round, as it is typed
    query: ({ keywords, ...typed }, round) => ({
      ...typed,
      keywords: keywords.slice(0, 2 + (round % keywords.length)),
    }),
  },
]

await mkdir('.reports', { recursive: true })
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-bench-'))
const postgres = await startPostgres()
const [port, apiPort] = [await freePort(), await freePort()]
await seedSearch(postgres.url, { deals: DEALS, dishes: DISHES })
const api = await startApi({
  dataDir,
  distDir: '.next',
  port,
  apiPort,
  env: { DATABASE_URL: postgres.url, PLAZA_MODE: 'demo', SIMULATOR: 'off', LOG_LEVEL: 'warn' },
  log: openSync('.reports/bench.log', 'w'),
})
const reference = await startReference(postgres.url)
try {
  for (const { call, limit, query } of CALLS) {
    const [times, bare]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      if (round === WARM_UP) times.length = bare.length = 0
      for (const [keywords, lan] of SEARCH_WORDS) {
        const sent = new URLSearchParams(query({ keywords, lan, latlon: PLACES[round % 3] ?? '' }, round))
        await timed(bare, reference.call)
        const answer = await timed(times, async () =>
          (await fetch(`http://127.0.0.1:${apiPort}/api/v7/${call}?${sent}`)).json(),
        )
        if (answer.RC !== 200) throw new Error(`RC ${answer.RC} of ${call} for ${keywords}`)
      }
    }
    process.stdout.write(compare(`${call}, ${DEALS} deals, ${DISHES} dishes`, times, bare, limit))
  }
} finally {
  reference.close()
  await end(api)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

import { openApi } from '@/scripts/launch/preview'
import { askInTurn, type Flood, flood } from './flood'
import { median } from './median'

/** `npm run bench -- overload`, on the embedded database or DATABASE_URL. */
const ROUNDS = Number(process.argv[2] ?? 3)
const TIMES = 3
const SECONDS = 6
const LEAST = 0.8
/** the storefront's timeout for a read */
const DEADLINE_MS = 5000
const CALLERS = 12

const { base, close } = await openApi('overload', {
  PLAZA_MODE: 'demo',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
  SEED_DEALS: '300',
})

const log = (name: string, { goodput, sent, refused, lost, good99, refused99 }: Flood) =>
  process.stdout.write(
    `${name}: ${Math.round(goodput)} good/s of ${sent} sent, p99 ${good99} ms; ${refused} refused with Retry-After, p99 ${refused99} ms; ${lost} not answered in time\n`,
  )

try {
  const { records } = await (await fetch(`${base}/api/v7/glst?lan=en&limit=20`)).json()
  const deals: { id: number }[] = records.list
  const urls = deals.flatMap(({ id }, n) => [
    `${base}/api/v7/gdtl?pid=${id}&lan=en`,
    `${base}/api/v8/sdtl2?gid=${1001 + n}&lan=en`,
    `${base}/api/v7/cplst2?gid=${1001 + n}&lan=en`,
    `${base}/api/v7/glst?lan=en&limit=20&page=${n + 1}`,
  ])
  await askInTurn(urls, CALLERS, 3, DEADLINE_MS)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await askInTurn(urls, CALLERS, SECONDS, DEADLINE_MS)
    const over = await flood(urls, before.goodput * TIMES, SECONDS, DEADLINE_MS)
    const after = await askInTurn(urls, CALLERS, SECONDS, DEADLINE_MS)
    log(`round ${round}, at its peak`, before)
    log(`round ${round}, ${TIMES} times as many`, over)
    log(`round ${round}, at its peak again`, after)
    ratios.push(over.goodput / Math.max(before.goodput, after.goodput))
  }
  const ratio = median(ratios)
  process.stdout.write(`goodput ${(ratio * 100).toFixed(0)} % of the peak (at least ${LEAST * 100} %)\n`)
  if (ratio < LEAST) process.exitCode = 1
} finally {
  await close()
}

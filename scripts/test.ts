import { randomInt } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { buildIfStale } from '@/launch/build'
import { run } from '@/launch/processes'
import { DIST_DIR } from './launch/preview'
import { findPreview } from './launch/running-preview'
import { readResults, type TestResult } from './reports/results'
import { findRowProblems, readRows, unprovenRows } from './reports/rows'

const REPORTS = '.reports'
/** A requirement in the title of a test. */
const ROW_ID = '\\[[A-Z0-9]+-\\d+\\]'
const SUITES: [name: string, ...args: string[]][] = [
  ['unit, component, API and start', 'vitest', 'run', '--project', '!race'],
  ['races', 'vitest', 'run', '--project', 'race'],
]
const NEEDED = 'journeys that alone prove a row'
const JOURNEYS = ['tsx', 'scripts/test-e2e.ts'] as const
const ALONE: Record<string, string[]> = {
  unit: ['vitest', 'run', '--project', 'unit*', '--project', 'component*'],
  backend: ['vitest', 'run', '--project', 'backend'],
  start: ['vitest', 'run', '--project', 'start'],
  race: ['vitest', 'run', '--project', 'race'],
}
/** The most that all suites may take together: a longer run is not run often. */
const MAX_SECONDS = 15 * 60
/** The time of all journeys with and without rows, at most, as a multiple of the time of those that alone prove one. */
const [WITH_ROWS, WITHOUT_ROWS] = [4.5, 16]
/** Time for servers to start, and for the longest journey. */
const RESERVE_SECONDS = 120
/** The least time in which a journey can run. */
const LEAST_SECONDS = 20
const MAX_ERROR_LENGTH = 1500
// terminal colours, which a log would print as rubbish
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const log = (line: string) => process.stdout.write(`${line}\n`)

const [only, ...words] = process.argv.slice(2)
if (only) {
  const args = ALONE[only]
  if (!args) throw new Error(`there is no ${only}, only ${Object.keys(ALONE).join(', ')}`)
  await run('npx', [...args, ...words])
  process.exit()
}

/** `npm test`: a suite that fails does not stop the others. */
if (await findPreview()) throw new Error('A preview is running, on the same build: end it before every suite is run.')
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS)
const problems: string[] = []
const results: TestResult[] = []
const times = new Map<string, number>()
for (const suite of SUITES) await runSuite(suite)
const rows = await readRows('docs/requirements.md')
const needed = `\\[(${unprovenRows(rows, results).join('|')})\\]`
await runSuite([NEEDED, ...JOURNEYS, '--pass-with-no-tests', '--grep', needed])
await runPart('other journeys with rows', WITH_ROWS, '--grep', ROW_ID, '--grep-invert', needed)
await runPart('journeys without rows', WITHOUT_ROWS, '--grep-invert', ROW_ID)
// where tests did not run, their rows prove nothing
if (problems.length === 0) problems.push(...findRowProblems(rows, results))
const seconds = total()
if (seconds > MAX_SECONDS) problems.push(`The suites took ${seconds} s, more than ${MAX_SECONDS}`)

// last, since a log that was cut still shows its end
for (const { title, file, status, error = '' } of results) {
  if (status === 'failed') log(`failed: ${title} (${file})\n${error.replace(COLOURS, '').slice(0, MAX_ERROR_LENGTH)}\n`)
  if (status === 'flaky') log(`passed at its second try only: ${title} (${file})`)
}
for (const [name, time] of times) log(`${name}: ${time} s`)
log(`all suites: ${seconds} s`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)

async function runSuite([name, ...args]: [name: string, ...args: string[]]): Promise<void> {
  // the races mostly wait; the journeys build again, and say so, if this fails
  const building = name === 'races' ? buildIfStale(DIST_DIR).catch(() => undefined) : null
  const start = performance.now()
  const report = `${REPORTS}/suite-${times.size + 1}.json`
  await run('npx', args, { TEST_REPORT: report }).catch((error: Error) => problems.push(`${name}: ${error.message}`))
  times.set(name, Math.round((performance.now() - start) / 1000))
  await building
  results.push(...(await readResults(report)))
}

/**
 * Runs as many of the journeys that `words` select as there is time for, others in each run; `npm run test:full` runs
 * all. `multiple` is their time as a multiple of that of the ones that are needed.
 */
async function runPart(name: string, multiple: number, ...words: string[]): Promise<void> {
  const left = MAX_SECONDS - RESERVE_SECONDS - total()
  if (left < LEAST_SECONDS) {
    log(`There is no time left for ${name}.`)
    return
  }
  const parts = Math.ceil((multiple * (times.get(NEEDED) ?? 0)) / left)
  const shard = `--shard=${randomInt(1, parts + 1)}/${parts}`
  await runSuite([parts === 1 ? name : `${name}, one of ${parts} parts`, ...JOURNEYS, ...words, shard])
}

function total(): number {
  return [...times.values()].reduce((sum, time) => sum + time, 0)
}

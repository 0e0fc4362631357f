import { randomInt } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { buildIfStale } from '@/launch/build'
import { run } from '@/launch/processes'
import { DIST_DIR } from './launch/preview'
import { findPreview } from './launch/running-preview'
import { readResults, type TestResult } from './reports/results'
import { findRowProblems, readRows } from './reports/rows'

const REPORTS = '.reports'
/** A requirement in the title of a test. */
const ROW_ID = '\\[[A-Z0-9]+-\\d+\\]'
const SUITES: [name: string, ...args: string[]][] = [
  ['unit, component, API and start', 'vitest', 'run', '--project', '!race'],
  ['races', 'vitest', 'run', '--project', 'race'],
  ['journeys of rows', 'tsx', 'scripts/test-e2e.ts', '--grep', ROW_ID],
]
const ALONE: Record<string, string[]> = {
  unit: ['vitest', 'run', '--project', 'unit*', '--project', 'component*'],
  backend: ['vitest', 'run', '--project', 'backend'],
  start: ['vitest', 'run', '--project', 'start'],
  race: ['vitest', 'run', '--project', 'race'],
}
/** The most that all suites may take together: a longer run is not run often. */
const MAX_SECONDS = 15 * 60
/** The time of the other journeys, at most, as a multiple of the time of those that prove rows. */
const OTHER_JOURNEYS = 3.2
/** Time for servers to start, and for the longest file, which takes two minutes. */
const RESERVE_SECONDS = 150
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
const others = otherJourneys()
if (others) await runSuite(others)
// where tests did not run, their rows prove nothing
if (problems.length === 0) problems.push(...findRowProblems(await readRows('docs/requirements.md'), results))
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

/** Runs as many of the other journeys as there is time for, others in each run; `npm run test:full` runs all. */
function otherJourneys(): [name: string, ...args: string[]] | null {
  const needed = OTHER_JOURNEYS * (times.get('journeys of rows') ?? 0)
  const left = MAX_SECONDS - RESERVE_SECONDS - total()
  if (left < LEAST_SECONDS) {
    log('There is no time left for the other journeys.')
    return null
  }
  const shards = Math.ceil(needed / left)
  const name = shards === 1 ? 'other journeys' : `other journeys, one of ${shards} parts`
  const shard = `--shard=${randomInt(1, shards + 1)}/${shards}`
  return [name, 'tsx', 'scripts/test-e2e.ts', '--grep-invert', ROW_ID, shard]
}

function total(): number {
  return [...times.values()].reduce((sum, time) => sum + time, 0)
}

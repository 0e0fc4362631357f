import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { buildIfStale } from './launch/build'
import { installNativeParts } from './launch/native-parts'
import { run } from './launch/processes'
import { findTrial } from './launch/running-trial'
import { DIST_DIR } from './launch/trial'
import { describeFailures } from './reports/failures'
import { readResults } from './reports/results'
import { readReport, runStamped } from './reports/stamp'
import { REPORTS, SUITES, type Suite } from './reports/suites'

/** What the journeys need; they build again, and say so, if this fails. */
async function build(): Promise<void> {
  await installNativeParts()
  await buildIfStale(DIST_DIR)
}

/** Runs every suite in turn; a failing one does not stop the others, but fails the whole run. */
if (await findTrial()) throw new Error('A trial is running, on the same build: end it before every suite is run.')
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS)
const failed: Suite[] = []
for (const suite of SUITES) {
  const env = { TEST_REPORT: path.join(REPORTS, suite.report) }
  // the races mostly wait
  const building = suite.name === 'races' ? build().catch(() => undefined) : null
  await runStamped(suite, () => run('npx', suite.args, env)).catch((error: Error) => {
    process.stderr.write(`${suite.name}: ${error.message}\n`)
    failed.push(suite)
  })
  await building
}
for (const suite of failed) {
  const report = await readReport(suite)
  process.stdout.write(`\n${suite.name}: failed\n${report ? describeFailures(readResults(report)) : 'no report'}\n`)
}
process.stdout.write(`${SUITES.length - failed.length} passed, ${failed.length} failed\n`)
if (failed.length > 0) process.exit(1)

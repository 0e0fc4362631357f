import { refuseReport, refuseResults } from './refusals'
import { readResults, type TestResult } from './results'
import { readReport, readStamp } from './stamp'
import { SUITES } from './suites'
import { readTree } from './tree'

export interface LastRun {
  results: TestResult[]
  /** wall time of each suite, in seconds */
  seconds: Map<string, number>
  /** why the reports do not speak for the files as they are; empty when they do */
  refusals: string[]
}

/** What the last `npm test` left in `.reports`. */
export async function readLastRun(): Promise<LastRun> {
  const tree = await readTree()
  const run: LastRun = { results: [], seconds: new Map(), refusals: [] }
  for (const suite of SUITES) {
    const [report, stamp] = await Promise.all([readReport(suite), readStamp(suite)])
    run.refusals.push(...refuseReport(suite, report, stamp, tree))
    if (stamp) run.seconds.set(suite.name, stamp.seconds)
    if (report) run.results.push(...readResults(report))
  }
  run.refusals.push(...refuseResults(run.results))
  return run
}

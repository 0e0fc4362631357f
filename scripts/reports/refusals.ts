import type { TestResult } from './results'
import type { Stamp } from './stamp'
import type { Suite } from './suites'
import { changedFiles, hashOf, type Tree } from './tree'

const MAX_NAMES = 5

/** Why the report of a suite says nothing about the files as they are `now`; empty when it does. */
export function refuseReport(suite: Suite, report: Buffer | null, stamp: Stamp | null, now: Tree): string[] {
  if (!report) return [`${suite.name}: there is no ${suite.report}; run npm test`]
  if (!stamp) return [`${suite.name}: nothing tells which files were tested; run npm test in a clone`]
  const reasons: string[] = []
  if (stamp.report !== hashOf(report)) reasons.push(`${suite.report} is not the report that the run left`)
  if (!stamp.passed) reasons.push('the run failed')
  const changed = changedFiles(stamp.tree, now)
  const more = changed.length > MAX_NAMES ? ` and ${changed.length - MAX_NAMES} more` : ''
  if (changed.length > 0) {
    const names = changed.slice(0, MAX_NAMES).join(', ')
    reasons.push(`tested at ${stamp.commit.slice(0, 10)}, and since then changed: ${names}${more}`)
  }
  return reasons.map((reason) => `${suite.name}: ${reason}`)
}

/** Tests that failed, and races that did not run: without PostgreSQL they would say nothing. */
export function refuseResults(results: readonly TestResult[]): string[] {
  return results.flatMap(({ file, title, status }) => {
    if (status === 'failed') return [`failed: ${title}`]
    return status === 'skipped' && file.startsWith('tests/race/') ? [`did not run: ${title}`] : []
  })
}

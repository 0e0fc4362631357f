import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { REPORTS, type Suite } from './suites'
import { hashOf, readCommit, readTree } from './tree'

const stamp = z.object({
  commit: z.string(),
  startedAt: z.iso.datetime(),
  /** wall time in seconds */
  seconds: z.number(),
  /** whether the runner ended well: it also fails for what is no test's fault */
  passed: z.boolean(),
  /** hash of the report; null when the run left none */
  report: z.string().nullable(),
  /** the files as they were when the run began */
  tree: z.record(z.string(), z.string()),
})

/** What a run of a suite says about itself, beside its report. */
export type Stamp = z.infer<typeof stamp>

const stampFile = (suite: Suite) => path.join(REPORTS, suite.report.replace(/\.json$/, '.stamp.json'))

export function readReport(suite: Suite): Promise<Buffer | null> {
  return readFile(path.join(REPORTS, suite.report)).catch(() => null)
}

/** The stamp of a suite's last run; null where there is none or it is none of ours. */
export async function readStamp(suite: Suite): Promise<Stamp | null> {
  const text = await readFile(stampFile(suite), 'utf8').catch(() => 'null')
  return stamp.safeParse(JSON.parse(text)).data ?? null
}

/** Runs a suite and stamps its report, whether it passes or fails; rejects as `run` does. */
export async function runStamped(suite: Suite, run: () => Promise<void>): Promise<void> {
  // a copy without git can be tested, but not verified: there is no record of what was tested
  const tested = await Promise.all([readTree(), readCommit()]).catch(() => null)
  const start = Date.now()
  let passed = false
  try {
    await run()
    passed = true
  } finally {
    const report = await readReport(suite)
    if (tested) {
      const [tree, commit] = tested
      const said: Stamp = {
        commit,
        startedAt: new Date(start).toISOString(),
        seconds: (Date.now() - start) / 1000,
        passed,
        report: report && hashOf(report),
        tree,
      }
      await writeFile(stampFile(suite), JSON.stringify(said, null, 1))
    }
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const vitest = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

interface Suite {
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
}

async function fromVitest(file: string, wanted: (status: string) => boolean): Promise<string[]> {
  const report = vitest.safeParse(await readJson(file))
  if (!report.success) return []
  return report.data.testResults
    .flatMap((result) => result.assertionResults)
    .filter((test) => wanted(test.status))
    .map((test) => test.fullName)
}

/** Titles of the journeys all of whose runs ended so: `expected` at once, `flaky` at a second try. */
function specsOf(suite: Suite, status: 'expected' | 'flaky'): string[] {
  const own = (suite.specs ?? []).filter((spec) => spec.ok && spec.tests.every((test) => test.status === status))
  return [...own.map((spec) => spec.title), ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, status))]
}

async function readJourneys(folder: string, status: 'expected' | 'flaky'): Promise<string[]> {
  const report = (await readJson(path.join(folder, 'e2e.json'))) as { suites?: Suite[] } | null
  return (report?.suites ?? []).flatMap((suite) => specsOf(suite, status))
}

/** Titles of the journeys that passed at their second try only: they prove nothing, and want a look. */
export function readFlaky(folder: string): Promise<string[]> {
  return readJourneys(folder, 'flaky')
}

/** Titles of the tests that passed, at once, in the last run of every suite. */
export async function readPassedTitles(folder: string): Promise<string[]> {
  const passed = (status: string) => status === 'passed'
  return [
    ...(await fromVitest(path.join(folder, 'vitest.json'), passed)),
    ...(await fromVitest(path.join(folder, 'race.json'), passed)),
    ...(await readJourneys(folder, 'expected')),
  ]
}

/** Race tests that ran, and those that did not. */
export async function readRaces(folder: string): Promise<{ passed: number; skipped: number }> {
  const file = path.join(folder, 'race.json')
  const passed = await fromVitest(file, (status) => status === 'passed')
  const skipped = await fromVitest(file, (status) => status !== 'passed' && status !== 'failed')
  return { passed: passed.length, skipped: skipped.length }
}

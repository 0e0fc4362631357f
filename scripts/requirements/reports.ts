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

function passedSpecs(suite: Suite): string[] {
  const own = (suite.specs ?? []).filter((spec) => spec.ok && spec.tests.every((test) => test.status === 'expected'))
  return [...own.map((spec) => spec.title), ...(suite.suites ?? []).flatMap(passedSpecs)]
}

/** Titles of the tests that passed in the last run of every suite. */
export async function readPassedTitles(folder: string): Promise<string[]> {
  const passed = (status: string) => status === 'passed'
  const browser = (await readJson(path.join(folder, 'e2e.json'))) as { suites?: Suite[] } | null
  return [
    ...(await fromVitest(path.join(folder, 'vitest.json'), passed)),
    ...(await fromVitest(path.join(folder, 'race.json'), passed)),
    ...(browser?.suites ?? []).flatMap(passedSpecs),
  ]
}

/** Race tests that ran, and those that did not. */
export async function readRaces(folder: string): Promise<{ passed: number; skipped: number }> {
  const file = path.join(folder, 'race.json')
  const passed = await fromVitest(file, (status) => status === 'passed')
  const skipped = await fromVitest(file, (status) => status !== 'passed' && status !== 'failed')
  return { passed: passed.length, skipped: skipped.length }
}

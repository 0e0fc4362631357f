import path from 'node:path'
import { z } from 'zod'

export interface TestResult {
  /** relative to the project, as `tests/unit/messages.test.ts` */
  file: string
  title: string
  /** flaky: passed at its second try only */
  status: 'passed' | 'flaky' | 'failed' | 'skipped'
  milliseconds: number
  /** what the runner says of a failure */
  error?: string | undefined
}

const vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })).optional() }),
      ),
    }),
  ),
})
interface PlaywrightSuite {
  specs: z.infer<typeof spec>[]
  suites?: PlaywrightSuite[] | undefined
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(playwrightSuite).optional() }),
)
const playwright = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Every test of a report of vitest or Playwright. Throws for anything else. */
export function readResults(report: Buffer): TestResult[] {
  const json: unknown = JSON.parse(report.toString())
  const journeys = playwright.safeParse(json)
  return journeys.success ? fromPlaywright(journeys.data) : fromVitest(vitest.parse(json))
}

function fromVitest(report: z.infer<typeof vitest>): TestResult[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const results = assertionResults.map((test): TestResult => {
      const ended = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'
      const error = test.failureMessages?.join('\n') || undefined
      return { file, title: test.fullName, status: ended, milliseconds: test.duration ?? 0, error }
    })
    // a file that could not even be read has no tests to fail
    const isBroken = status === 'failed' && results.every((test) => test.status !== 'failed')
    return isBroken ? [...results, { file, title: `${file}: ${message}`, status: 'failed', milliseconds: 0 }] : results
  })
}

function fromPlaywright({ config, suites, errors }: z.infer<typeof playwright>): TestResult[] {
  const folder = path.relative(process.cwd(), config.rootDir)
  const broken = errors.map(({ message = 'an error outside of any test' }): TestResult => {
    return { file: folder, title: message, status: 'failed', milliseconds: 0 }
  })
  return [...suites.flatMap((suite) => fromSuite(suite, folder)), ...broken]
}

function fromSuite({ specs, suites = [] }: PlaywrightSuite, folder: string): TestResult[] {
  const own = specs.map(({ title, file, ok, tests }): TestResult => {
    const is = (status: string) => tests.some((test) => test.status === status)
    const runs = tests.flatMap((test) => test.results)
    return {
      file: path.join(folder, file),
      title,
      status: !ok ? 'failed' : is('flaky') ? 'flaky' : is('expected') ? 'passed' : 'skipped',
      milliseconds: runs.reduce((total, run) => total + run.duration, 0),
      error: runs.flatMap((run) => run.errors ?? []).find(({ message }) => message)?.message,
    }
  })
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, folder))]
}

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Reporter as PlaywrightReporter, Suite, TestCase, TestStep } from 'playwright/types/testReporter'
import type { Reporter as VitestReporter } from 'vitest/node'

export interface TestResult {
  /** relative to the project, as `tests/unit/messages.test.ts` */
  file: string
  title: string
  /** flaky: passed at its second try only; empty: passed without an assertion */
  status: 'passed' | 'flaky' | 'empty' | 'failed' | 'skipped'
  error?: string | undefined
}

export async function readResults(file: string): Promise<TestResult[]> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]'))
}

/** A test without an assertion is failed by vitest's own setting. */
export function vitestResults(report: string): VitestReporter {
  return {
    async onTestRunEnd(modules, unhandled) {
      const results = modules.flatMap((module): TestResult[] => {
        const file = path.relative(process.cwd(), module.moduleId)
        // errors of a file that cannot be loaded, or of a hook
        const broken = [module, ...module.children.allSuites()].flatMap((part) => part.errors())
        const tests = [...module.children.allTests()].map((test): TestResult => {
          const { state, errors } = test.result()
          return { file, title: test.fullName, status: state === 'pending' ? 'skipped' : state, error: textOf(errors) }
        })
        return [
          ...tests,
          ...broken.map((error) => ({ file, title: file, status: 'failed' as const, error: error.stack })),
        ]
      })
      const outside = unhandled.map(({ name, message, stack = message }): TestResult => {
        return { file: 'outside of every test', title: name ?? 'an error', status: 'failed', error: stack }
      })
      await writeFile(report, JSON.stringify([...results, ...outside]))
    },
  }
}

export default class PlaywrightResults implements PlaywrightReporter {
  private suite: Suite | undefined
  constructor(private readonly options: { report: string }) {}

  printsToStdio(): boolean {
    return false
  }

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  async onEnd(): Promise<void> {
    const results = this.suite?.allTests().map((test): TestResult => {
      const file = path.relative(process.cwd(), test.location.file)
      return {
        file,
        title: test.title,
        status: statusOf(test),
        error: textOf(test.results.flatMap((run) => run.errors)),
      }
    })
    await writeFile(this.options.report, JSON.stringify(results ?? []))
  }
}

function statusOf(test: TestCase): TestResult['status'] {
  const outcome = test.outcome()
  if (outcome === 'unexpected') return 'failed'
  if (outcome === 'skipped') return outcome
  if (!test.results.at(-1)?.steps.some(asserts)) return 'empty'
  return outcome === 'flaky' ? outcome : 'passed'
}

/** Assertions of fixtures do not count, since every test makes them. */
function asserts({ category, steps }: TestStep): boolean {
  if (category === 'hook' || category === 'fixture') return false
  return category === 'expect' || steps.some(asserts)
}

function textOf(errors: readonly { message?: string }[] = []): string | undefined {
  return errors.map(({ message }) => message).join('\n') || undefined
}

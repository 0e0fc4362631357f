import path from 'node:path'
import { expect, test } from 'vitest'
import { durationsByFolder } from '@/scripts/reports/durations'
import { describeFailures } from '@/scripts/reports/failures'
import { readResults } from '@/scripts/reports/results'

const bytes = (report: unknown) => Buffer.from(JSON.stringify(report))

const file = (name: string, status: string, assertionResults: object[], message = '') => {
  return { name: path.resolve(name), status, message, assertionResults }
}

test('the tests of a vitest report; a file that could not be read is a failure', () => {
  const report = {
    testResults: [
      file('tests/unit/a.test.ts', 'failed', [
        { fullName: 'money adds', status: 'passed', duration: 2.5 },
        { fullName: 'money rounds', status: 'failed', duration: 1, failureMessages: ['1 is not 2'] },
        { fullName: 'money later', status: 'pending' },
      ]),
      file('tests/unit/b.test.ts', 'failed', [], 'Cannot find module'),
    ],
  }
  expect(readResults(bytes(report))).toEqual([
    { file: 'tests/unit/a.test.ts', title: 'money adds', status: 'passed', milliseconds: 2.5 },
    { file: 'tests/unit/a.test.ts', title: 'money rounds', status: 'failed', milliseconds: 1, error: '1 is not 2' },
    { file: 'tests/unit/a.test.ts', title: 'money later', status: 'skipped', milliseconds: 0 },
    {
      file: 'tests/unit/b.test.ts',
      title: 'tests/unit/b.test.ts: Cannot find module',
      status: 'failed',
      milliseconds: 0,
    },
  ])
})

const ERRORS: Record<string, object[]> = { unexpected: [{ message: 'Timed out' }] }
const journey = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: 'pay.spec.ts',
  ok: status !== 'unexpected',
  tests: [{ status, results: durations.map((duration) => ({ duration, errors: ERRORS[status] })) }],
})

test('the journeys of a Playwright report, including flaky ones', () => {
  const suites = [
    {
      specs: [journey('pays', 'expected', 900)],
      suites: [
        {
          specs: [
            journey('tips', 'flaky', 500, 700),
            journey('waits', 'unexpected', 60, 60),
            journey('off', 'skipped'),
          ],
        },
      ],
    },
  ]
  const report = { config: { rootDir: path.resolve('tests/e2e') }, suites, errors: [{ message: 'no browser' }] }
  expect(readResults(bytes(report))).toEqual([
    { file: 'tests/e2e/pay.spec.ts', title: 'pays', status: 'passed', milliseconds: 900 },
    { file: 'tests/e2e/pay.spec.ts', title: 'tips', status: 'flaky', milliseconds: 1200 },
    { file: 'tests/e2e/pay.spec.ts', title: 'waits', status: 'failed', milliseconds: 120, error: 'Timed out' },
    { file: 'tests/e2e/pay.spec.ts', title: 'off', status: 'skipped', milliseconds: 0 },
    { file: 'tests/e2e', title: 'no browser', status: 'failed', milliseconds: 0 },
  ])
})

test('failures are named with their errors, without colours, and what passed is not', () => {
  const error = '\u001b[31mexpected 1\u001b[39m to be 2'
  const failed = { file: 'tests/unit/a.test.ts', title: 'adds', status: 'failed', milliseconds: 1, error } as const
  expect(describeFailures([failed, { ...failed, title: 'passes', status: 'passed' }])).toBe(
    'failed: adds (tests/unit/a.test.ts)\nexpected 1 to be 2\n',
  )
})

test('anything else is not a report', () => {
  expect(() => readResults(bytes({ passed: true }))).toThrow()
})

test('durations are added up by folder', () => {
  const result = (name: string, milliseconds: number) => {
    return { file: name, title: '', status: 'passed', milliseconds } as const
  }
  const results = [
    result('tests/unit/a.test.ts', 1500),
    result('tests/e2e/b.spec.ts', 250),
    result('tests/unit/menu/c.test.ts', 500),
  ]
  expect([...durationsByFolder(results)]).toEqual([
    ['tests/unit', { tests: 2, seconds: 2 }],
    ['tests/e2e', { tests: 1, seconds: 0.25 }],
  ])
})

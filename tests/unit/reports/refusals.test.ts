import { expect, test } from 'vitest'
import { refuseReport, refuseResults } from '@/scripts/reports/refusals'
import type { TestResult } from '@/scripts/reports/results'
import type { Stamp } from '@/scripts/reports/stamp'
import { hashOf } from '@/scripts/reports/tree'
import { refuseProvenRows } from '@/scripts/requirements/proven-rows'

const SUITE = { name: 'races', report: 'race.json', args: [] }
const REPORT = Buffer.from('{"testResults":[]}')
const TREE = { 'lib/env.ts': 'a1', 'app/page.tsx': 'b2' }
const STAMP: Stamp = {
  commit: '0123456789abcdef',
  startedAt: '2026-01-02T03:04:05.000Z',
  seconds: 12,
  passed: true,
  report: hashOf(REPORT),
  tree: TREE,
}

test('the report of a passed run on these files is accepted, whatever the commit', () => {
  expect(refuseReport(SUITE, REPORT, STAMP, { ...TREE })).toEqual([])
})

test('a suite without a report, or without a stamp, is refused', () => {
  expect(refuseReport(SUITE, null, STAMP, TREE)).toEqual(['races: there is no race.json; run npm test'])
  expect(refuseReport(SUITE, REPORT, null, TREE)).toEqual([
    'races: nothing tells which files were tested; run npm test in a clone',
  ])
})

test('a forged report is refused', () => {
  const forged = Buffer.from('{"testResults":[{}]}')
  expect(refuseReport(SUITE, forged, STAMP, TREE)).toEqual(['races: race.json is not the report that the run left'])
})

test('a stale report is refused, and the changed files are named', () => {
  const now = { 'lib/env.ts': 'a2', 'lib/new.ts': 'c3' }
  expect(refuseReport(SUITE, REPORT, STAMP, now)).toEqual([
    'races: tested at 0123456789, and since then changed: app/page.tsx, lib/env.ts, lib/new.ts',
  ])
})

test('of many changes five are named', () => {
  const now = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`new-${n}.ts`, 'd']))
  expect(refuseReport(SUITE, REPORT, STAMP, now)).toEqual([
    'races: tested at 0123456789, and since then changed: app/page.tsx, lib/env.ts, new-1.ts, new-2.ts, new-3.ts and 2 more',
  ])
})

test('a failed run is refused, even when no test failed', () => {
  expect(refuseReport(SUITE, REPORT, { ...STAMP, passed: false }, TREE)).toEqual(['races: the run failed'])
})

test('a failed test is refused by its title, and so is a race that did not run', () => {
  const result = (file: string, title: string, status: TestResult['status']): TestResult => {
    return { file, title, status, milliseconds: 1 }
  }
  const results = [
    result('tests/unit/a.test.ts', 'adds', 'passed'),
    result('tests/unit/a.test.ts', 'rounds [ORD-1]', 'failed'),
    result('tests/e2e/b.spec.ts', 'pays', 'flaky'),
    result('tests/race/c.test.ts', 'sells one once', 'skipped'),
  ]
  expect(refuseResults(results)).toEqual(['failed: rounds [ORD-1]', 'did not run: sells one once'])
})

test('a row lost is refused by its id', () => {
  expect(refuseProvenRows('ORD-1\nORD-2\nORD-3\n', ['ORD-2'])).toEqual([
    'no longer proven: ORD-1, ORD-3; prove them again, or name them by taking them off docs/proven-rows.txt',
  ])
})

test.each([
  ['a row gained', 'ORD-1\n', 'newly proven: ORD-2; add them with npm run requirements -- --write'],
  [
    'another order',
    'ORD-2\nORD-1\n',
    'docs/proven-rows.txt is out of order; put it right with npm run requirements -- --write',
  ],
])('%s is refused with the command that fixes it', (_, list, reason) => {
  expect(refuseProvenRows(list, ['ORD-1', 'ORD-2'])).toEqual([reason])
})

test('an up-to-date list is accepted', () => {
  expect(refuseProvenRows('ORD-1\nORD-2\n', ['ORD-1', 'ORD-2'])).toEqual([])
})

test('a row that only a second attempt proved is neither lost nor gained', () => {
  expect(refuseProvenRows('ORD-1\nORD-2\n', ['ORD-1'], ['ORD-2'])).toEqual([])
  expect(refuseProvenRows('ORD-1\n', ['ORD-1'], ['ORD-2'])).toEqual([])
})

import { expect, test } from 'vitest'
import type { TestResult } from '@/scripts/reports/results'
import { findRowProblems, unprovenRows } from '@/scripts/reports/rows'

const result = (file: string, title: string, status: TestResult['status'] = 'passed') => ({ file, title, status })

test('each row is named by a test that ran, passed and asserted something', () => {
  const results = [
    result('tests/e2e/a.spec.ts', 'shows [ORD-1]'),
    result('tests/e2e/a.spec.ts', 'shows at a second try [ORD-2]', 'flaky'),
    result('tests/race/a.test.ts', 'races [ORD-3]', 'skipped'),
    result('tests/e2e/a.spec.ts', 'says so [ORD-4]', 'empty'),
  ]
  expect(findRowProblems(['ORD-1', 'ORD-2', 'ORD-3', 'ORD-4'], results)).toEqual([
    'asserts nothing: says so [ORD-4]',
    'no test proves ORD-3',
    'no test proves ORD-4',
  ])
})

test.each([
  ['tests/backend/a.test.ts', 'tests/unit/commerce-client/a.test.ts', []],
  ['tests/race/a.test.ts', 'tests/component/orders/a.test.tsx', []],
  ['tests/backend/a.test.ts', 'tests/unit/demo/a.test.ts', ["CALL-19 is proven on the API's side only"]],
  ['tests/unit/demo/a.test.ts', 'tests/e2e/a.spec.ts', ["CALL-19 is proven on the storefront's side only"]],
])('a call of the API is named on both sides: %s and %s', (first, second, problems) => {
  const results = [result(first, 'answers [CALL-19]'), result(second, 'reads [CALL-19]')]
  expect(findRowProblems(['CALL-19'], results)).toEqual(problems)
})

test('a row is unproven while no test has passed that names it, a call also while only one side of the wire has', () => {
  const results = [
    result('tests/unit/a.test.ts', 'shows [ORD-1]'),
    result('tests/unit/a.test.ts', 'says [ORD-2]', 'failed'),
    result('tests/backend/a.test.ts', 'answers [CALL-19]'),
  ]
  expect(unprovenRows(['ORD-1', 'ORD-2', 'ORD-3', 'CALL-19'], results)).toEqual(['ORD-2', 'ORD-3', 'CALL-19'])
})

test("the storefront's own call has one side", () => {
  expect(findRowProblems(['CALL-3'], [result('tests/e2e/a.spec.ts', 'tells [CALL-3]')])).toEqual([])
})

test('a title names rows that exist, and at most three', () => {
  const title = 'does it all [ORD-1] [ORD-2] [ORD-3] [ORD-99]'
  expect(findRowProblems(['ORD-1', 'ORD-2', 'ORD-3'], [result('tests/unit/a.test.ts', title)])).toEqual([
    `there is no row ORD-99: ${title}`,
    `more than 3 rows: ${title}`,
  ])
})

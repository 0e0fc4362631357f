import { describe, expect, test } from 'vitest'
import type { TestResult } from '@/scripts/reports/results'
import { findProofs } from '@/scripts/requirements/proofs'

const ROWS = new Map(['ORD-1', 'ORD-2', 'CALL-3', 'CALL-19', 'CALL-20'].map((id) => [id, `what ${id} wants`]))

const passed = (file: string, title: string): TestResult => ({ file, title, status: 'passed', milliseconds: 1 })

test('a row is proven by a passed test whose title names it, and by no other', () => {
  const results: TestResult[] = [
    passed('tests/e2e/a.spec.ts', 'shows [ORD-2]'),
    { ...passed('tests/unit/a.test.ts', 'adds [ORD-1]'), status: 'failed' },
    { ...passed('tests/e2e/a.spec.ts', 'waits [ORD-1]'), status: 'flaky' },
    { ...passed('tests/race/a.test.ts', 'races [ORD-1]'), status: 'skipped' },
  ]
  expect(findProofs(ROWS, results)).toMatchObject({ proven: ['ORD-2'], unsure: ['ORD-1'] })
})

describe('a call of the API', () => {
  test.each([
    ['tests/backend/a.test.ts', 'tests/unit/remote/a.test.ts'],
    ['tests/race/a.test.ts', 'tests/unit/contract/a.test.ts'],
    ['tests/backend/a.test.ts', 'tests/component/orders/a.test.tsx'],
    ['tests/backend/a.test.ts', 'tests/e2e/a.spec.ts'],
  ])('is proven by %s and %s together', (api, storefront) => {
    const results = [passed(api, 'answers [CALL-19]'), passed(storefront, 'reads [CALL-19]')]
    expect(findProofs(ROWS, results)).toMatchObject({ proven: ['CALL-19'], oneSided: new Map() })
  })

  test('is not proven on one side alone, and the other test folders are neither side', () => {
    const results = [
      passed('tests/backend/a.test.ts', 'answers [CALL-19]'),
      passed('tests/unit/demo/seed/a.test.ts', 'fills [CALL-19]'),
      passed('tests/unit/remote/a.test.ts', 'reads [CALL-20]'),
    ]
    const { proven, oneSided } = findProofs(ROWS, results)
    expect(proven).toEqual([])
    expect([...oneSided]).toEqual([
      ['CALL-19', 'API'],
      ['CALL-20', 'storefront'],
    ])
  })

  test("but the storefront's own call has one side", () => {
    expect(findProofs(ROWS, [passed('tests/e2e/a.spec.ts', 'tells [CALL-3]')]).proven).toEqual(['CALL-3'])
  })
})

test('a title with an unknown row, or more than three, is invalid', () => {
  const results = [
    passed('tests/unit/a.test.ts', 'adds [ORD-99]'),
    passed('tests/unit/a.test.ts', 'does it all [ORD-1] [ORD-2] [CALL-3] [CALL-19]'),
  ]
  expect(findProofs(ROWS, results).wrong).toEqual([
    'unknown ORD-99: adds [ORD-99]',
    'more than 3 rows: does it all [ORD-1] [ORD-2] [CALL-3] [CALL-19]',
  ])
})

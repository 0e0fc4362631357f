import { expect, test } from 'vitest'
import { printTable } from '@/scripts/bench/table'

test('a figure that falls short is marked, with its limit', () => {
  const columns = [
    { name: 'ratio', of: (row: number) => row, digits: 1, atLeast: () => 0.5 },
    { name: 'ms', of: (row: number) => row * 100, atMost: (row: number) => row + 40 },
  ]
  const rows: [string, number][] = [
    ['fast', 0.4],
    ['slow', 0.5],
  ]
  expect(printTable(columns, rows)).toEqual([
    '|  | ratio | ms |',
    '| --- | --- | --- |',
    '| fast | 0.4 ✗ 0.5 | 40 |',
    '| slow | 0.5 | 50 ✗ 41 |',
  ])
})

import { afterAll, expect, test } from 'vitest'
import { openCollector } from '@/tests/support/telemetry/open-collector'
import { runProgram } from './program'

const collector = await openCollector()
afterAll(() => collector.close())

test.each([
  ['throws', 'TypeError', 1],
  ['rejects', 'RangeError', 1],
  ['rejects and goes on', 'RangeError', 0],
])('a process that %s without a catch logs and reports that once, and ends as it should', async (deed, kind, code) => {
  collector.reports.length = 0
  const ended = await runProgram('tests/start/crash-on-demand.ts', [`${collector.url}/errors`, deed]).ended
  expect([ended.code, ended.error]).toEqual([code, ''])
  expect(collector.reports).toEqual([expect.objectContaining({ place: 'process', kind, count: 1 })])
  const lines = ended.out.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).error.kind)).toEqual([kind])
  expect([...collector.bodies, ended.out].join()).not.toContain('canary')
})

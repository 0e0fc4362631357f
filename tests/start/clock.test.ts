import { expect, test } from 'vitest'
import { clockAt } from '@/scripts/clock/clock-at'
import { runProgram } from './program'

test('a program that starts at a chosen time has it in its threads and in its embedded database', async () => {
  const { out, error } = await runProgram('tests/start/print-clock.ts', [], clockAt('2031-12-31T23:50')).ended
  expect(error).toBe('')
  expect(JSON.parse(out).map((date: string) => date.slice(0, 15))).toEqual(Array(4).fill('2031-12-31T23:5'))
})

test('what is no time is refused', () => {
  expect(() => clockAt('tomorrow')).toThrow('tomorrow is no time such as 2026-12-31T23:55')
})

import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '@/backend/platform/db/database-errors'

const failed = (query: string, params: unknown[], message: string, facts: { code?: string } = {}) =>
  new DrizzleQueryError(query, params, Object.assign(new Error(message), facts))

test.each([
  ['a statement that timed out', 'canceling statement due to statement timeout', '57014', true],
  ['one that timed out in a regular expression', 'invalid regular expression: operation cancelled', '2201B', true],
  ['a connection that was lost', 'Connection terminated unexpectedly', undefined, true],
  ['an invalid regular expression', 'invalid regular expression: parentheses () not balanced', '2201B', false],
  ['a value that is there already', 'duplicate key value violates unique constraint', '23505', false],
] as const)('%s', (_, message, code, expected) => {
  expect(isUnavailable(failed('select $1', ['tea'], message, code && { code }))).toBe(expected)
})

test('what somebody searched for does not make an error another one', () => {
  const error = failed('select $1', ['Query read timeout'], 'division by zero', { code: '22012' })
  expect(error.message).toContain('Query read timeout')
  expect(isUnavailable(error)).toBe(false)
})

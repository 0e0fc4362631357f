import os from 'node:os'
import { expect, test } from 'vitest'
import { systemUser } from '@/backend/operators/commands/system-user'

test('a command is given by a name, or by the number of a user without one', () => {
  expect(systemUser()).toBe(os.userInfo().username)
  const nameless = () => {
    throw new Error('ENOENT: no such user')
  }
  expect(systemUser(nameless)).toMatch(/^user \w+$/)
})

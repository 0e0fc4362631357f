import { describe, expect, test } from 'vitest'
import { amount, whole } from '@/lib/contract/wire'

const read = (schema: typeof amount | typeof whole, value: unknown) => schema.safeParse(value).data

describe('what an API may send', () => {
  test.each([
    ['.5', 0.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['+5', 5],
    [' 12.50 ', 12.5],
    ['007', 7],
    [0.5, 0.5],
  ])('as the amount %j is %d', (value, number) => {
    expect(read(amount, value)).toBe(number)
  })

  test.each(['', '.', '-', '1,5', '1.2.3', '0x10', '1e3', '5 CAD', 'free', 'NaN', null, true])(
    'as an amount, %j is none',
    (value) => {
      expect(read(amount, value)).toBeUndefined()
    },
  )

  test.each([
    ['7', 7],
    ['7.0', 7],
    ['7.', 7],
    [' -7 ', -7],
  ])('as the whole number %j is %d', (value, number) => {
    expect(read(whole, value)).toBe(number)
  })

  test.each(['.5', '7.5', '', '1e3', '1234567890123456', null])('as a whole number, %j is none', (value) => {
    expect(read(whole, value)).toBeUndefined()
  })
})

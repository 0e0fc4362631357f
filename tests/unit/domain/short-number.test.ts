import { expect, test } from 'vitest'
import { shortEnd, shortNumber } from '@/lib/domain/orders/short-number'

test.each([
  ['abcdefghijk7q4mz', 'K7Q-4MZ'],
  ['9f3c-1a02-77e0', '027-7E0'],
  ['R2026112200017', '200-017'],
])('the short number of %s is %s', (id, number) => {
  expect(shortNumber(id)).toBe(number)
})

test.each(['o1', '10023', '9f3c-1a', '12345678'])('%s is short itself', (id) => {
  expect(shortNumber(id)).toBeNull()
})

test.each([
  ['K7Q-4MZ', 'k7q4mz'],
  ['#k7q4mz', 'k7q4mz'],
  ['k7q – 4mz', 'k7q4mz'],
  ['k7q4m', null],
  ['k7q4mzz', null],
  ['k7q%4m', null],
  ['川川川川川川', null],
])('the number that is typed as %s ends an id with %s', (typed, end) => {
  expect(shortEnd(typed)).toBe(end)
})

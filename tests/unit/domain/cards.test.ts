import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CARD_TYPES,
  cardTypeOf,
  expiryYears,
  groupCardNumber,
  isCardNumber,
  isExpired,
} from '@/lib/domain/payment/cards'

/** Public test numbers of the issuers. */
const NUMBERS: [number, string, string][] = [
  [1, 'Visa', '4242424242424242'],
  [1, 'Visa', '4000056655665556'],
  [2, 'MasterCard', '5555555555554444'],
  [2, 'MasterCard', '2223003122003222'],
  [3, 'American Express', '378282246310005'],
  [3, 'American Express', '341111111111111'],
  [4, 'Discover', '6011111111111117'],
  [5, 'Union Pay', '6200000000000005'],
  [6, 'JCB', '3566002020360505'],
  [7, 'Maestro', '6759649826438453'],
  [7, 'Maestro', '5018000000000009'],
]

describe('card types', () => {
  test.each(NUMBERS)('%i is %s, identified by the number %s [ENT-64] [VAL-37]', (type, name, number) => {
    expect(cardTypeOf(number)).toBe(type)
    expect(cardTypeOf(number.slice(0, 6))).toBe(type)
    expect(CARD_TYPES[type as keyof typeof CARD_TYPES]).toBe(name)
  })

  test.each(['', '1', '9999', '0000 0000'])('%s identifies no issuer', (number) => {
    expect(cardTypeOf(number)).toBeNull()
  })
})

describe('card numbers', () => {
  test.each(NUMBERS)('type %i, %s %s: valid check digit and length only [VAL-38]', (_, _name, number) => {
    const last = Number(number.at(-1))
    const wrong = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => digit !== last)
    expect(isCardNumber(number)).toBe(true)
    expect(wrong.map((digit) => isCardNumber(number.slice(0, -1) + digit))).toEqual(wrong.map(() => false))
    expect(isCardNumber(number.slice(0, 8))).toBe(false)
    expect(isCardNumber(`${number}00000000`)).toBe(false)
  })

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['4242-4242 42', '4242 4242 42'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['4242', '4242'],
    ['', ''],
  ])('%s shows as %s [VAL-42]', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown)
  })

  test('grouping twice changes nothing and loses no digit [VAL-42]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        const shown = groupCardNumber(digits)
        expect(groupCardNumber(shown)).toBe(shown)
        expect(shown.replaceAll(' ', '')).toBe(digits)
        expect(
          shown
            .split(' ')
            .slice(0, -1)
            .every((part) => part.length === 4),
        ).toBe(true)
      }),
    )
  })
})

describe('expiry', () => {
  const now = new Date('2026-11-30T23:59:00Z')
  test.each([
    [10, 2026, true],
    [11, 2026, false],
    [12, 2026, false],
    [12, 2025, true],
    [1, 2027, false],
  ])('in November 2026, %i/%i is past: %s [VAL-40]', (month, year, past) => {
    expect(isExpired(month, year, now)).toBe(past)
  })

  test('twenty years, this one first [VAL-41] [VAL-44]', () => {
    const years = expiryYears(now)
    expect(years).toHaveLength(20)
    expect([years[0], years[19]]).toEqual([2026, 2045])
    expect(new Set(years).size).toBe(20)
  })
})

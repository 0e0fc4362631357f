import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimal, toDecimalText, toMinor } from '@/lib/domain/money/decimals'
import { CURRENCIES, DEFAULT_CURRENCY, formatMoney } from '@/lib/domain/money/money'

describe('currencies', () => {
  test.each([
    ['CAD', '$', 124],
    ['CNY', '¥', 156],
    ['GBP', '£', 826],
    ['USD', '$', 840],
  ])('%s has the symbol %s and the number %i [ENT-7] [ENT-8]', (code, symbol, numeric) => {
    expect(CURRENCIES[code]).toMatchObject({ symbol, numeric })
  })

  test('CAD is the default [CONST-1]', () => {
    expect(DEFAULT_CURRENCY).toBe('CAD')
  })

  test.each([
    ['CAD', 123450, 'C$1,234.50'],
    ['KRW', 31000, '₩31,000'],
  ])('%s has its own symbol: %i is %s [ENT-9]', (currency, amount, text) => {
    expect(formatMoney({ amount, currency }, 'en')).toBe(text)
  })

  test.each([
    ['en', 'C$0.05'],
    ['zh', 'C$0.05'],
    ['zh-Hant', 'C$0.05'],
    ['jp', 'C$0.05'],
  ] as const)('in %s a CAD price is distinguished from a USD one: %s [ENT-10]', (language, text) => {
    expect(formatMoney({ amount: 5, currency: 'CAD' }, language)).toBe(text)
    expect(formatMoney({ amount: 5, currency: 'USD' }, language)).toBe('$0.05')
    expect(formatMoney({ amount: -1234, currency: 'CAD' }, language)).toBe('−C$12.34')
  })
})

describe('amounts of the wire', () => {
  test.each([
    [12.5, 1250],
    ['12.50', 1250],
    ['0', 0],
    [1.005, 101],
    [2.675, 268],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    ['19.999', 2000],
    [-0, 0],
  ])('%s CAD is %i cents [CONST-5]', (decimal, minor) => {
    expect(toMinor(decimal, 'CAD')).toBe(minor)
  })

  test('won have no minor part [ENT-10]', () => {
    expect(toMinor('31000', 'KRW')).toBe(31000)
    expect(toDecimal(31000, 'KRW')).toBe(31000)
    expect(toDecimal(1250, 'CAD')).toBe(12.5)
  })

  test.each(['', ' ', 'free', Number.NaN, Number.POSITIVE_INFINITY])('%s is not an amount', (value) => {
    expect(() => toMinor(value, 'CAD')).toThrow(RangeError)
  })

  test('every amount of cents survives the wire, as number and as text [CONST-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(toMinor(toDecimal(cents, 'CAD'), 'CAD')).toBe(cents)
        expect(toMinor((cents / 100).toFixed(2), 'CAD')).toBe(cents)
      }),
    )
  })
})

test.each([
  ['CAD', 1250, '12.50', 12.5, 'C$12.50'],
  ['USD', 1250, '12.50', 12.5, '$12.50'],
  ['JPY', 1250, '1250', 1250, '¥1,250'],
  ['EUR', 1250, '12.50', 12.5, '€12.50'],
  ['KRW', 1250, '1250', 1250, '₩1,250'],
  ['KWD', 1250, '1.250', 1.25, 'KWD 1.250'],
])('%s: %i of its minor unit are %s [CONST-5]', (currency, minor, text, decimal, shown) => {
  expect([toDecimalText(minor, currency), toDecimal(minor, currency)]).toEqual([text, decimal])
  expect(toMinor(text, currency)).toBe(minor)
  expect(formatMoney({ amount: minor, currency }, 'en')).toBe(shown)
})

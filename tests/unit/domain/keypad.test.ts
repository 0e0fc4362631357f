import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  givenAmount,
  isTooMuch,
  MAX_AMOUNT,
  PAD_KEYS,
  type PadKey,
  padKeys,
  press,
  typedAmount,
} from '@/lib/domain/self-checkout/keypad'

const type = (keys: string, currency = 'CAD') =>
  [...keys].reduce((text, key) => press(text, key === '<' ? 'delete' : (key as PadKey), currency), '')

describe('the number pad', () => {
  test.each([
    ['1250', '1250'],
    ['12.5', '12.5'],
    ['12.50', '12.50'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['05', '5'],
    ['00', '0'],
    ['0.05', '0.05'],
    ['12<', '1'],
    ['1<<', ''],
  ])('%s makes %s [SELF-2] [SELF-7]', (keys, text) => {
    expect(type(keys)).toBe(text)
  })

  test('a leading decimal point becomes 0. [SELF-8]', () => {
    expect(type('.')).toBe('0.')
    expect(type('.5')).toBe('0.5')
  })

  test('the maximum is 10000; higher input is ignored [SELF-6]', () => {
    expect(MAX_AMOUNT).toBe(10_000)
    expect(type('10000')).toBe('10000')
    expect(type('10001')).toBe('1000')
    expect(type('10000.01')).toBe('10000.0')
    expect(press('49', '9', 'CAD', 500)).toBe('499')
    expect(press('50', '1', 'CAD', 500)).toBe('50')
  })

  test.each<[string, PadKey, boolean]>([
    ['1000', '1', true],
    ['1000', '0', false],
    ['9999', '9', true],
    ['10000.0', '1', true],
    ['12.34', '5', false],
    ['10000', '.', false],
    ['10000', 'delete', false],
  ])('after %s the key %s is too much: %s', (text, key, isMore) => {
    expect(isTooMuch(text, key, 'CAD')).toBe(isMore)
  })

  test('whatever is pressed, the amount has at most 2 decimals and is at most 10000 [SELF-6] [SELF-7]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAD_KEYS), { maxLength: 40 }), (keys) => {
        const text = keys.reduce((so, key) => press(so, key, 'CAD'), '')
        expect(text).toMatch(/^(\d+(\.\d{0,2})?)?$/)
        expect(typedAmount(text, 'CAD')).toBeLessThanOrEqual(1_000_000)
      }),
    )
  })
})

test.each([
  ['', 0],
  ['.', 0],
  ['0.', 0],
  ['12.', 1200],
  ['0.1', 10],
  ['1.15', 115],
  ['10000', 1_000_000],
])('%j is %i cents [SELF-9]', (text, cents) => {
  expect(typedAmount(text, 'CAD')).toBe(cents)
})

test.each([
  ['25', '25.00'],
  ['25.5', '25.50'],
  ['3.456', '3.46'],
  ['10000', '10000.00'],
])('a URL with %s requests %s [SELF-10]', (given, shown) => {
  expect(givenAmount(given, 'CAD')).toBe(shown)
})

test.each(['abc', '-5', '0', '1e3', '', undefined, '12,50', '10000.01', '99999999999'])(
  'a URL with %s requests 0 [SELF-10] [SELF-14]',
  (given) => {
    expect(typedAmount(givenAmount(given, 'CAD'), 'CAD')).toBe(0)
  },
)

test.each([
  ['CAD', '12.345', '12.34', '12.00', true],
  ['USD', '12.345', '12.34', '12.00', true],
  ['JPY', '12.345', '12345'.slice(0, 4), '12', false],
  ['KRW', '1.2', '12', '12', false],
  ['KWD', '1.2345', '1.234', '12.000', true],
])(
  'in %s the keys %s make %s, a URL with 12 asks for %s [SELF-7] [SELF-10] [CONST-5]',
  (currency, keys, text, given, point) => {
    expect(type(keys, currency)).toBe(text)
    expect(givenAmount('12', currency)).toBe(given)
    expect(padKeys(currency).includes('.')).toBe(point)
  },
)

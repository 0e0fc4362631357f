import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTip, type Tip, tipAmount, tipCutOff, tipMaximum, tipPresets } from '@/lib/domain/money/tips'

const percents = (tips: Tip[]) => tips.map((tip) => (tip.type === 'percent' ? tip.percent : null))
const amounts = (tips: Tip[]) => tips.map((tip) => (tip.type === 'flat' ? tip.amount : null))

describe('presets', () => {
  test('above the cut-off: 0, 10, 12, 15, 20 percent [TIP-1] [TIP-3]', () => {
    expect(percents(tipPresets(2001, 'CAD'))).toEqual([0, 10, 12, 15, 20])
  })

  test('at or below it: 0, 2, 3, 4, 5 flat [TIP-2] [TIP-3]', () => {
    expect(amounts(tipPresets(2000, 'CAD'))).toEqual([0, 200, 300, 400, 500])
    expect(amounts(tipPresets(0, 'CAD'))).toEqual([0, 200, 300, 400, 500])
  })

  test('the cut-off total is 20 [TIP-4]', () => {
    expect(tipCutOff('CAD')).toBe(20_00)
  })

  test('a store may have its own cut-off [TIP-5]', () => {
    expect(amounts(tipPresets(4999, 'CAD', 5000))).toEqual([0, 200, 300, 400, 500])
    expect(percents(tipPresets(5001, 'CAD', 5000))).toEqual([0, 10, 12, 15, 20])
    expect(defaultTip(1, 4999, 'CAD', 5000)).toEqual({ type: 'flat', amount: 200 })
  })
})

describe('the default', () => {
  test.each([
    [1, 12, 200],
    [2, 0, 0],
    [3, 12, 200],
    [4, 0, 0],
    [5, 0, 0],
  ])('shipping code %i: %i percent, or %i cents [TIP-6] [TIP-7]', (code, percent, amount) => {
    expect(defaultTip(code, 2001, 'CAD')).toEqual({ type: 'percent', percent })
    expect(defaultTip(code, 2000, 'CAD')).toEqual({ type: 'flat', amount })
  })
})

describe('the amount', () => {
  test.each([
    [12, 4567, 548],
    [15, 3333, 500],
    [10, 2005, 201],
    [0, 9999, 0],
  ])('%i percent of %i cents is %i, to the cent [TIP-5] [CONST-5]', (percent, total, cents) => {
    expect(tipAmount({ type: 'percent', percent }, total, 'CAD')).toBe(cents)
  })

  test('stays within 0 and 99999.00 [TIP-8]', () => {
    expect(tipAmount({ type: 'flat', amount: -1 }, 100, 'CAD')).toBe(0)
    expect(tipAmount({ type: 'flat', amount: 99_999_00 }, 100, 'CAD')).toBe(99_999_00)
    expect(tipAmount({ type: 'flat', amount: 99_999_01 }, 100, 'CAD')).toBe(99_999_00)
  })

  test('is a whole number of cents within the range for any tip [TIP-8]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.nat(2_000_000_000), (percent, total) => {
        const cents = tipAmount({ type: 'percent', percent }, total, 'CAD')
        expect(Number.isInteger(cents) && cents >= 0 && cents <= 9_999_900).toBe(true)
      }),
    )
  })
})

test.each([
  ['CAD', 2000, 9_999_900, [0, 200, 300, 400, 500]],
  ['USD', 2000, 9_999_900, [0, 200, 300, 400, 500]],
  ['JPY', 20, 99_999, [0, 2, 3, 4, 5]],
  ['KRW', 20, 99_999, [0, 2, 3, 4, 5]],
  ['KWD', 20_000, 99_999_000, [0, 2000, 3000, 4000, 5000]],
])(
  'in %s cut-off, maximum and amounts are in its minor unit: %i, %i, %j [TIP-2] [TIP-4] [TIP-8]',
  (currency, cutOff, most, flat) => {
    expect([tipCutOff(currency), tipMaximum(currency)]).toEqual([cutOff, most])
    expect(amounts(tipPresets(cutOff, currency))).toEqual(flat)
    expect(percents(tipPresets(cutOff + 1, currency))).toEqual([0, 10, 12, 15, 20])
  },
)

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type BillParts, shareOfBill } from '@/backend/operators/sales/share-of-bill'
import { splitTaxes } from '@/backend/orders/taxes/split-taxes'
import { lessTaxes, type TaxParts } from '@/backend/orders/taxes/tax-parts'

const totalOf = ({ gross, discounts, fees, taxes, tips }: BillParts) => gross - discounts + fees + taxes + tips
const part = fc.integer({ min: 0, max: 100_000 })
const taxes = fc.record({ GST: part, PST: part })
const bills = fc
  .record({
    gross: part,
    discounts: part,
    fees: part,
    tips: part,
    byLabel: fc.record({ added: taxes, contained: taxes }),
  })
  .map(({ byLabel, ...bill }) => {
    const discounts = Math.min(bill.discounts, bill.gross)
    return { ...bill, discounts, taxes: byLabel.added.GST + byLabel.added.PST, byLabel }
  })

describe('income is split as the bill is', () => {
  const bill = { gross: 2000, discounts: 100, fees: 300, taxes: 264, tips: 136 }
  const byLabel = { added: { GST: 110, PST: 154 }, contained: {} }
  it.each<[amount: number, before: number, BillParts]>([
    [2600, 0, bill],
    [1300, 0, { gross: 1000, discounts: 50, fees: 150, taxes: 132, tips: 68 }],
    [1, 0, { gross: 1, discounts: 0, fees: 0, taxes: 0, tips: 0 }],
    // more than the bill, which had been larger
    [100, 2600, { gross: 100, discounts: 0, fees: 0, taxes: 0, tips: 0 }],
  ])('%i after %i', (amount, before, expected) => {
    const { byLabel: taxes, ...parts } = shareOfBill({ ...bill, byLabel }, { amount, before })
    expect(parts).toEqual(expected)
    expect(taxes.added).toEqual(splitTaxes(expected.taxes, byLabel.added))
  })

  test('in any parts, each of which is its amount, and all of which are the bill', () => {
    fc.assert(
      fc.property(bills, fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 5 }), (whole, cuts) => {
        const total = totalOf(whole)
        const ends = [...cuts.map((cut) => Math.floor((total * cut) / 100)).sort((a, b) => a - b), total]
        const shares = ends.map((end, index) => {
          const before = ends[index - 1] ?? 0
          const share = shareOfBill(whole, { amount: end - before, before })
          expect(totalOf(share)).toBe(end - before)
          return share
        })
        for (const name of ['gross', 'discounts', 'fees', 'taxes', 'tips'] as const)
          expect(shares.reduce((sum, share) => sum + share[name], 0)).toBe(whole[name])
        const left = shares.reduce<TaxParts>((rest, share) => lessTaxes(rest, share.byLabel), whole.byLabel)
        expect([...Object.values(left.added), ...Object.values(left.contained)].filter((rest) => rest !== 0)).toEqual(
          [],
        )
      }),
    )
  })
})

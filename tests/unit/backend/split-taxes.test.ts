import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextTaxes, splitTaxes } from '@/backend/orders/taxes/split-taxes'
import { lessTaxes, sumOfParts, type TaxParts } from '@/backend/orders/taxes/tax-parts'

const TAXES = fc.dictionary(fc.constantFrom('GST', 'PST', 'QST', 'VAT'), fc.nat(50_000), { minKeys: 1 })

it.each<[number, Record<string, number>, Record<string, number>]>([
  [240, { GST: 100, PST: 140 }, { GST: 100, PST: 140 }],
  [53, { GST: 100, PST: 140 }, { GST: 22, PST: 31 }],
  [1, { GST: 100, PST: 140 }, { GST: 0, PST: 1 }],
  [0, { GST: 0, PST: 0 }, { GST: 0, PST: 0 }],
  [0, {}, {}],
])('%i of the taxes %o', (amount, taxes, shares) => {
  expect(splitTaxes(amount, taxes)).toEqual(shares)
})

it('the shares of successive payments are never negative, and add up to each payment and to each tax', () => {
  const bills = fc.record({ added: TAXES, contained: TAXES })
  fc.assert(
    fc.property(bills, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (billed, cuts) => {
      const whole = sumOfParts(billed)
      const ends = [...cuts.map((cut) => Math.floor(cut * whole)), whole].sort((a, b) => a - b)
      let [before, left]: [number, TaxParts] = [0, billed]
      for (const end of ends) {
        const shares = nextTaxes(billed, { amount: end - before, before })
        expect(sumOfParts(shares)).toBe(end - before)
        for (const share of [...Object.values(shares.added), ...Object.values(shares.contained)])
          expect(share).toBeGreaterThanOrEqual(0)
        left = lessTaxes(left, shares)
        before = end
      }
      expect([...Object.values(left.added), ...Object.values(left.contained)].filter((rest) => rest !== 0)).toEqual([])
    }),
  )
})

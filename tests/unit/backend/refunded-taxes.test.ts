import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capTaxes, shareOfTaxes, taxesLeft, taxesOfRefund } from '@/backend/orders/refunds/refunded-taxes'
import { lessTaxes, sumOfParts } from '@/backend/orders/taxes/tax-parts'

const DINNER = { added: { GST: 45, PST: 90 }, contained: { GST: 152 } }
const NOTHING = { added: { GST: 0, PST: 0 }, contained: { GST: 0 } }
const taxes = fc.dictionary(fc.constantFrom('GST', 'PST', 'QST'), fc.nat(50_000), { minKeys: 1 })
const bills = fc.record({ added: taxes, contained: taxes })

it('a refund of before has its share of what is left of the bill', () => {
  const beer = { tax: 135, taxes: { added: { GST: 45, PST: 90 }, contained: { GST: 0 } } }
  const left = taxesLeft(DINNER, [beer])
  expect(left).toEqual({ added: { GST: 0, PST: 0 }, contained: { GST: 152 } })
  expect(taxesOfRefund({ tax: 100, taxes: null }, left)).toEqual({ ...NOTHING, contained: { GST: 100 } })
  expect(taxesOfRefund({ tax: 100, taxes: null }, DINNER)).toEqual({
    added: { GST: 16, PST: 31 },
    contained: { GST: 53 },
  })
})

it('lines have no more of a tax than is left', () => {
  const wanted = { added: { GST: 46, PST: 80 }, contained: {} }
  expect(capTaxes(wanted, DINNER)).toEqual({ added: { GST: 45, PST: 80 }, contained: { GST: 0 } })
})

it('an amount has no more tax than itself', () => {
  expect(sumOfParts(shareOfTaxes(DINNER, { amount: 10, total: 10 }))).toBeLessThanOrEqual(10)
})

it('successive amounts have each tax of the bill, to the cent', () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(bills, fc.integer({ min: 0, max: 500_000 }), cuts, (billed, more, shares) => {
      let [left, total] = [billed, sumOfParts(billed) + more]
      for (const share of [...shares, 1]) {
        const amount = Math.floor(total * share)
        const refunded = shareOfTaxes(left, { amount, total })
        expect(sumOfParts(refunded)).toBeLessThanOrEqual(amount)
        for (const part of [...Object.values(refunded.added), ...Object.values(refunded.contained)])
          expect(part).toBeGreaterThanOrEqual(0)
        left = lessTaxes(left, refunded)
        total -= amount
      }
      expect(sumOfParts(left)).toBe(0)
      expect([...Object.values(left.added), ...Object.values(left.contained)].every((part) => part === 0)).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextTaxes } from '@/backend/operators/sales/split-taxes'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const TAXES = fc.dictionary(fc.constantFrom('GST', 'PST', 'QST', 'VAT'), fc.nat(50_000), { minKeys: 1 })

it.each<[number, Record<string, number>, Record<string, number>]>([
  [240, { GST: 100, PST: 140 }, { GST: 100, PST: 140 }],
  [53, { GST: 100, PST: 140 }, { GST: 22, PST: 31 }],
  [1, { GST: 100, PST: 140 }, { GST: 0, PST: 1 }],
  [0, { GST: 0, PST: 0 }, { GST: 0, PST: 0 }],
  [0, {}, {}],
])('%i of the taxes %o', (amount, taxes, shares) => {
  expect(nextTaxes(taxes, { amount, before: 0 })).toEqual(shares)
})

it('the shares of successive refunds are never negative, and add up to each refund and to each tax', () => {
  fc.assert(
    fc.property(TAXES, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (taxes, cuts) => {
      const whole = sum(Object.values(taxes))
      const ends = [...cuts.map((cut) => Math.floor(cut * whole)), whole].sort((a, b) => a - b)
      const total: Record<string, number> = Object.fromEntries(Object.keys(taxes).map((label) => [label, 0]))
      let before = 0
      for (const end of ends) {
        const amount = end - before
        const shares = nextTaxes(taxes, { amount, before })
        expect(sum(Object.values(shares))).toBe(amount)
        for (const [label, share] of Object.entries(shares)) {
          expect(share).toBeGreaterThanOrEqual(0)
          total[label] = (total[label] ?? 0) + share
        }
        before = end
      }
      expect(total).toEqual(taxes)
    }),
  )
})

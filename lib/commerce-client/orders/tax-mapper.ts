import type { z } from 'zod'
import type { TAX_LIST } from '@/lib/contract/tax'
import type { BillTax } from '@/lib/domain/orders/bill-lines'

interface WireTaxes {
  taxes?: Record<string, number> | null | undefined
  tax_list?: z.output<typeof TAX_LIST>
}

/** The taxes of a bill; without a list of them, as of an order of before, all are added to the prices. */
export function toTaxes({ taxes, tax_list }: WireTaxes, minor: (value: number) => number): BillTax[] {
  if (!tax_list?.length) return Object.entries(taxes ?? {}).map(([label, amount]) => ({ label, amount: minor(amount) }))
  return tax_list.map(({ nm, num, amt, incl }) => ({
    label: nm,
    amount: minor(amt),
    ...(num && { number: num }),
    ...(incl && { isIncluded: true }),
  }))
}

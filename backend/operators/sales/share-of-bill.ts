import { nextShare } from '@/backend/orders/refunds/refund-shares'
import { nextTaxes } from '@/backend/orders/taxes/split-taxes'
import { sumOfParts, sumOfTaxes, type TaxParts } from '@/backend/orders/taxes/tax-parts'

/** The parts of a bill, in minor units; `gross` are the goods before discounts. */
export interface BillParts {
  gross: number
  discounts: number
  fees: number
  taxes: number
  tips: number
}

interface Bill extends BillParts {
  /** those that were added add up to `taxes` */
  byLabel: TaxParts
}

/**
 * The parts of a bill that the next `amount` of income pays for, after `before` came in. The parts of all income add up to
 * the bill, and those of each income to its amount; the goods get the rounding difference.
 */
export function shareOfBill(bill: Bill, { amount, before }: { amount: number; before: number }): Bill {
  const total = bill.gross - bill.discounts + bill.fees + bill.taxes + bill.tips
  const share = (part: number) => nextShare(part, { amount, before, total })
  const [discounts, fees, tips] = [share(bill.discounts), share(bill.fees), share(bill.tips)]
  const whole = sumOfParts(bill.byLabel)
  const earlier = nextShare(whole, { amount: before, before: 0, total })
  const byLabel = nextTaxes(bill.byLabel, { amount: share(whole), before: earlier })
  const taxes = sumOfTaxes(byLabel.added)
  return { gross: amount + discounts - fees - taxes - tips, discounts, fees, taxes, tips, byLabel }
}

import { nextShare } from '@/backend/orders/refunds/refund-shares'

/** The parts of a bill, in minor units; `gross` are the goods before discounts. */
export interface BillParts {
  gross: number
  discounts: number
  fees: number
  taxes: number
  tips: number
}

/**
 * The parts of a bill that the next `amount` of income pays for, after `before` came in. The parts of all income add up to
 * the bill, and those of each income to its amount; the goods get the rounding difference.
 */
export function shareOfBill(bill: BillParts, { amount, before }: { amount: number; before: number }): BillParts {
  const total = bill.gross - bill.discounts + bill.fees + bill.taxes + bill.tips
  const share = (part: number) => nextShare(part, { amount, before, total })
  const [discounts, fees, taxes, tips] = [share(bill.discounts), share(bill.fees), share(bill.taxes), share(bill.tips)]
  return { gross: amount + discounts - fees - taxes - tips, discounts, fees, taxes, tips }
}

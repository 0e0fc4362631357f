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
 * What the next `amount` of an order's income paid for, where `before` came in already, so that the parts of all income
 * add up to the bill and those of each to its amount. The goods have what is left by rounding.
 */
export function shareOfBill(bill: BillParts, { amount, before }: { amount: number; before: number }): BillParts {
  const total = bill.gross - bill.discounts + bill.fees + bill.taxes + bill.tips
  const share = (part: number) => nextShare(part, { amount, before, total })
  const [discounts, fees, taxes, tips] = [share(bill.discounts), share(bill.fees), share(bill.taxes), share(bill.tips)]
  return { gross: amount + discounts - fees - taxes - tips, discounts, fees, taxes, tips }
}

import type { orderRefunds } from '@/backend/orders/schema/order-refunds'
import type { OrderRow, orderLines } from '@/backend/orders/schema/orders'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

interface RefundedOrder {
  order: OrderRow
  lines: (typeof orderLines.$inferSelect)[]
  refunds: (typeof orderRefunds.$inferSelect)[]
  /** minor units, by column of the export */
  amounts: Record<string, number>
}

/**
 * What is wrong with the taxes in the refunds of an order: those of lines are the taxes of these lines, and those of all
 * that was paid are the taxes of the bill.
 */
export function findRefundTaxFaults({ order, lines, refunds, amounts }: RefundedOrder): string[] {
  const isOfLines = refunds.length > 0 && refunds.every((refund) => refund.lines.length > 0)
  const isWhole = order.refunded === order.grandTotal + order.tips && refunds.every(({ lines }) => lines.length === 0)
  return [...columnsOf(order)].flatMap(([column, taxes]) => {
    const refunded = amounts[`refund_${column}`] ?? 0
    const fault = (wanted: number) => [`${order.id}: refund_${column} is ${refunded}, not ${Math.round(wanted)}`]
    if (isWhole && refunded !== amounts[column]) return fault(amounts[column] ?? 0)
    if (!isOfLines) return []
    const wanted = taxes.reduce((sum, tax) => sum + (tax.amount * soldOf(tax.classes)) / (tax.base || 1), 0)
    const tolerance = wanted > 0 ? refunds.length * taxes.length : 0
    return Math.abs(refunded - wanted) > tolerance ? fault(wanted) : []
  })

  /** what was refunded of classes, after discounts */
  function soldOf(classes: readonly string[]): number {
    const goods = lines.filter(({ kind }) => kind !== LINE_KIND.giftCard).reduce((sum, { amount }) => sum + amount, 0)
    const charged = 1 - (order.storeDiscount + order.couponDiscount) / goods
    return refunds
      .flatMap((refund) => refund.lines)
      .reduce((sum, { lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId)
        return line && classes.includes(line.taxClass) ? sum + line.unitPrice * quantity * charged : sum
      }, 0)
  }
}

function columnsOf({ appliedTaxes }: OrderRow): Map<string, OrderRow['appliedTaxes']> {
  const columns = new Map<string, OrderRow['appliedTaxes']>()
  for (const tax of appliedTaxes) {
    const column = `${tax.isIncluded ? 'contained_tax' : 'tax'}_${tax.label}`
    columns.set(column, [...(columns.get(column) ?? []), tax])
  }
  return columns
}

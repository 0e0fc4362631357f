import type { Quote } from '@/lib/domain/checkout/quote'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { Order } from '@/lib/domain/orders/orders'
import { type Judgements, trialsOf } from './judgement'

/** Minor units: parts may be rounded one by one. */
const ROUNDING = 1

interface Sum {
  what: string
  parts: number[]
  total: number
}

export const TOTAL_JUDGEMENTS = {
  'totals that do not add up': {
    compares:
      'Lines, discounts, surcharges, fee, tax and tips with the total, and the total with what is paid and due; of quote and order',
    sees: 'a bill whose lines do not add up to what is charged',
    contract: '3-checkout.md#ctotal',
    judge: (evidence) =>
      trialsOf(evidence).flatMap(({ way, quote, order }) => [
        ...wrongSums(quoteSums(quote), quote.currency).map((sum) => `quote (${way.name}): ${sum}`),
        ...(order?.ok
          ? wrongSums(orderSums(order.value), order.value.currency).map((sum) => `order (${way.name}): ${sum}`)
          : []),
      ]),
  },
} satisfies Judgements

function wrongSums(sums: readonly Sum[], currency: string): string[] {
  return sums.flatMap(({ what, parts, total }) => {
    const sum = parts.reduce((one, other) => one + other, 0)
    const text = (amount: number) => toDecimalText(amount, currency)
    return Math.abs(sum - total) > ROUNDING ? [`${what} is ${text(total)}, its parts ${text(sum)}`] : []
  })
}

interface Line {
  name: string
  quantity: number
  unitPrice: number
  amount: number
}

const lineSums = (lines: readonly Line[]): Sum[] =>
  lines.map(({ name, quantity, unitPrice, amount }) => ({
    what: `the line “${name}”`,
    parts: [unitPrice * quantity],
    total: amount,
  }))
const amounts = (lines: readonly { amount: number }[]) => lines.map(({ amount }) => amount)

function quoteSums(quote: Quote): Sum[] {
  const { lines, itemTotal, storeDiscount, couponDiscount, surcharge, shippingFee, tax, taxes, grandTotal } = quote
  const added = taxes.filter(({ isIncluded }) => !isIncluded)
  return [
    ...lineSums(lines),
    { what: 'the sum of the lines', parts: amounts(lines), total: itemTotal },
    ...(added.length > 0 ? [{ what: 'the tax', parts: amounts(added), total: tax }] : []),
    {
      what: 'the total',
      parts: [itemTotal, -storeDiscount, -couponDiscount, surcharge, shippingFee, tax],
      total: grandTotal,
    },
  ]
}

function orderSums(order: Order): Sum[] {
  const { items, subtotal, storeDiscount, couponDiscount, otherDiscount, shippingFee, deliveryFee, taxes } = order
  const { tax, tips, orderTotal, totalPaid, totalDue } = order
  const surcharges = [order.storeSurcharge, order.orderSurcharge].map((one) =>
    one && !one.isSeparate ? (one.value ?? 0) : 0,
  )
  const added = taxes.filter(({ isIncluded }) => !isIncluded)
  const discounts = [-storeDiscount, -couponDiscount, -otherDiscount]
  return [
    ...lineSums(items),
    ...(items.length > 0 ? [{ what: 'the subtotal', parts: amounts(items), total: subtotal }] : []),
    ...(added.length > 0 ? [{ what: 'the tax', parts: amounts(added), total: tax }] : []),
    {
      what: 'the total',
      parts: [subtotal, ...discounts, ...surcharges, shippingFee, deliveryFee, tax, tips],
      total: orderTotal,
    },
    { what: 'the total', parts: [totalPaid, totalDue], total: orderTotal },
  ]
}

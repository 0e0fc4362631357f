import type { z } from 'zod'
import type { orderDetail } from '@/backend/operators/operations/order-schema'

/** An order as lines of text, for a terminal. */
export function describeOrder(order: z.output<typeof orderDetail>): string[] {
  const { lines, bill, paid_by: paidBy, comments, review, refunds, ...facts } = order
  const money = (amount: number) => `${amount} ${order.currency}`
  return [
    ...Object.entries(facts).flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])),
    '',
    ...lines.flatMap(({ id, quantity, name, options, amount }) => [
      `${quantity} × ${name}  ${money(amount)}  line ${id}`,
      ...options.map((option) => `    ${option}`),
    ]),
    ...Object.entries(bill).map(([name, amount]) => `${name}: ${money(amount)}`),
    ...paidBy.map(({ by, amount }) => `paid by ${by}: ${money(amount)}`),
    ...comments.map(({ from, text, at }) => `${at} ${from}: ${text}`),
    ...(review ? [`review: ${review.stars} of 5: ${review.text}`] : []),
    ...(review?.answer ? [`answer: ${review.answer}`] : []),
    ...refunds.map(({ amount, reason, at }) => `${at} refunded ${money(amount)} ${reason}`.trimEnd()),
  ]
}

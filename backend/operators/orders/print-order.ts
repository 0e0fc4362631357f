import type { z } from 'zod'
import { toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import type { orderDetail, orderSummary } from './order-schema'

/** The id comes first, since other commands take it. */
export function summaryLine(order: z.output<typeof orderSummary>): string {
  const { id, number, store, state, currency, total } = order
  const money = formatMoney({ amount: toMinor(total, currency), currency }, 'en')
  const wait = order.awaits_payment ? 'awaits payment' : ''
  const wanted = order.wanted_at ? `wanted ${order.wanted_at}` : ''
  return [id, number, store, state, money, order.placed_at, wanted, wait].filter(Boolean).join('  ')
}

/** An order in full. */
export function detailLines(order: z.output<typeof orderDetail>): string[] {
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
    ...(review
      ? [`review ${review.id}${review.hidden_since ? ', hidden' : ''}: ${review.stars} of 5: ${review.text}`]
      : []),
    ...(review?.answer ? [`answer: ${review.answer}`] : []),
    ...refunds.map(({ amount, reason, at }) => `${at} refunded ${money(amount)} ${reason}`.trimEnd()),
  ]
}

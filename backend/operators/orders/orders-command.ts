import type { z } from 'zod'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import { parseWords } from '@/backend/operators/operation/parse-words'
import { CommandError } from '@/backend/platform/errors/command-error'
import { toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { typedText } from '@/lib/domain/typed-text'
import { ORDER_ACTS, ORDER_OPTIONS, ORDERS_USAGE, type OrderOptions } from './order-acts'
import { listOrders, readOrder } from './order-reads'
import type { orderDetail, orderSummary } from './order-schema'
import { MAX_COUNTED } from './store-orders'

/** `list --store bakery`, `accept <id> --minutes 25`. */
export async function runOrdersCommand(context: CommandContext, words: string[]): Promise<string[]> {
  const { values, positionals } = parseWords(words, ORDER_OPTIONS, ORDERS_USAGE)
  const [command = 'list', order = '', ...more] = positionals
  const id = typedText(order)
  if (command === 'list') return list(context, values)
  if (!id) throw new CommandError(ORDERS_USAGE)
  if (command === 'show') return describeOrder(await runOperation(readOrder, context, { id }))
  const act = Object.hasOwn(ORDER_ACTS, command) ? ORDER_ACTS[command as keyof typeof ORDER_ACTS] : undefined
  if (!act) throw new CommandError(ORDERS_USAGE)
  return act(context, id, more, values)
}

async function list(context: CommandContext, { store, day, state, text, page }: OrderOptions): Promise<string[]> {
  const request = { store: store?.join(','), day, state, text, page }
  const { orders, total } = await runOperation(listOrders, context, request)
  if (orders.length === 0) return ['no orders']
  return [...orders.map(lineOf), `${orders.length} of ${total}${total === MAX_COUNTED ? ' or more' : ''}`]
}

/** The id comes first, since the other commands take it. */
function lineOf(order: z.output<typeof orderSummary>): string {
  const { id, number, store, state, currency, total } = order
  const money = formatMoney({ amount: toMinor(total, currency), currency }, 'en')
  const wait = order.awaits_payment ? 'awaits payment' : ''
  const wanted = order.wanted_at ? `wanted ${order.wanted_at}` : ''
  return [id, number, store, state, money, order.placed_at, wanted, wait].filter(Boolean).join('  ')
}

function describeOrder(order: z.output<typeof orderDetail>): string[] {
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

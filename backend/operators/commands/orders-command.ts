import type { z } from 'zod'
import type { CommandContext } from '@/backend/operators/command-context'
import { MAX_COUNTED } from '@/backend/operators/list-store-orders'
import { runOperation } from '@/backend/operators/operations/define-operation'
import { listOrders, readOrder } from '@/backend/operators/operations/order-reads'
import type { orderSummary } from '@/backend/operators/operations/order-schema'
import { CommandError } from '@/backend/platform/errors/command-error'
import { toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { typedText } from '@/lib/domain/typed-text'
import { describeOrder } from './describe-order'
import { ORDER_ACTS } from './order-acts'
import { ORDER_OPTIONS, ORDERS_USAGE, type OrderOptions } from './orders-usage'
import { parseWords } from './parse-words'

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

/** The id first: it is what the other commands take. */
function lineOf(order: z.output<typeof orderSummary>): string {
  const { id, number, store, state, currency, total } = order
  const money = formatMoney({ amount: toMinor(total, currency), currency }, 'en')
  const wait = order.awaits_payment ? 'awaits payment' : ''
  const wanted = order.wanted_at ? `wanted ${order.wanted_at}` : ''
  return [id, number, store, state, money, order.placed_at, wanted, wait].filter(Boolean).join('  ')
}

import { randomUUID } from 'node:crypto'
import type { CommandContext } from '@/backend/operators/command-context'
import { runOperation } from '@/backend/operators/operations/define-operation'
import { addSurcharge, refundOrder } from '@/backend/operators/operations/order-money'
import { acceptOrder, cancelOrder, completeOrder, startOrder } from '@/backend/operators/operations/order-steps'
import { answerReview, replyToOrder, resendMail } from '@/backend/operators/operations/order-words'
import { CommandError } from '@/backend/platform/errors/command-error'
import { ORDERS_USAGE, type OrderOptions } from './orders-usage'
import { readTypedAmount, readTypedNumber } from './typed-amount'

type OrderAct = (context: CommandContext, id: string, words: string[], options: OrderOptions) => Promise<string[]>

/** What a command does to an order; each answers the lines to print. */
export const ORDER_ACTS = {
  async accept(context, id, _, { minutes, at }) {
    const when = { ...(minutes && { minutes: readTypedNumber(minutes) }), ...(at && { ready_at: at }) }
    const { ready_at } = await runOperation(acceptOrder, context, { id, ...when })
    return [`${id}: accepted, ready at ${ready_at}`]
  },
  async start(context, id) {
    await runOperation(startOrder, context, { id })
    return [`${id}: being prepared`]
  },
  async complete(context, id) {
    await runOperation(completeOrder, context, { id })
    return [`${id}: completed`]
  },
  async cancel(context, id, words) {
    await runOperation(cancelOrder, context, { id, ...(words.length > 0 && { reason: words.join(' ') }) })
    return [`${id}: cancelled`]
  },
  async refund(context, id, words, { key = randomUUID(), line }) {
    const [typed = '', ...more] = words
    const what = line
      ? { lines: line.map(readLine) }
      : { amount: typed === 'rest' ? typed : await readTypedAmount(context.db, id, typed) }
    const why = (line ? words : more).join(' ')
    const wanted = { id, key, ...what, ...(why && { reason: why }) }
    const { refunded, currency } = await runOperation(refundOrder, context, wanted)
    return [`${id}: refunded, ${refunded} ${currency} in all`]
  },
  async surcharge(context, id, [typed = '', how, ...words]) {
    if (how !== 'separate' && how !== 'included') throw new CommandError(ORDERS_USAGE)
    const amount = await readTypedAmount(context.db, id, typed)
    const label = words.length > 0 && { label: words.join(' ') }
    await runOperation(addSurcharge, context, { id, amount, separate: how === 'separate', ...label })
    return [`${id}: surcharge added`]
  },
  async reply(context, id, words) {
    await runOperation(replyToOrder, context, { id, text: words.join(' ') })
    return [`${id}: answered`]
  },
  async answer(context, id, words) {
    await runOperation(answerReview, context, { id, text: words.join(' ') })
    return [`${id}: its review is answered`]
  },
  async resend(context, id, [mail]) {
    await runOperation(resendMail, context, { id, mail })
    return [`${id}: the mail is sent again`]
  },
} satisfies Record<string, OrderAct>

/** `41` is one of that line, `41:2` are two. */
function readLine(typed: string): { id: number; quantity: number } {
  const [, id, quantity = '1'] = /^(\d{1,9})(?::(\d{1,3}))?$/.exec(typed) ?? []
  if (id === undefined) throw new CommandError(ORDERS_USAGE)
  return { id: Number(id), quantity: Number(quantity) }
}

import { randomUUID } from 'node:crypto'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import type { parseWords } from '@/backend/operators/operation/parse-words'
import { readTypedAmount, readTypedNumber } from '@/backend/operators/operation/typed-amount'
import { CommandError } from '@/backend/platform/errors/command-error'
import { addSurcharge, refundOrder } from './order-money'
import { acceptOrder, cancelOrder, completeOrder, startOrder } from './order-steps'
import { answerReview, replyToOrder, resendMail } from './order-words'

export const ORDERS_USAGE =
  'npm run cli -- orders list [--store KEY]… [--day today|any|YYYY-MM-DD] [--state open|all|…] [--text TEXT] [--page N]' +
  ' | show <id> | accept <id> [--minutes N | --at TIME] | start <id> | complete <id> | cancel <id> [reason]' +
  ' | refund <id> <amount>|rest|--line LINE[:QUANTITY]… [reason] [--key KEY] | surcharge <id> <amount> separate|included [label]' +
  ' | reply <id> <text below its comments> | answer <id> <text below its review>' +
  ' | resend <id> placed|paid|ready|canceled'

export const ORDER_OPTIONS = {
  store: { type: 'string', multiple: true },
  day: { type: 'string' },
  state: { type: 'string' },
  text: { type: 'string' },
  page: { type: 'string' },
  minutes: { type: 'string' },
  at: { type: 'string' },
  key: { type: 'string' },
  line: { type: 'string', multiple: true },
} as const

export type OrderOptions = ReturnType<typeof parseWords<typeof ORDER_OPTIONS>>['values']

type OrderAct = (context: CommandContext, id: string, words: string[], options: OrderOptions) => Promise<string[]>

/** The commands that change an order; each returns the lines to print. */
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
    const request = { id, key, ...what, ...(why && { reason: why }) }
    const { refunded, currency } = await runOperation(refundOrder, context, request)
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

/** `41` is one item of line 41, `41:2` are two. */
function readLine(typed: string): { id: number; quantity: number } {
  const [, id, quantity = '1'] = /^(\d{1,9})(?::(\d{1,3}))?$/.exec(typed) ?? []
  if (id === undefined) throw new CommandError(ORDERS_USAGE)
  return { id: Number(id), quantity: Number(quantity) }
}

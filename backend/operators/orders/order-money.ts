import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireOrder } from '@/backend/operators/access/find-order'
import { UsageError } from '@/backend/operators/operation/command'
import { amount, exactMinor, orderId, words } from '@/backend/operators/operation/fields'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { readTypedAmount } from '@/backend/operators/operation/typed-amount'
import { refundOrder as refund } from '@/backend/orders/refunds/refund-order'
import { addSurcharge as surcharge } from '@/backend/orders/surcharges/add-surcharge'
import { localised } from '@/lib/domain/languages/languages'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { typedText } from '@/lib/domain/typed-text'
import { defineOrderAct } from './order-act'

export const refundOrder = defineOrderAct({
  name: 'orders.refund',
  about:
    'All of what was paid, or a part, goes back in the ways in which it was paid. The state of the order stays. Gift cards that it bought are refunded by their lines: those that nobody has used or given away end.',
  path: '/orders/{id}/refund',
  ability: 'refunds',
  request: z
    .object({
      id: orderId,
      key: z.string().min(1).max(80).describe('yours: the same key refunds once, however often it is sent'),
      amount: z
        .union([amount, z.literal('rest')])
        .optional()
        .describe('`rest`: all that is not on gift cards which the order bought'),
      lines: z
        .array(z.object({ id: z.int().min(1).max(2_147_483_647), quantity: z.int().min(1).max(999) }))
        .min(1)
        .max(100)
        .optional()
        .describe('in place of an amount: what they cost after discounts, with their taxes'),
      reason: words.optional().describe('in the mail to the customer'),
    })
    .refine(({ amount: one, lines }) => (one === undefined) !== (lines === undefined), {
      path: ['amount'],
      message: 'or lines are needed, not both',
    }),
  async act({ db, now }, { id, key, amount: wanted, lines: chosen = [], reason = '' }, { currency }) {
    const lines = chosen.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    const amount = wanted === undefined || wanted === 'rest' ? (wanted ?? null) : exactMinor(wanted, currency)
    const done = await refund(db, id, { key, amount, reason, lines }, now())
    return done.isRepeat ? null : `${toDecimalText(done.amount, currency)} ${currency}`
  },
  commands: {
    refund: {
      form: ['<id>', '[amount]', '[reason...]', '--line <line:quantity...>', '--key <key>'],
      async request({ id, amount, reason, line, key = randomUUID() }, context) {
        const words = (line ? [amount, reason] : [reason]).filter(Boolean).join(' ')
        const request = { id, key, ...(words && { reason: words }) }
        if (line) return { ...request, lines: line.map(readLine) }
        if (amount === undefined) throw new UsageError('an amount, rest or --line is needed')
        return { ...request, amount: amount === 'rest' ? amount : await readAmount(context, id, amount) }
      },
      print: ({ id, refunded, currency }) => [`${id}: refunded, ${refunded} ${currency} in all`],
    },
  },
})

/** `41` is one item of line 41, `41:2` are two. */
function readLine(typed: string): { id: number; quantity: number } {
  const [, id, quantity = '1'] = /^(\d{1,9})(?::(\d{1,3}))?$/.exec(typed) ?? []
  if (id === undefined) throw new UsageError(`${typed} is no line`)
  return { id: Number(id), quantity: Number(quantity) }
}

async function readAmount({ db, actor }: OperationContext, id: string, typed: string): Promise<number> {
  const { currency } = await requireOrder(db, actor, typedText(id))
  return readTypedAmount(typed, currency)
}

export const addSurcharge = defineOrderAct({
  name: 'orders.surcharge',
  about: 'An amount that is added to a placed order, such as for a difference in weight.',
  path: '/orders/{id}/surcharge',
  ability: 'orders',
  request: z.object({
    id: orderId,
    amount,
    separate: z.boolean().describe('paid by an order of its own; else it joins a bill that is not paid'),
    label: z.string().trim().min(1).max(80).default('Weight difference'),
    tax_class: z.string().max(40).default('standard'),
  }),
  async act({ db, now }, { id, amount, separate: isSeparate, label, tax_class: taxClass }, { currency }) {
    const value = exactMinor(amount, currency)
    await surcharge(db, id, { label: localised(() => label), value, isSeparate, taxClass }, now())
    return `${toDecimalText(value, currency)} ${currency} ${isSeparate ? 'separate' : 'included'}`
  },
  commands: {
    surcharge: {
      form: ['<id>', '<amount>', '<how>', '[label...]'],
      async request({ id, amount, how, label }, context) {
        if (how !== 'separate' && how !== 'included') throw new UsageError('a surcharge is separate or included')
        return { id, amount: await readAmount(context, id, amount), separate: how === 'separate', label }
      },
      print: ({ id }) => [`${id}: surcharge added`],
    },
  },
})

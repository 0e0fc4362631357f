import { z } from 'zod'
import { addSurcharge as surcharge } from '@/backend/services/orders/add-surcharge'
import { refundOrder as refund } from '@/backend/services/orders/refunds/refund-order'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { localised } from '@/lib/domain/site/languages'
import { amount, exactMinor, orderId, words } from './fields'
import { defineOrderAct } from './order-act'

export const refundOrder = defineOrderAct({
  name: 'orders.refund',
  about: 'All of what was paid, or a part, goes back in the ways in which it was paid. The state of the order stays.',
  path: '/orders/{id}/refund',
  ability: 'refunds',
  request: z.object({
    id: orderId,
    key: z.string().min(1).max(80).describe('yours: the same key refunds once, however often it is sent'),
    amount: z.union([amount, z.literal('rest')]).describe('`rest`: all that can still be refunded'),
    reason: words.optional().describe('in the mail to the customer'),
  }),
  async act({ db, now }, { id, key, amount, reason = '' }, { currency }) {
    const minor = amount === 'rest' ? amount : exactMinor(amount, currency)
    const done = await refund(db, id, { key, amount: minor, reason, lines: [] }, now())
    return done.isRepeat ? null : `${toDecimalText(done.amount, currency)} ${currency}`
  },
})

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
})

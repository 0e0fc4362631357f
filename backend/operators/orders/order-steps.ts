import { millisecondsInMinute } from 'date-fns/constants'
import { z } from 'zod'
import type { Actor } from '@/backend/operators/access/abilities'
import { instant, orderId, words } from '@/backend/operators/operation/fields'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { completedAt } from '@/backend/orders/state/completed-at'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { defineOrderAct } from './order-act'

const id = z.object({ id: orderId })

export const acceptOrder = defineOrderAct({
  name: 'orders.accept',
  about: 'The store takes it on, and its customer is told when it is ready.',
  path: '/orders/{id}/accept',
  ability: 'orders',
  request: id.extend({
    ready_at: instant.optional().describe('empty: the requested time, at least 20 minutes from now'),
    minutes: z.number().int().min(1).max(1440).optional().describe('from now, in place of `ready_at`'),
  }),
  detail: ({ ready_at, minutes }) => ready_at ?? (minutes ? `in ${minutes} minutes` : ''),
  async act({ db, now }, { id, ready_at, minutes }) {
    const soon = minutes && new Date(now().getTime() + minutes * millisecondsInMinute)
    const readyAt = ready_at ? new Date(ready_at) : soon || undefined
    await stepOrder(db, id, 'accept', now(), { readyAt })
  },
  commands: {
    accept: {
      form: ['<id>', '--minutes <n>', '--at <time>'],
      request: ({ id, minutes, at }) => ({ id, minutes, ready_at: at }),
      print: ({ id, ready_at }) => [`${id}: accepted, ready at ${ready_at}`],
    },
  },
})

export const promiseOrder = defineOrderAct({
  name: 'orders.promise',
  about: 'Another time at which an accepted order is ready, which its customer is told.',
  path: '/orders/{id}/promise',
  ability: 'orders',
  request: id.extend({ ready_at: instant }),
  detail: ({ ready_at }) => ready_at,
  async act({ db, now }, { id, ready_at }) {
    await stepOrder(db, id, 'promise', now(), { readyAt: new Date(ready_at) })
  },
  commands: {
    promise: {
      form: ['<id>', '<time>'],
      request: ({ id, time }) => ({ id, ready_at: time }),
      print: ({ id, ready_at }) => [`${id}: ready at ${ready_at}`],
    },
  },
})

export const startOrder = defineOrderAct({
  name: 'orders.start',
  about: 'Preparation begins: its customer can no longer change it.',
  path: '/orders/{id}/start',
  ability: 'orders',
  request: id,
  async act({ db, now }, { id }) {
    await stepOrder(db, id, 'start', now())
  },
  commands: { start: { form: ['<id>'], print: ({ id }) => [`${id}: being prepared`] } },
})

export const prepareOrder = defineOrderAct({
  name: 'orders.ready',
  about: 'It is ready to be collected, served or sent, which its customer is told.',
  path: '/orders/{id}/ready',
  ability: 'orders',
  request: id,
  async act({ db, now }, { id }) {
    await stepOrder(db, id, 'prepare', now())
  },
  commands: { ready: { form: ['<id>'], print: ({ id }) => [`${id}: ready`] } },
})

export const completeOrder = defineOrderAct({
  name: 'orders.complete',
  about:
    'It was handed over. What was due was paid in cash; its customer has the points. A second time, 409 says when it was.',
  path: '/orders/{id}/complete',
  ability: 'orders',
  request: id,
  async act({ db, now }, { id }) {
    await stepOrder(db, id, 'complete', now(), { check: requireNotCompleted })
  },
  commands: { complete: { form: ['<id>'], print: ({ id }) => [`${id}: completed`] } },
})

export const cancelOrder = defineOrderAct({
  name: 'orders.cancel',
  about:
    'The store does not do it: what was paid goes back. Of an order that was accepted it is for who may also refund.',
  path: '/orders/{id}/cancel',
  ability: 'orders',
  request: id.extend({ reason: words.optional().describe('its customer reads it as a comment of the store') }),
  async act({ db, now, actor }, { id, reason }) {
    const before = await stepOrder(db, id, 'cancel', now(), { reason, check: (order) => requireRefunds(actor, order) })
    const returned = before.totalPaid - before.refunded
    return returned > 0 ? `returned ${toDecimalText(returned, before.currency)} ${before.currency}` : ''
  },
  commands: { cancel: { form: ['<id>', '[reason...]'], print: ({ id }) => [`${id}: cancelled`] } },
})

/** Cancelling an accepted order needs the ability to refund, unlike declining a pending one. Throws `forbidden`. */
function requireRefunds(actor: Actor, { status }: OrderRow): void {
  if (status === ORDER_STATUS.processing && !actor.abilities.includes('refunds'))
    throw new DomainError('forbidden', 'this operator may not: refunds, which cancelling an accepted order needs')
}

/** Throws `conflict` with the time, for a code that is scanned a second time. */
function requireNotCompleted(order: OrderRow): void {
  const at = completedAt(order)
  if (at) throw new DomainError('conflict', `not possible: the order was completed at ${at.toISOString()}`)
}

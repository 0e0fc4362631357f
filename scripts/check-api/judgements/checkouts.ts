import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'
import { env } from '@/lib/env'
import { withKnownPayUrl } from '@/lib/server/payment/pay-url'
import type { Trial } from '@/scripts/check-api/orders/trial'
import { isAbsent, isFields } from '@/scripts/check-api/walk-records'
import { type Evidence, type Judgements, trialsOf } from './judgement'

export const CHECKOUT_JUDGEMENTS = {
  'logins that fail': {
    compares: 'The answer to the login with that of the contract',
    sees: 'an account that cannot be opened',
    contract: '2-login.md#login',
    judge: ({ session }) => (session && !session.ok ? [session.reason] : []),
  },

  'checkouts that fail': {
    compares: 'The answer to a quote, to its checkout, and to the page of the order',
    sees: 'an order that cannot be placed, or not be seen',
    contract: '3-checkout.md#aio',
    judge: (evidence) => [
      ...(evidence.orders?.refusal ? [`no price to pick up: ${evidence.orders.refusal}`] : []),
      ...trialsOf(evidence).flatMap(({ way, placed, order }) => {
        if (!placed.ok) return [`no order (${way.name}): ${placed.reason}`]
        return order && !order.ok ? [`order ${placed.value.orderId} (${way.name}) has no page: ${order.reason}`] : []
      }),
    ],
  },

  'two orders of one quote': {
    compares: 'The orders of a checkout that was sent twice',
    sees: 'a second order, when the answer to the first was lost on its way',
    contract: '3-checkout.md#aio',
    judge: (evidence) =>
      trialsOf(evidence).flatMap(({ placed, again }) =>
        placed.ok && again?.ok && placed.value.orderId !== again.value.orderId
          ? [`${placed.value.orderId} and ${again.value.orderId}`]
          : [],
      ),
  },

  'orders that cannot be found again': {
    compares: 'The new order with the first page of the history, whose row has its quote or its time',
    sees: 'no order in the history, or no answer to whether a lost checkout became one',
    contract: '4-orders.md#ordlst',
    judge: (evidence) =>
      trialsOf(evidence).flatMap((trial) => {
        if (!trial.placed.ok || !trial.row) return []
        const { orderId } = trial.placed.value
        if (!trial.row.ok) return [`no history: ${trial.row.reason}`]
        if (!trial.row.value) return [`order ${orderId} is not in the history`]
        return isUntraceable(orderId, evidence) ? [`order ${orderId} has neither \`dt\` nor \`q_id\``] : []
      }),
  },

  'payment pages that are not opened': {
    compares: 'Where the shopper is sent to pay, with the origin of the API and PAY_ORIGINS',
    sees: 'an order that is unpaid, and no page to pay it on',
    contract: '3-checkout.md#aio',
    judge: (evidence) => trialsOf(evidence).flatMap((trial) => payPageProblem(trial) ?? []),
  },

  'orders that stay after a cancel': {
    compares: 'The status of a cancelled order, and what was paid with what went back',
    sees: 'an order that goes on, or money that does not come back',
    contract: '4-orders.md#orddtl',
    judge: (evidence) =>
      trialsOf(evidence).flatMap(({ way, placed, cancelled }) => {
        if (!placed.ok || !cancelled) return []
        const problem = cancelled.ok ? leftOver(cancelled.value) : `${cancelled.reason}: it is left for you to remove`
        return problem ? [`order ${placed.value.orderId} (${way.name}): ${problem}`] : []
      }),
  },
} satisfies Judgements

function isUntraceable(orderId: string, { calls }: Evidence): boolean {
  const lists = (calls.get('ordlst')?.records ?? []).flatMap((one) => (isFields(one) ? [one.orders] : []))
  return lists
    .flat()
    .some((row) => isFields(row) && `${row.ord_id}` === orderId && isAbsent(row.dt) && isAbsent(row.q_id))
}

function payPageProblem({ way, placed }: Trial): string | null {
  if (way.name !== 'payment page' || !placed.ok) return null
  const { payUrl, orderId } = placed.value
  if (!payUrl) return `order ${orderId} has no \`pay_url\``
  const known = withKnownPayUrl({ ok: true, value: placed.value })
  if (known.ok && known.value.payUrl) return null
  const origins = [new URL(env().COMMERCE_API_URL).origin, ...env().PAY_ORIGINS]
  return `${payUrl} is on none of ${origins.join(', ')}`
}

function leftOver({ status, totalPaid, refunded, refundPending }: Order): string | null {
  if (status !== ORDER_STATUS.canceled)
    return `its status is ${status ?? 'unknown'} rather than ${ORDER_STATUS.canceled}`
  const kept = totalPaid - refunded - refundPending
  return kept > 0 ? `${kept} minor units were paid, and are not refunded` : null
}

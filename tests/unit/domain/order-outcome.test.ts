import { expect, test } from 'vitest'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { orderOutcome } from '@/lib/domain/orders/order-outcome'
import { sampleOrder } from '@/tests/support/sample-order'

const { pending, processing, payment_review, completed, canceled, pending_payment } = ORDER_STATUS
const { cash, pay_later, wechat_pay, credit_card } = PAYMENT_METHOD
const due = { totalDue: 1250, allowPayNow: true, paymentState: null, deliveryStatus: 0 }

test.each([
  ['in cash', { ...due, status: pending, paymentMethod: cash }, 'placed'],
  ['that is paid later', { ...due, status: processing, paymentMethod: pay_later }, 'placed'],
  ['by card, paid', { ...due, totalDue: 0, status: pending, paymentMethod: credit_card }, 'placed'],
  ['on a payment page', { ...due, status: pending, paymentMethod: wechat_pay, paymentState: 'waiting' }, 'waiting'],
  ['on a payment page of an API without a state', { ...due, status: pending, paymentMethod: wechat_pay }, 'waiting'],
  [
    'whose payment is in doubt',
    { ...due, status: pending, paymentMethod: wechat_pay, paymentState: 'confirming' },
    'confirming',
  ],
  ['with status 3', { ...due, totalDue: 0, status: payment_review, paymentMethod: credit_card }, 'confirming'],
  ['with status 7', { ...due, allowPayNow: false, status: pending_payment, paymentMethod: wechat_pay }, 'waiting'],
  ['of an unknown status', { ...due, status: null, paymentMethod: cash }, null],
  ['that expired', { ...due, status: canceled, paymentMethod: wechat_pay, paymentState: 'waiting' }, 'cancelled'],
  ['that is done', { ...due, status: completed, paymentMethod: wechat_pay }, 'placed'],
] as const)('an order %s: %o is %s', (_, facts, outcome) => {
  expect(orderOutcome({ ...sampleOrder, ...facts })).toBe(outcome)
})

import { inRows, type Mistake, withKeys } from './mistake'

const known = new Set<string>()

/** Whether a checkout of this quote was seen before. */
function isRepeated(quote: string | undefined): boolean {
  if (!quote) return false
  const isKnown = known.has(quote)
  known.add(quote)
  return isKnown
}

export const ORDER_MISTAKES: Mistake[] = [
  {
    mistake: 'a status that the contract does not have',
    changes: { ordlst: inRows('orders', (row) => ({ ...row, st: 'shipped' })) },
    faults: ['unknown statuses, methods or types'],
    says: /ordlst: orders\.\*\.st is "shipped"/,
  },
  {
    mistake: 'a method that the contract does not have',
    changes: { orddtl: withKeys({ payment_method: 99 }) },
    faults: ['unknown statuses, methods or types'],
    says: /orddtl: payment_method is 99/,
  },
  {
    mistake: 'a row of the history without a time',
    changes: { ordlst: inRows('orders', ({ dt: _, ...row }) => row) },
    faults: ['orders that cannot be found again'],
    says: /has neither `dt` nor `q_id`/,
  },
  {
    mistake: 'a login without a secret',
    changes: { login: ({ secret: _, ...session }) => session },
    faults: ['logins that fail'],
    says: /unreadable answer/,
  },
  {
    mistake: 'a checkout without an order',
    changes: { aio: (records, data) => (data.q_id ? {} : records) },
    faults: ['checkouts that fail'],
    says: /no order \(pickup\): outcome unknown/,
  },
  {
    mistake: 'an order whose id no path takes',
    changes: { aio: (records, data) => (data.q_id ? { ...records, ord_id: `${records.ord_id}:1` } : records) },
    faults: [
      'links that lead nowhere',
      'checkouts that fail',
      'orders that cannot be found again',
      'orders that stay after a cancel',
    ],
    says: /the order \w+\.\w+:1 has an id that no path takes/,
  },
  {
    mistake: 'a second order of a checkout that is sent again',
    changes: { aio: (records, data) => (isRepeated(data.q_id) ? { ...records, ord_id: 'another' } : records) },
    faults: ['two orders of one quote'],
    says: / and another/,
  },
  {
    mistake: 'a payment page of an unknown origin',
    changes: { aio: (records) => ({ ...records, pay_url: 'https://pay.elsewhere.example/1' }) },
    faults: ['payment pages that are not opened'],
    says: /https:\/\/pay\.elsewhere\.example\/1 is on none of http:\/\/127/,
  },
  {
    mistake: 'a cancel that changes nothing',
    changes: { orddtl: withKeys({ status: '1' }) },
    faults: ['orders that stay after a cancel'],
    says: /its status is 1 rather than 5/,
  },
  {
    mistake: 'money that stays after a cancel',
    changes: { orddtl: (order) => (order.status === '5' ? { ...order, total_paid: order.order_total } : order) },
    faults: ['orders that stay after a cancel'],
    says: /1733 minor units were paid, and are not refunded/,
  },
]

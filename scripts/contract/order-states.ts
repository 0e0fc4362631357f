import { ORDER_STATUS, orderStatusName } from '@/lib/domain/codes/order-status'
import { canCancel, canPayNow, isFinished } from '@/lib/domain/orders/order-rules'
import { code, joined, table } from './markdown'

const MEANINGS: Record<keyof typeof ORDER_STATUS, string> = {
  pending: 'The store has not accepted it yet, or it awaits its payment',
  processing: 'The store has accepted it',
  payment_review: 'Its card is being charged, or the outcome is unknown',
  completed: 'Handed over and paid',
  canceled: 'Cancelled; what was paid is refunded',
  closed: 'As completed',
  pending_payment: 'It awaits its payment; the reference API uses 1 instead',
}
/** Apart from its status, such an order can be paid. */
const UNPAID = { totalDue: 1, allowPayNow: true, deliveryStatus: 0 }

const yes = (is: boolean) => (is ? 'yes' : '')

/** What a shopper may do with an order in each state, by the rules of the storefront. */
export function orderStates(): string {
  const rows = Object.values(ORDER_STATUS).map((status) => {
    const name = orderStatusName(status) ?? 'pending'
    const may = [canCancel({ status }), canPayNow({ ...UNPAID, status }), isFinished({ status })].map(yes)
    return [`${status} ${name}`, MEANINGS[name], ...may]
  })
  return joined([
    '## States of an order',
    table([code('status'), 'meaning', 'customer may cancel', 'can be paid', 'final'], rows),
    'A placed order begins as 1, or as 3 while its card is charged. The store’s side changes the status, and may cancel at any time; an open page of the order reads it again. Its customer cancels by a signed `aio` with `action` `cancel`: answer RC 403 if the store has accepted the order meanwhile. An order can be paid while `total_due` is above 0, `allow_paynow` is 1 and `delivery_status` is below 115; from 115 on it takes no comments either. Any other `status` is shown as unknown, and allows neither.',
    '## What is shown to the store',
    'The page of an order that is picked up, eaten or used at the store (`shipping_method` 2 or 3, or 5 without an address) has a QR code while its `status` is 1 or 2 and no payment is awaited. The code contains its `order_id`, in upper case unless it has upper-case letters itself, so find an order whatever the case. Beside it is the short number: the last six letters and digits of the id, as `K7Q-4MZ`. Whoever has a pay-now link sees neither.',
    '## Pay-now links',
    'Anyone with the link of an order can pay it, without a session: `https://plaza.example/paynow?orderId=9f3c1a7e&gid=12`, with the ids of the order and of its store, and `&lan=zh` for another language than the site’s. The host is the shared site’s or the store’s own domain. The link is the API’s to send, by mail or text. Without a session the page sends `orddtl` and `aio` with `action` `pay` unsigned; with one it signs them, and reads `orddtl` unsigned if the signed call has RC 404.',
  ]).trim()
}

import type { TransferKind } from '@/backend/orders/schema/transfer-kinds'
import { type PaymentMethod, type PaymentMethodName, paymentMethodName } from '@/lib/domain/codes/payment-method'

/** The ways in which money reaches a store, in the order of columns. */
export const WAYS = ['card', 'alipay', 'wechat_pay', 'union_pay', 'paypal', 'cash', 'gift_card', 'points'] as const
export type Way = (typeof WAYS)[number]

/** Null where no provider is involved. */
const ONLINE = {
  pay_later: null,
  cash: null,
  credit_card: 'card',
  giftcard: null,
  points: null,
  points_and_giftcard: null,
  wechat_pay: 'wechat_pay',
  paypal_express: 'paypal',
  alipay: 'alipay',
  free: null,
  union_pay: 'union_pay',
  union_pay_express: 'union_pay',
} as const satisfies Record<PaymentMethodName, Way | null>

const OFFLINE: Partial<Record<TransferKind, Way>> = {
  collected: 'cash',
  card_spent: 'gift_card',
  points_spent: 'points',
}

/** How a transfer brings a store income, or null; `method` is that of its payment attempt. */
export function wayOf(kind: TransferKind, method: PaymentMethod | null): Way | null {
  if (kind !== 'paid') return OFFLINE[kind] ?? null
  const name = paymentMethodName(method)
  const way = name && ONLINE[name]
  if (!way) throw new Error(`no provider takes method ${method}`)
  return way
}

export function noPayments(): Record<Way, number> {
  return { card: 0, alipay: 0, wechat_pay: 0, union_pay: 0, paypal: 0, cash: 0, gift_card: 0, points: 0 }
}

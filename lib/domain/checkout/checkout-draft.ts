import { byFieldType } from '@/lib/domain/codes/order-fields'
import type { CheckoutDraft } from './checkout-draft.schema'

const KEYS = Object.keys({
  firstName: true,
  lastName: true,
  phone: true,
  countryCode: true,
  comment: true,
  ...byFieldType({ digits: true, flag: true } as const),
  tip: true,
  paymentMethod: true,
  slot: true,
  shippingAddress: true,
  contact: true,
  billingAddress: true,
  fulfilmentOption: true,
  pointsUsed: true,
  giftCardEnd: true,
  typedCoupon: true,
} satisfies Record<keyof CheckoutDraft, true>) as (keyof CheckoutDraft)[]

/** A choice that was taken back is left out. */
export function draftOf<T extends { [K in keyof CheckoutDraft]?: unknown }>(state: T, defaults: T): CheckoutDraft {
  const changed = KEYS.filter((key) => state[key] !== defaults[key] && state[key] !== null)
  return Object.fromEntries(changed.map((key) => [key, state[key]])) as CheckoutDraft
}

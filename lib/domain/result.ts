import type { OrderFieldLabel } from '@/lib/domain/codes/order-fields'

/** The code of an expected failure; each has a message in `messages/`. Bugs throw instead. */
export type ErrorCode =
  | 'unauthenticated'
  | 'not_found'
  | 'network'
  /** a payment or an order was sent, and nobody knows yet what became of it */
  | 'outcome_unknown'
  /** as `outcome_unknown`, for a change that is no payment */
  | 'change_unknown'
  | 'unreadable_answer'
  | 'unexpected_error'
  | 'invalid_request'
  | 'country_code_error'
  | 'incorrect_username_password'
  | 'verification_code_expired'
  | 'verification_code_over_limit'
  | 'incorrect_verification_code'
  | 'failed_to_login'
  | 'cookies_blocked'
  | 'login_wait'
  | 'password_wait'
  | 'too_many_requests'
  | 'email_taken'
  | 'failed_to_fetch_profile'
  | 'distance_exceeded'
  | 'invalid_shipping_method'
  | 'invalid_address'
  /** `field`: a `FormField` */
  | 'invalid_field'
  | 'last_name_required'
  | 'cart_empty'
  /** nothing of the cart is offered any more */
  | 'items_gone'
  | 'items_refused'
  /** `pid`, of which one order may have `max` */
  | 'items_limited'
  /** `reason`: one of `REJECTION_REASONS` */
  | 'store_refuses'
  /** too many orders are open, of which one has to be paid or cancelled; `proofHelps`: `yes` where a proof lifts it */
  | 'open_orders'
  /** unpaid orders hold units of `items`; `max` more are possible without a proof */
  | 'held_units'
  /** a confirmed email or phone is needed first */
  | 'proof_needed'
  | 'shipping_countries'
  | 'out_of_stock'
  | 'transaction_declined'
  | 'over_payment_limit'
  | 'invalid_credit_card'
  | 'invalid_payment_method'
  | 'price_changed'
  | 'amount_changed'
  | 'order_not_placed'
  /** there is an order that may be this one or another */
  | 'order_unknown'
  /** the order waits for its payment */
  | 'pay_page_closed'
  | 'payment_not_made'
  | 'checkout_failed'
  | 'cancel_failed'
  | 'comment_too_late'
  | 'review_refused'
  | 'payment_failed'
  | 'payment_confirming'
  | 'payment_returned'
  | 'internal_server_error'
  | 'surcharge_changed'
  | 'invalid_amount'
  | 'profile_update_failed'
  | 'email_update_failed'
  | 'phone_update_failed'
  | 'phone_taken'
  | 'email_not_registered'
  | 'phone_not_registered'
  | 'code_mismatch'
  | 'missing_fields'
  | 'password_not_detected'
  | 'reset_link_expired'
  | 'incorrect_password'
  | 'confirm_link_expired'
  | 'account_in_use'
  | 'deletion_failed'

export const REJECTION_REASONS = ['suspended', 'not_online', 'on_hold', 'closed', 'time_gone'] as const

/** A field of a request that an API may find something wrong with. */
export type FormField =
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'street'
  | 'city'
  | 'region'
  | 'country'
  | 'postal_code'
  | OrderFieldLabel
  | 'tips'
  | 'comment'

export interface Failure {
  ok: false
  code: ErrorCode
  /** values for the message: `{ maxKm: 8 }`, `{ items: ['Spa day'] }`, `{ countries: ['CA', 'US'] }`, `{ field: 'phone' }`, `{ seconds: 30 }` */
  detail?: Record<string, string | number | readonly string[]>
}

/** For messages with values that a failure does not have: they then say it without. */
export const NO_DETAIL = {
  maxKm: 'none',
  max: 1,
  countries: 'none',
  items: 'none',
  part: 'total',
  before: '',
  after: '',
  reason: 'none',
  field: 'none',
  seconds: 30,
  minutes: 0,
  proofHelps: 'no',
}

export type Result<T> = { ok: true; value: T } | Failure

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function failure(code: ErrorCode, detail?: Failure['detail']): Failure {
  return detail ? { ok: false, code, detail } : { ok: false, code }
}

/** What the address of a page names does not exist, as far as that can be told. */
export function isMissing(code: ErrorCode): boolean {
  return code === 'not_found' || code === 'invalid_request'
}

/** There was no answer or it could not be read. */
export function isTemporary(code: ErrorCode): boolean {
  return code === 'network' || code === 'unreadable_answer'
}

export function canRetry(code: ErrorCode): boolean {
  return isTemporary(code) || code === 'unexpected_error'
}

export function loadFailedKey(code: ErrorCode): 'unreadable_text' | 'load_failed_text' {
  return code === 'unreadable_answer' ? 'unreadable_text' : 'load_failed_text'
}

/** The values of a failure for its message, but for lists of names, which depend on a language. */
export function plainDetail(detail: Failure['detail']): typeof NO_DETAIL & Record<string, string | number> {
  const plain = Object.entries(detail ?? {}).filter(
    (entry): entry is [string, string | number] => !Array.isArray(entry[1]),
  )
  return { ...NO_DETAIL, ...Object.fromEntries(plain) }
}

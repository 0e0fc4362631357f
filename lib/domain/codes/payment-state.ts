/** An order's status leaves open whether the shopper is to pay or the provider has yet to confirm the payment. */
export const PAYMENT_STATES = ['waiting', 'confirming'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A payer of the order also learns the outcome of their last attempt that did not pay it. */
export const PAYER_STATES = [...PAYMENT_STATES, 'declined', 'cancelled', 'returned'] as const
export type PayerState = (typeof PAYER_STATES)[number]

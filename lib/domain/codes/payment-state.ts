/** What an order's status leaves open: the shopper is to pay, or the provider has yet to say whether it took the money. */
export const PAYMENT_STATES = ['waiting', 'confirming'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The same for a payer of the order, with the outcome of their last attempt that did not pay it. */
export const PAYER_STATES = [...PAYMENT_STATES, 'declined', 'cancelled', 'returned'] as const
export type PayerState = (typeof PAYER_STATES)[number]

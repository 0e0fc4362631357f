/** How long the storefront waits for an answer, in ms; a payment as long as its `PAYMENT_TIMEOUT_SECONDS` says, 60 s. */
export const DEADLINES = { publicRead: 5000, appConfig: 1000, customerCall: 8000, charge: 60_000 } as const

/** Of an answer; far above any of the reference API. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** Of a request; more than any call needs. */
export const MAX_REQUEST_BYTES = 64 * 1024

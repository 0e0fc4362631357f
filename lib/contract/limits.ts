/** Of an answer; far above any of the reference API. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** Of a request; more than any call needs. */
export const MAX_REQUEST_BYTES = 64 * 1024

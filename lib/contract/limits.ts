/** The largest answer that is read, far above any of the reference API. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** The largest request that is read; no call needs as much. */
export const MAX_REQUEST_BYTES = 64 * 1024

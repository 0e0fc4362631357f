/** ms, for what a busy machine does late. */
export const ASYNC_TIMEOUT = 12_000

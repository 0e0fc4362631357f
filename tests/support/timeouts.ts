/** How long a test waits for what a busy machine does late. */
export const ASYNC_TIMEOUT = { timeout: 4000 }

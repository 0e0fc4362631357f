/** How long a test waits for what a busy machine does late. */
export const PATIENCE = { timeout: 4000 }

/** Followed by the attempt's id. */
export const PAY_PATH = '/pay'

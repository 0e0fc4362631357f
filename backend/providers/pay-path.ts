/** The page that sends the payer of an open attempt to its provider, followed by the attempt's id. */
export const PAY_PATH = '/pay'

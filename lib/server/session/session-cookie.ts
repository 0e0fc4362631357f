/** The sealed cookie with the customer's token and secret. */
export const SESSION_COOKIE = 'plaza_session'

/** The `RC` of a response: the documents' numbers by meaning. Calls share them. */
export const RC = {
  success: 200,
  codeMismatch: 204,
  distanceExceeded: 206,
  invalidAddress: 207,
  invalidRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  codeExpired: 408,
  conflict: 409,
  overLimit: 429,
  transactionDeclined: 456,
  /** ours: the provider has yet to say whether it took money */
  paymentConfirming: 457,
  /** ours: money was taken for an order that cannot take it any more, and goes back */
  paymentReturned: 458,
  overPaymentLimit: 459,
  invalidShippingMethod: 460,
  invalidCreditCard: 461,
  invalidPaymentMethod: 463,
  invalidShippingCode: 464,
  incorrectCode: 483,
  notRegistered: 484,
  shippingCountries: 485,
  internalError: 500,
  /** ours: in a body of HTTP status 503 */
  unavailable: 503,
  outOfStock: 1000,
} as const

export const ASAP = '2000-01-01 00:00'

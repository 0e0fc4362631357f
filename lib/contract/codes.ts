/** `RC` of an answer: the documents' numbers by what they mean. Calls share them. */
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
  overPaymentLimit: 459,
  invalidShippingMethod: 460,
  invalidCreditCard: 461,
  invalidPaymentMethod: 463,
  invalidShippingCode: 464,
  incorrectCode: 483,
  notRegistered: 484,
  shippingCountries: 485,
  internalError: 500,
  outOfStock: 1000,
} as const

export const SHIPPING_METHOD = { delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 } as const

export const PAYMENT_METHOD = {
  pay_later: 0,
  cash: 1,
  credit_card: 2,
  giftcard: 3,
  points: 4,
  points_and_giftcard: 5,
  wechat_pay: 6,
  paypal_express: 7,
  alipay: 8,
  free: 11,
  union_pay: 12,
  union_pay_express: 13,
} as const

export const ORDER_STATUS = {
  pending: 1,
  processing: 2,
  payment_review: 3,
  completed: 4,
  canceled: 5,
  closed: 6,
  pending_payment: 7,
} as const

export const BOOKMARK_TYPE = { store: 7, product: 6, groupSale: 2 } as const

/** The expected time that means as soon as possible. */
export const ASAP = '2000-01-01 00:00'

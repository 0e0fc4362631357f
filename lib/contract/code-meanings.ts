import type { RC } from './codes'

/** What `docs/contract` says of each code; an unknown one shows the general message of its form. */
export const CODE_MEANINGS: Record<keyof typeof RC, string> = {
  success: 'All is well',
  codeMismatch: '`forgetpwd`, `confirmemail`: the code or the link is wrong or used',
  distanceExceeded: '`ctotal`: too far for a delivery; `max_km` says how far is possible',
  invalidAddress: '`ctotal`: no such address',
  invalidRequest:
    'A value is missing or not valid: `field` names it. `login`, `vcd`: the country code. `ctotal`: with a `msg` that says that the address is invalid, the address, else the cart, which is cleared unless `items` or `reason` say more. `aio`: the quote is not known, or the order has nothing due',
  unauthenticated: 'Any signed call: the session has ended, and the shopper logs in again',
  forbidden:
    '`login`: wrong name or password. `updatepwd`, `newemail`, `newphone`: wrong password. `comment`, `aio` (cancel): too late. `review`: not allowed',
  notFound: 'There is none: a page says so, with status 404. `forgetpwd`: not registered',
  codeExpired: '`login`, `newphone`: the code has expired',
  conflict:
    '`register`, `newemail`, `newphone`: taken. `aio`, `paypal_express` with `due_now`: another amount is due. `ctotal`: the surcharge has changed',
  overLimit: 'Too often; `retry_after` says how long to wait',
  transactionDeclined: '`aio`: the payment was declined',
  paymentConfirming: '`aio`, `paypal_express`: the provider has yet to say whether it took money. An addition',
  paymentReturned:
    '`aio`, `paypal_express`: money was taken for an order that cannot take it, and goes back. An addition',
  overPaymentLimit: '`ctotal`, `aio`: above the payment limit',
  invalidShippingMethod: '`ctotal`, `aio`: the store has no such method',
  invalidCreditCard: '`aio`: the card is not valid',
  invalidPaymentMethod: '`aio`: the store does not take this method',
  invalidShippingCode: '`aio`: the method has no such option',
  incorrectCode: '`login`, `forgetpwd`, `newphone`: the code is wrong',
  notRegistered: 'As 404',
  shippingCountries: '`ctotal`: not shipped there; `countries` says where to',
  internalError: 'Unexpected error; with HTTP status 500 or above the call counts as unanswered',
  unavailable:
    'Too busy, or without its database: with HTTP status 503 and `Retry-After`, which say the same. An addition',
  outOfStock: '`ctotal`, `aio`: `oos` names what is out of stock',
}

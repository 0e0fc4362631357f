/** The URLs used by the checkout, in the page's language. */
export interface CheckoutLinks {
  /** `/` on an independent domain, else the store's page */
  store: string
  /** the orders of the customer */
  history: string
  /** `{id}` is replaced by the order id */
  order: string
  /** `{id}` is replaced by the order id */
  paypal: string
  /** `{id}` is replaced by the order id */
  payNow: string
  terms?: string
  privacy?: string
}

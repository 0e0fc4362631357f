/** Addresses that the checkout leads to, in the page's language. */
export interface CheckoutLinks {
  /** `/` on an independent domain, else the store's page */
  store: string
  /** `{id}` stands for the order */
  order: string
  /** `{id}` stands for the order */
  paypal: string
  terms?: string
  privacy?: string
}

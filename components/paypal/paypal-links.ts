/** Addresses that the express page leads to, in the page's language. */
export interface PaypalLinks {
  order: string
  history: string
  /** `{gid}` stands for the store */
  payNow: string
}

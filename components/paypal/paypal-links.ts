/** The URLs used by the express page, in the page's language. */
export interface PaypalLinks {
  order: string
  history: string
  /** `{gid}` is replaced by the store id */
  payNow: string
}

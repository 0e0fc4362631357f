/** The URLs used by the screen, in the page's language. */
export interface PayNowLinks {
  home: string
  /** `{gid}` is replaced by the store id; `/` on a store's own domain */
  store: string
  /** `{id}` is replaced by the order id */
  order: string
  /** `{id}` is replaced by the order id */
  paypal: string
}

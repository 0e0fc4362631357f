/** Where the screen leads to, in the page's language. */
export interface PayNowLinks {
  home: string
  /** `{gid}` stands for the store; `/` on a store's own domain */
  store: string
  /** `{id}` stands for the order */
  order: string
  /** `{id}` stands for the order */
  paypal: string
}

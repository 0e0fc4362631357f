/** Addresses that the carts lead to, in the page's language. */
export interface CartLinks {
  home: string
  /** both with `{gid}` left open; the store is `/` on its own domain */
  store: string
  checkout: string
}

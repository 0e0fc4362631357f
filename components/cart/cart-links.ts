/** The URLs used by the carts, in the page's language. */
export interface CartLinks {
  home: string
  /** both contain the placeholder `{gid}`; the store is `/` on its own domain */
  store: string
  checkout: string
}

/** A store's own domain has `find-us` in place of `search`. */
export type Tab = 'home' | 'deals' | 'search' | 'find-us' | 'orders' | 'account'

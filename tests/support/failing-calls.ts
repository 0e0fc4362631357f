/** How a page shows that one of its calls fails. */
export type Outcome =
  /** the page says so, with “Try again” and a way home, and what lists know of its subject */
  | 'page'
  /** the part says so, with “Try again”; the rest is there */
  | 'part'
  /** the part is absent, the rest is there */
  | 'absent'
  /** nothing is missing: something stands in for it */
  | 'same'
  /** there is none */
  | 'none'

export interface FailingCall {
  call: string
  /** `{gid}`, `{pid}`, `{deal}` and `{order}` are ids of the API in two cities */
  path: string
  /** what of the page it is for, in words */
  part: string
  sees: Outcome
  /** where an API that has no such call, by its HTTP status 404, is another thing than one that fails */
  ifNotOffered?: Outcome
  /** shown only if the call is answered */
  shows?: string
  /** shown all the same */
  stays?: string
}

const [STORE, OTHER_STORE, DISH, DEAL] = ['Dotonbori Kitchen', 'Kreuzberg Kitchen', 'Takoyaki', 'Okonomiyaki for two']

export const PUBLIC_CALLS: readonly FailingCall[] = [
  { call: 'glst', path: '/?city=osaka', part: 'deals', sees: 'absent', shows: DEAL, stays: STORE },
  {
    call: 'slst',
    path: '/?city=osaka',
    part: 'stores',
    sees: 'absent',
    shows: STORE,
    stays: DEAL,
  },
  { call: 'glst', path: '/deals?city=osaka', part: 'deals', sees: 'page' },
  { call: 'sfc', path: '/deals?city=osaka', part: 'its own categories', sees: 'absent', shows: 'Food', stays: DEAL },
  { call: 'gshortcut', path: '/deals?city=osaka', part: 'shortcuts', sees: 'same', stays: DEAL },
  { call: 'glst', path: '/deals/browse?city=osaka', part: 'deals', sees: 'page' },
  {
    call: 'sfc',
    path: '/deals/browse?city=osaka',
    part: 'its own categories',
    sees: 'absent',
    shows: 'Food',
    stays: DEAL,
  },
  { call: 'slst', path: '/?city=osaka&q=kitchen', part: 'stores', sees: 'absent', shows: STORE },
  { call: 'psearch', path: '/?city=osaka&q=kitchen&show=dishes', part: 'dishes', sees: 'absent', shows: DISH },
  { call: 'glst', path: '/?city=osaka&q=kitchen&show=deals', part: 'deals', sees: 'absent', shows: DEAL },
  { call: 'gdtl', path: '/deals/details/{deal}', part: 'the deal', sees: 'page' },
  { call: 'sdtl2', path: '/deals/details/{deal}', part: 'the currency of its price', sees: 'page' },
  { call: 'sdtl2', path: '/store/{gid}', part: 'the store', sees: 'page' },
  { call: 'cplst2', path: '/store/{gid}', part: 'the menu', sees: 'part', shows: DISH, stays: STORE },
  { call: 'glst', path: '/store/{gid}', part: 'its deals', sees: 'absent', shows: DEAL, stays: DISH },
  { call: 'srvw', path: '/store/{gid}', part: 'reviews', sees: 'same', stays: DISH },
  { call: 'psearch', path: '/product/{pid}', part: 'whose product it is', sees: 'page' },
  { call: 'cplst2', path: '/product/{pid}', part: 'the dish', sees: 'page' },
  { call: 'sdtl2', path: '/pay/{gid}', part: 'the store', sees: 'page' },
  { call: 'appconfig', path: '/help/contact', part: 'settings', sees: 'same' },
]

export const CUSTOMER_CALLS: readonly FailingCall[] = [
  { call: 'customerinfo', path: '/account', part: 'the profile', sees: 'part', stays: 'Recent orders' },
  { call: 'ordlst', path: '/account', part: 'recent orders', sees: 'part', shows: '¥1,980', stays: 'No email yet' },
  { call: 'ordlst', path: '/account/orders', part: 'orders', sees: 'part', shows: '¥1,980' },
  {
    call: 'orddtl',
    path: '/account/orders/detail/{order}',
    part: 'the order',
    sees: 'part',
    ifNotOffered: 'none',
    shows: '¥1,980',
  },
  { call: 'customerAddr', path: '/account/address-book', part: 'addresses', sees: 'part', shows: '88 Pacific Blvd' },
  { call: 'points', path: '/account/points', part: 'points', sees: 'part', ifNotOffered: 'none' },
  {
    call: 'giftcard',
    path: '/account/gift-cards',
    part: 'gift cards',
    sees: 'part',
    ifNotOffered: 'none',
    shows: OTHER_STORE,
  },
  { call: 'bookmark', path: '/account/bookmarks', part: 'bookmarks', sees: 'part', shows: STORE },
  { call: 'slst', path: '/account/bookmarks', part: 'whether stores are open', sees: 'same', stays: STORE },
  { call: 'sdtl2', path: '/checkout?query={gid}', part: 'the store', sees: 'part', shows: 'Order type' },
  { call: 'customerinfo', path: '/checkout?query={gid}', part: 'the customer', sees: 'part', shows: 'Order type' },
  { call: 'ctotal', path: '/checkout?query={gid}', part: 'the price', sees: 'part', stays: 'Order type' },
  { call: 'cplst2', path: '/checkout?query={gid}', part: 'names of dishes', sees: 'same', stays: 'Order type' },
  {
    call: 'orddtl',
    path: '/paynow?orderId={order}&gid={gid}',
    part: 'the order',
    sees: 'part',
    ifNotOffered: 'none',
    shows: '¥1,980',
  },
  { call: 'sdtl2', path: '/paynow?orderId={order}&gid={gid}', part: 'the store', sees: 'part', shows: '¥1,980' },
  { call: 'cplst2', path: '/carts', part: 'dishes of a cart', sees: 'part', shows: DISH },
]

/** Option group id to the ids chosen in it. */
export type ChosenOptions = Record<number, number[]>

/** `pc` is what the shopper saw for one, in minor units: shown, never trusted. */
export interface CartLine {
  pid: number
  qty: number
  pc: number
  options: ChosenOptions
  taxClass?: string
  /** an amount without goods rather than a product: `pc` is what is paid */
  selfCheckout?: true
}

/** `menu` is filled dish by dish on a store's page; `deal` is made by one Buy; `pay` holds an amount without goods. */
export type CartKind = 'menu' | 'deal' | 'pay'

/** One cart per store and kind. */
export interface Cart {
  kind: CartKind
  gid: number
  items: CartLine[]
  /** the order types on offer: 1 delivery, 2 pickup, 3 eat-in; none when nothing is shipped */
  availableShippings: number[]
  /** the chosen one; 0 for none yet */
  shippingMethod: number
  coupon: string
  /** the order whose separate surcharges a pay cart pays */
  relatedOrderId?: string
  /** what the shopper wrote before the checkout */
  comment?: string
}

/** What a deal page hands over at Buy. */
export type DealCart = Pick<Cart, 'gid' | 'items' | 'availableShippings'>

/** The most of one line that a cart holds. */
export const MAX_OF_ONE = 99

/** The same dish with the same choices, in whatever order they were made, is one line. */
export function lineKey({ pid, options }: Pick<CartLine, 'pid' | 'options'>): string {
  const groups = Object.entries(options).map(
    ([group, choices]) => `${group}=${[...choices].sort((a, b) => a - b).join('+')}`,
  )
  return [pid, ...groups.sort()].join('|')
}

/** The cart with one line more, or more of the line that is there already. */
export function withLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line)
  const same = cart.items.find((item) => lineKey(item) === key)
  if (!same) return { ...cart, items: [...cart.items, line] }
  return withQuantity(cart, key, same.qty + line.qty)
}

/** The cart with another quantity of a line; 0 removes it. */
export function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  const qty = Math.min(Math.max(0, Math.trunc(quantity)), MAX_OF_ONE)
  const items = cart.items.map((item) => (lineKey(item) === key ? { ...item, qty } : item))
  return { ...cart, items: items.filter((item) => item.qty > 0) }
}

/** Pieces in the cart. */
export function cartCount(cart: Cart | null): number {
  return cart?.items.reduce((sum, line) => sum + line.qty, 0) ?? 0
}

/** What the shopper saw, added up; minor units. The quote tells the truth. */
export function cartSubtotal(cart: Cart | null): number {
  return cart?.items.reduce((sum, line) => sum + line.qty * line.pc, 0) ?? 0
}

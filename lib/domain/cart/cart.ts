import { compareIds, type Id, isSameId } from '@/lib/domain/codes/id'
import type { ChosenOptions } from '@/lib/domain/option-groups'

/** `pc` is the unit price that the shopper saw, in minor units: displayed, never trusted. */
export interface CartLine {
  pid: Id
  qty: number
  pc: number
  options: ChosenOptions
  taxClass?: string
  /** rather than a product: `pc` is the amount */
  selfCheckout?: true
  /** mailed, so nothing of it is delivered */
  isGiftCard?: true
}

/**
 * `menu` is filled dish by dish on a store's page; `deal` is created by one Buy; `pay` contains an amount without
 * goods.
 */
export type CartKind = 'menu' | 'deal' | 'pay'

/** A store has one cart of each kind. */
export interface Cart {
  kind: CartKind
  gid: Id
  items: CartLine[]
  /** 1 delivery, 2 pickup, 3 eat-in; empty when nothing is shipped */
  fulfilmentMethods: number[]
  /** 0 for none */
  fulfilmentMethod: number
  coupon: string
  /** the order whose separate surcharges a pay cart pays */
  relatedOrderId?: string
  comment?: string
}

export type DealCart = Pick<Cart, 'gid' | 'items' | 'fulfilmentMethods'>

export const MAX_QUANTITY = 99

/** Equal for lines with the same dish and the same choices, in any order. */
export function lineKey({ pid, options }: Pick<CartLine, 'pid' | 'options'>): string {
  const groups = Object.entries(options).map(
    ([group, choices]) => `${group}=${[...choices].sort(compareIds).join('+')}`,
  )
  return [pid, ...groups.sort()].join('|')
}

/** The cart with a line added, or with its quantity added to an existing equal line. */
export function withLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line)
  const same = cart.items.find((item) => lineKey(item) === key)
  if (!same) return { ...cart, items: [...cart.items, line] }
  return withQuantity(cart, key, same.qty + line.qty)
}

/** 0 removes the line. */
export function withQuantity(cart: Cart, key: string, quantity: number): Cart {
  const qty = Math.min(Math.max(0, Math.trunc(quantity)), MAX_QUANTITY)
  const items = cart.items.map((item) => (lineKey(item) === key ? { ...item, qty } : item))
  return { ...cart, items: items.filter((item) => item.qty > 0) }
}

/** Limits a product to `max`, whatever its choices; the lines that were added last lose theirs. */
export function limitedTo(cart: Cart, pid: Id, max: number): Cart {
  let limited = cart
  while (max > 0 && countOf(limited, pid) > max) limited = withOneLess(limited, pid)
  return limited
}

export function cartCount(cart: Cart | null): number {
  return cart?.items.reduce((sum, line) => sum + line.qty, 0) ?? 0
}

export function pidsOf(cart: Cart): Id[] {
  return cart.items.map(({ pid }) => pid)
}

/** How many of one product are in the cart, with any choices. */
export function countOf(cart: Cart | null, pid: Id): number {
  return cart?.items.reduce((sum, line) => (isSameId(line.pid, pid) ? sum + line.qty : sum), 0) ?? 0
}

/** Taken from the line that was added last. */
export function withOneLess(cart: Cart, pid: Id): Cart {
  const line = cart.items.findLast((one) => isSameId(one.pid, pid))
  return line ? withQuantity(cart, lineKey(line), line.qty - 1) : cart
}

/** Minor units, of the prices that the shopper saw. The quote has the actual total. */
export function cartSubtotal(cart: Cart | null): number {
  return cart?.items.reduce((sum, line) => sum + line.qty * line.pc, 0) ?? 0
}

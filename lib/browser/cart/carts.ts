import { onRestored } from '@/lib/browser/on-restored'
import { LAST_CHOICES_KEY } from '@/lib/browser/orders/last-choices'
import { LAST_CONTACT_KEY } from '@/lib/browser/orders/last-contact'
import { VISITOR_PLACE_KEY } from '@/lib/browser/places/visitor-place-key'
import { storage } from '@/lib/browser/storage/storage'
import { createStored, type Stored } from '@/lib/browser/storage/stored'
import type { Cart, CartKind, CartLine } from '@/lib/domain/cart/cart'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { type Id, isId, isSameId } from '@/lib/domain/codes/id'
import { FULFILMENT_METHOD_PREFIX } from './stored-fulfilment-method'

const VERSION = 2
const PREFIX = 'plaza:cart:'
const DRAFT_PREFIX = 'plaza:checkout:'
const known = new Map<string, Stored<Cart | null>>()

/** A store has one cart of each kind, shared by all tabs; carts of different stores never mix. */
export function cartOf(kind: CartKind, gid: Id): Stored<Cart | null> {
  const key = `${PREFIX}${kind}:${gid}`
  const cart = known.get(key) ?? createStored<Cart | null>(key, null, (json) => parseCart(json, kind, gid))
  known.set(key, cart)
  return cart
}

/** Where that which was entered at a cart's checkout is stored: it goes with the cart. */
export function draftKey({ kind, gid }: Pick<Cart, 'kind' | 'gid'>): string {
  return `${DRAFT_PREFIX}${kind}:${gid}`
}

/** Whether the browser could only store the cart for this tab. */
export function endsWithTab({ kind, gid }: Pick<Cart, 'kind' | 'gid'>): boolean {
  return storage.endsWithTab(`${PREFIX}${kind}:${gid}`)
}

/** A cart without lines is removed, with what was entered at its checkout. */
export function saveCart(cart: Cart): void {
  const stored = cart.items.length > 0 ? { ...cart, version: VERSION } : null
  if (!stored) storage.remove(draftKey(cart))
  cartOf(cart.kind, cart.gid).write(stored)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Calls `listener` when any cart may have changed, in this tab or another. */
export function subscribeCarts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  const forgetRestored = onRestored(listener)
  return () => {
    listeners.delete(listener)
    forgetRestored()
    removeEventListener('storage', onStorage)
  }
}

export function listCarts(kind: CartKind): Cart[] {
  return storage.keys(`${PREFIX}${kind}:`).flatMap((key) => {
    const cart = cartOf(kind, key.slice(key.lastIndexOf(':') + 1)).read()
    return cart ? [cart] : []
  })
}

/** Saves what changed at the checkout in the stored cart, so that it survives leaving the page. */
export function saveChoices(
  { kind, gid }: Cart,
  choices: Partial<Pick<Cart, 'items' | 'fulfilmentMethod' | 'coupon'>>,
): void {
  const stored = cartOf(kind, gid).read()
  if (stored) saveCart({ ...stored, ...choices })
}

/** Calls `listener` with the cart when any may have changed in this tab, or this one in another; null when it is gone. */
export function watchCart(
  { kind, gid }: Pick<Cart, 'kind' | 'gid'>,
  listener: (cart: Cart | null, isElsewhere: boolean) => void,
): () => void {
  const key = `${PREFIX}${kind}:${gid}`
  const onStorage = (event: StorageEvent) => event.key === key && listener(cartOf(kind, gid).read(), true)
  const onChange = () => listener(cartOf(kind, gid).read(), false)
  listeners.add(onChange)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onStorage)
  }
}

const LAST_KEYS = [LAST_CHOICES_KEY, LAST_CONTACT_KEY, VISITOR_PLACE_KEY]

/**
 * Removes at logout what belongs to the customer: carts, what was entered for them, what the last order was made with, and
 * the place of an address.
 */
export function clearCarts(): void {
  for (const prefix of [PREFIX, DRAFT_PREFIX, FULFILMENT_METHOD_PREFIX, ...LAST_KEYS])
    for (const key of storage.keys(prefix)) storage.remove(key)
}

function parseCart(json: unknown, kind: CartKind, gid: Id): Cart | undefined {
  const cart = json as (Cart & { version?: number }) | null
  if (typeof cart !== 'object' || cart?.version !== VERSION || cart.kind !== kind || !isId(cart.gid)) return undefined
  if (!isSameId(cart.gid, gid)) return undefined
  const items = Array.isArray(cart.items) ? cart.items.filter(isLine) : []
  if (items.length === 0) return undefined
  return {
    kind,
    gid: cart.gid,
    items,
    fulfilmentMethods: Array.isArray(cart.fulfilmentMethods) ? cart.fulfilmentMethods.filter(isWhole) : [],
    fulfilmentMethod: isWhole(cart.fulfilmentMethod) ? cart.fulfilmentMethod : NO_FULFILMENT_METHOD,
    coupon: textOf(cart.coupon),
    ...(kind === 'pay' && { relatedOrderId: textOf(cart.relatedOrderId), comment: textOf(cart.comment) }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isLine(line: unknown): line is CartLine {
  const { pid, qty, pc, options, selfCheckout, isGiftCard } = (line ?? {}) as CartLine
  const isKnown = [selfCheckout, isGiftCard].every((flag) => flag === undefined || flag === true)
  return isId(pid) && isWhole(qty) && qty > 0 && isWhole(pc) && isChosen(options) && isKnown
}

function isChosen(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false
  return Object.values(options).every((ids) => Array.isArray(ids) && ids.every(isId))
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

import { isSameId } from '@/lib/domain/codes/id'
import { isSoldOut, visibleGroups } from '@/lib/domain/option-groups'
import { type Product, productById, type StoreMenu } from '@/lib/domain/stores/menu'
import { isOrderable } from './availability'
import { type Cart, type CartLine, lineKey } from './cart'
import { lineOf } from './menu-selection'

/** `gone`: the product or its choices no longer exist. */
export type CheckedLine =
  | { line: CartLine; key: string; state: 'gone'; product: Product | null }
  | { line: CartLine; key: string; state: 'same' | 'sold_out' | 'not_now'; product: Product; price: number }
  | { line: CartLine; key: string; state: 'price'; product: Product; price: number }

export function checkCart(cart: Cart, { store, products }: StoreMenu, now: Date): CheckedLine[] {
  return cart.items.map((line) => {
    const key = lineKey(line)
    const product = productById(products, line.pid) ?? null
    const today = product && todaysLine(product, line)
    if (!product || !today) return { line, key, state: 'gone', product }
    const known = { line, key, product, price: today.pc }
    if (product.stock !== null && product.stock < line.qty) return { ...known, state: 'sold_out' }
    if (!isOrderable(product, store, now)) return { ...known, state: 'not_now' }
    return { ...known, state: today.pc === line.pc ? 'same' : 'price' }
  })
}

/** The line at today's price; null where its choices no longer exist, or one of them is sold out. */
export function todaysLine(offered: Offered, line: CartLine): CartLine | null {
  const today = lineOf(offered, line.options, line.qty)
  return today && lineKey(today) === lineKey(line) && !hasLostChoice(offered, line) ? today : null
}

type Offered = Pick<Product, 'id' | 'price' | 'optionGroups'>

function hasLostChoice(product: Offered, { options }: CartLine): boolean {
  const groups = visibleGroups(product.optionGroups, options)
  return Object.entries(options).some(([id, chosen]) => {
    const group = groups.find((one) => isSameId(one.id, id))
    return chosen.some((choice) => {
      const found = group?.choices.find((one) => isSameId(one.id, choice))
      return !found || isSoldOut(found)
    })
  })
}

/** The cart as its menu has it: with current prices, and without items that are no longer offered. */
export function refreshedCart(cart: Cart, checked: readonly CheckedLine[]): Cart {
  const items = checked.flatMap((one) => (one.state === 'gone' ? [] : [refreshedLine(one)]))
  return { ...cart, items }
}

/** Its ids are those of the menu: a line of before may have numbers where the API writes text by now. */
function refreshedLine({ line, product, price: pc }: Exclude<CheckedLine, { state: 'gone' }>): CartLine {
  const { isGiftCard: _, ...kept } = line
  const { pid, options } = todaysLine(product, line) ?? line
  const today = { ...kept, pid, options, pc }
  return product.isGiftCard ? { ...today, isGiftCard: true } : today
}

import type { Cart, CartLine } from '@/lib/domain/cart/cart'
import { type CheckedLine, checkCart } from '@/lib/domain/cart/cart-changes'
import { lineOf } from '@/lib/domain/cart/menu-selection'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { ChosenOptions } from '@/lib/domain/option-groups'
import { fulfilmentMethodsOf, type StoreMenu } from '@/lib/domain/stores/menu'
import { isOfMenu } from './order-rules'
import type { Order, OrderItem, OrderOption } from './orders'

/** Prices are minor units. */
export interface Reorder {
  cart: Cart
  dropped: string[]
  fewer: { name: string; wanted: number; count: number }[]
  prices: { name: string; before: number; now: number }[]
}

/** Rebuilds the store's cart from the items and options of an order, using the current menu. */
export function reorder(order: Pick<Order, 'gid' | 'items'>, menu: StoreMenu, now: Date): Reorder {
  const items = order.items.filter(isOfMenu)
  const wanted: Cart = {
    kind: 'menu',
    gid: order.gid,
    items: items.map(toLine),
    fulfilmentMethods: fulfilmentMethodsOf(menu.store.services),
    fulfilmentMethod: NO_FULFILMENT_METHOD,
    coupon: '',
  }
  const result: Reorder = { cart: { ...wanted, items: [] }, dropped: [], fewer: [], prices: [] }
  checkCart(wanted, menu, now).forEach((checked, index) => {
    const name = checked.product?.name ?? items[index]?.name ?? ''
    add(result, checked, name)
  })
  result.dropped.push(...order.items.filter((item) => !isOfMenu(item)).map(({ name }) => name))
  return result
}

function add(result: Reorder, checked: CheckedLine, name: string): void {
  const { line } = checked
  const count = Math.min(line.qty, checked.product?.stock ?? line.qty)
  const today = checked.state === 'gone' ? null : lineOf(checked.product, line.options, count)
  if (!today || count <= 0) return void result.dropped.push(name)
  result.cart.items.push(today)
  if (count < line.qty) result.fewer.push({ name, wanted: line.qty, count })
  if (today.pc !== line.pc) result.prices.push({ name, before: line.pc, now: today.pc })
}

function toLine({ pid, quantity, unitPrice, options }: OrderItem): CartLine {
  return { pid, qty: quantity, pc: unitPrice, options: chosenOptions(options) }
}

function chosenOptions(groups: readonly OrderOption[]): ChosenOptions {
  const chosen: ChosenOptions = {}
  for (const group of groups) {
    chosen[group.id] = group.options.map(({ id }) => id)
    for (const choice of group.options) Object.assign(chosen, chosenOptions(choice.options))
  }
  return chosen
}

import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import { loadMenu } from '@/lib/browser/cart/menus'
import { timeNow } from '@/lib/browser/clock'
import type { Order } from '@/lib/domain/orders/orders'
import { type Reorder, reorder } from '@/lib/domain/orders/reorder'
import { type Result, success } from '@/lib/domain/result'

export interface ReorderPlan {
  plan: Reorder
  replaces: boolean
  /** whether the shopper need not be asked first: nothing is missing or dearer, and no cart is replaced */
  isReady: boolean
  currency: string
}

/** A failure is that of the order or of the menu. */
export async function planReorder(asked: Result<Order>): Promise<Result<ReorderPlan>> {
  if (!asked.ok) return asked
  const order = asked.value
  const menu = await loadMenu(
    order.gid,
    order.items.map(({ pid }) => pid),
  )
  if (!menu.ok) return menu
  const replaces = cartOf('menu', order.gid).read() !== null
  const plan = reorder(order, menu.value, new Date(timeNow()))
  const isDearer = plan.prices.some(({ before, now }) => now > before)
  const isReady = !replaces && !isDearer && plan.dropped.length + plan.fewer.length === 0
  return success({ plan, replaces, isReady, currency: order.currency })
}

/** A plan without items changes nothing. */
export function fillCart({ plan: { cart } }: ReorderPlan): void {
  if (cart.items.length > 0) saveCart(cart)
}

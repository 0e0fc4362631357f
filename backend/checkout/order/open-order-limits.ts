import type { CartLine } from '@/backend/checkout/cart/load-cart'
import type { OrderLimits } from '@/backend/config/order-limits'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { Language } from '@/lib/domain/languages/languages'

type OrderedItem = Pick<CartLine, 'pid' | 'kind' | 'name' | 'quantity' | 'limit'>

/** What a customer holds without payment. */
interface HeldOrders {
  isVerified: boolean
  /** open orders of the customer */
  orders: number
  /** open orders of all unverified accounts at their network address */
  ordersOfAddress: number
  /** units in the customer's open orders, by product id */
  units: ReadonlyMap<number, number>
}

/**
 * Checks that one more unpaid order is within the limits. Throws `overLimit` with its `reason`: `open_orders`, of which
 * one has to be paid or cancelled; `held_units`, with the items and how many more of each; `prove`, which a confirmed
 * email or phone lifts, as it does the others where `proof_helps` is true.
 */
export function checkOpenOrders(
  limits: OrderLimits,
  held: HeldOrders,
  items: readonly OrderedItem[],
  language: Language,
): void {
  const { isVerified, orders, ordersOfAddress } = held
  if (orders >= (isVerified ? limits.open : limits.openUnverified)) throw overLimit('open_orders', !isVerified)
  if (isVerified) return
  if (ordersOfAddress >= limits.openOfAddress) throw overLimit('prove', true)
  const beyond = [...totalsOf(items).values()].flatMap((item) => {
    const left = Math.max(0, Math.min(limits.unitsUnverified, item.limit) - (held.units.get(item.pid) ?? 0))
    return item.quantity > left ? [{ pid: item.pid, nm: item.name[language], max: left }] : []
  })
  if (beyond.length > 0) throw overLimit('held_units', true, { items: beyond })
}

function totalsOf(items: readonly OrderedItem[]): Map<number, OrderedItem> {
  const totals = new Map<number, OrderedItem>()
  for (const item of items) {
    if (item.kind === LINE_KIND.amount) continue
    const before = totals.get(item.pid)?.quantity ?? 0
    totals.set(item.pid, { ...item, quantity: before + item.quantity })
  }
  return totals
}

function overLimit(reason: string, proofHelps: boolean, records: Record<string, unknown> = {}): DomainError {
  return new DomainError('overLimit', 'too much is held without payment', {
    reason,
    proof_helps: proofHelps,
    ...records,
  })
}

import { millisecondsInDay } from 'date-fns/constants'
import type { ChosenOption } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { LineKind, StoreType } from '@/lib/domain/codes/catalogue-codes'
import type { Language, Localised } from '@/lib/domain/languages/languages'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { type CartItem, itemError } from './cart-item'
import { checkStock } from './check-stock'
import { chooseOptions } from './choose-options'
import { findSellables, type Sellable } from './find-sellables'

/** A line of a cart, priced by the catalogue. */
export interface CartLine {
  pid: number
  dealId: number | null
  kind: LineKind
  name: Localised
  picture: string
  /** minor units per unit, options included */
  unitPrice: number
  quantity: number
  /** maximum quantity per order */
  limit: number
  amount: number
  options: ChosenOption[]
  /** until when a voucher that is bought now is valid; null without an end, and for other lines */
  validUntil: Date | null
  taxClass: string
  /** when it is offered, in the store's local time; null means always */
  available: WeeklyHours | null
}

export interface LoadedCart {
  lines: CartLine[]
  /** the fulfilment methods its deals allow; null for a menu cart */
  deal: { pickup: boolean; delivery: boolean } | null
  /** for an amount without goods; null for goods */
  pay: { relatedOrderId: string | null } | null
}

/** Far above any bill, and well within the range of an amount column. */
const MAX_CART_TOTAL = 1_000_000_000

/** Loads a cart of goods. Throws `invalidRequest` for an empty cart, a wrong quantity or item, and `outOfStock`. */
export async function loadCart(
  db: Database,
  store: { gid: number; kind: StoreType },
  items: readonly CartItem[],
  language: Language,
  now: Date,
): Promise<LoadedCart> {
  if (items.length === 0) throw new DomainError('invalidRequest', 'no items in cart')
  for (const { quantity } of items) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw itemError('quantity')
  }
  const sellables = await findSellables(db, store, [...new Set(items.map((item) => item.pid))], now)
  checkStock(items, sellables, language)
  const lines = items.map(({ pid, quantity, options: pairs }): CartLine => {
    const sellable = sellables.get(pid)
    if (!sellable) throw itemError('not sold here', { pid })
    const { dealId, kind, name, picture, limit, taxClass, available, validDays } = sellable
    const options = chooseOptions(sellable.options, pairs, { pid, name: name[language] })
    const unitPrice = sellable.price + options.reduce((total, option) => total + option.price, 0)
    const amount = unitPrice * quantity
    const validUntil = validDays === null ? null : new Date(now.getTime() + validDays * millisecondsInDay)
    const what = { pid, dealId, kind, name, picture, taxClass, available }
    return { ...what, unitPrice, quantity, limit, amount, options, validUntil }
  })
  if (lines.reduce((total, line) => total + line.amount, 0) > MAX_CART_TOTAL)
    throw itemError('the total is too high for one order')
  return { lines, deal: commonMethods([...sellables.values()]), pay: null }
}

/** The methods that all deals of a cart allow; null without a deal. */
function commonMethods(sellables: readonly Sellable[]): LoadedCart['deal'] {
  const methods = sellables.flatMap((sellable) => sellable.dealMethods ?? [])
  if (methods.length === 0) return null
  return { pickup: methods.every(({ pickup }) => pickup), delivery: methods.every(({ delivery }) => delivery) }
}

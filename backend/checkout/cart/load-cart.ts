import { millisecondsInDay } from 'date-fns/constants'
import type { ChosenOption } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { LineKind } from '@/lib/domain/codes/catalogue-codes'
import type { Language, Localised } from '@/lib/domain/languages/languages'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { CartItem } from './cart-item'
import { checkStock } from './check-stock'
import { chooseOptions, itemError } from './choose-options'
import { findSellables } from './find-sellables'

/** Prices sent by a client are ignored. */
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
  /** of a voucher whose deal says so, bought now */
  validUntil: Date | null
  taxClass: string
  /** when it is offered, in the store's local time; null means always */
  available: WeeklyHours | null
}

export interface LoadedCart {
  lines: CartLine[]
  /** the fulfilment methods its deals allow; null for a menu cart */
  deal: { pickup: boolean; delivery: boolean } | null
  /** what an amount without goods pays; null for goods */
  pay: { relatedOrderId: string | null } | null
}

/** Far above any bill, and well within the range of an amount column. */
const MAX_CART_TOTAL = 1_000_000_000

/** Throws `invalidRequest` for an empty cart, a wrong quantity, what is not offered; `outOfStock` with the names. */
export async function loadCart(
  db: Database,
  gid: number,
  items: readonly CartItem[],
  language: Language,
  now: Date,
): Promise<LoadedCart> {
  if (items.length === 0) throw new DomainError('invalidRequest', 'no items in cart')
  for (const { quantity } of items) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw itemError('quantity')
  }
  const sellables = await findSellables(db, gid, [...new Set(items.map((item) => item.pid))], now)
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
  const fulfilmentKinds = [...sellables.values()].flatMap((sellable) => sellable.handover ?? [])
  const deal =
    fulfilmentKinds.length === 0
      ? null
      : {
          pickup: fulfilmentKinds.every((each) => each.pickup),
          delivery: fulfilmentKinds.every((each) => each.delivery),
        }
  return { lines, deal, pay: null }
}

import type { Id } from '@/lib/domain/codes/id'
import { type ChosenOptions, type OptionGroup, preselect, unansweredGroups } from '@/lib/domain/option-groups'

export type DealShipping = 'pickup' | 'delivery'
/** Quantity choices have unlimited stock. */
const QUANTITY_STOCK = 10_000

/** Prices are minor units. */
export interface DealOffer {
  gid: Id
  groupSaleId: Id
  name: string
  unitPrice: number
  limit: number
  stock: number
  /** UTC instant, ISO 8601; null if the API omits it */
  endsAt: string | null
  pickup: boolean
  delivery: boolean
  optionGroups: OptionGroup[]
}

export interface DealSelection {
  options: ChosenOptions
  quantity: number | null
  shipping: DealShipping | null
}

export type DealGroupKey = `option-${Id}` | 'quantity' | 'shipping'
export type DealState = 'expired' | 'out_of_stock' | 'buy'

/** Choices from 1 to limit, each with unlimited stock. */
export function quantityChoices(limit: number): { value: number; stock: number }[] {
  return Array.from({ length: Math.max(0, limit) }, (_, index) => ({ value: index + 1, stock: QUANTITY_STOCK }))
}

export function fulfilmentChoices({ pickup, delivery }: Pick<DealOffer, 'pickup' | 'delivery'>): DealShipping[] {
  return [...(pickup ? ['pickup' as const] : []), ...(delivery ? ['delivery' as const] : [])]
}

export function shippingText(chosen: DealShipping | null): DealShipping | 'freeShipping' {
  return chosen ?? 'freeShipping'
}

export function initialSelection(offer: DealOffer): DealSelection {
  const ways = fulfilmentChoices(offer)
  return {
    options: preselect(offer.optionGroups),
    quantity: offer.limit === 1 ? 1 : null,
    shipping: ways.length === 1 ? (ways[0] ?? null) : null,
  }
}

/** The groups without an answer, in screen order. */
export function missingGroups(offer: DealOffer, selection: DealSelection): DealGroupKey[] {
  const options = unansweredGroups(offer.optionGroups, selection.options).map(({ id }): DealGroupKey => `option-${id}`)
  return [
    ...options,
    ...(selection.quantity === null ? ['quantity' as const] : []),
    ...(selection.shipping === null && fulfilmentChoices(offer).length > 0 ? ['shipping' as const] : []),
  ]
}

/** The buy button's label; only `buy` buys. */
export function dealState(offer: Pick<DealOffer, 'endsAt' | 'stock' | 'limit'>, now: number): DealState {
  if (offer.endsAt !== null && Date.parse(offer.endsAt) < now) return 'expired'
  return offer.stock <= 0 || offer.limit <= 0 ? 'out_of_stock' : 'buy'
}

import { type DealOffer, type DealSelection, type DealShipping, missingGroups } from '@/lib/domain/deals/deal-selection'
import { unitPrice, visibleChoices } from '@/lib/domain/option-groups'
import type { DealCart } from './cart'

const DEAL_SHIPPING = { pickup: 2, delivery: 1 } as const satisfies Record<DealShipping, number>

/** Empty when the deal needs no shipping. */
export function fulfilmentMethods(chosen: DealShipping | null): number[] {
  return chosen ? [DEAL_SHIPPING[chosen]] : []
}

/** Null while a required group is missing. */
export function dealCart(offer: DealOffer, selection: DealSelection): DealCart | null {
  if (selection.quantity === null || missingGroups(offer, selection).length > 0) return null
  const options = visibleChoices(offer.optionGroups, selection.options)
  return {
    gid: offer.gid,
    fulfilmentMethods: fulfilmentMethods(selection.shipping),
    items: [{ pid: offer.groupSaleId, qty: selection.quantity, options, pc: unitPrice(offer, selection) }],
  }
}

import type { ChosenOptions } from '@/lib/domain/cart/cart'
import type { OptionChoice, OptionGroup } from './deals'

export type DealShipping = 'pickup' | 'delivery'
/** Quantity choices have unlimited stock. */
const QUANTITY_STOCK = 10_000

/** Prices are minor units. */
export interface DealOffer {
  gid: number
  groupSaleId: number
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

export type DealGroupKey = `option-${number}` | 'quantity' | 'shipping'
export type DealState = 'expired' | 'out_of_stock' | 'buy'

export function isSoldOut(choice: Pick<OptionChoice, 'stock'>): boolean {
  return choice.stock <= 0
}

/** The visible groups: those of the deal and those nested under selected choices. */
export function visibleGroups(groups: readonly OptionGroup[], chosen: ChosenOptions): OptionGroup[] {
  return groups.flatMap((group) => [
    group,
    ...group.choices
      .filter((choice) => chosen[group.id]?.includes(choice.id))
      .flatMap((choice) => visibleGroups(choice.groups, chosen)),
  ])
}

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

function preselected(group: OptionGroup): number[] {
  return group.choices
    .filter((choice) => !isSoldOut(choice))
    .slice(0, Math.max(0, group.min))
    .map((choice) => choice.id)
}

export function preselect(groups: readonly OptionGroup[], chosen: ChosenOptions = {}): ChosenOptions {
  const next = { ...chosen }
  for (const group of groups) {
    next[group.id] ??= preselected(group)
    for (const choice of group.choices)
      if (next[group.id]?.includes(choice.id)) Object.assign(next, preselect(choice.groups, next))
  }
  return next
}

export function initialSelection(offer: DealOffer): DealSelection {
  const ways = fulfilmentChoices(offer)
  return {
    options: preselect(offer.optionGroups),
    quantity: offer.limit === 1 ? 1 : null,
    shipping: ways.length === 1 ? (ways[0] ?? null) : null,
  }
}

/** The maximum number of choices in a group; never below its minimum. */
export function groupMaximum(group: Pick<OptionGroup, 'min' | 'max' | 'choices'>): number {
  return group.max > 0 ? Math.max(group.max, group.min) : group.choices.length
}

/** A full multi-choice group is unchanged, and the caller shows why. */
export function toggleChoice<S extends Pick<DealSelection, 'options'>>(
  offer: Pick<DealOffer, 'optionGroups'>,
  selection: S,
  group: OptionGroup,
  id: number,
): S {
  const choice = group.choices.find((one) => one.id === id)
  if (!choice || isSoldOut(choice)) return selection
  const taken = selection.options[group.id] ?? []
  const maximum = groupMaximum(group)
  let next: number[]
  if (taken.includes(id)) next = group.min === 1 && maximum === 1 ? taken : taken.filter((one) => one !== id)
  else if (maximum === 1) next = [id]
  else if (taken.length >= maximum) return selection
  else next = [...taken, id]
  return { ...selection, options: preselect(offer.optionGroups, { ...selection.options, [group.id]: next }) }
}

/** In screen order. */
export function unansweredGroups(groups: readonly OptionGroup[], chosen: ChosenOptions): OptionGroup[] {
  return visibleGroups(groups, chosen).filter((group) => (chosen[group.id]?.length ?? 0) < group.min)
}

/** The choices of the visible groups; hidden and empty groups are left out. */
export function visibleChoices(groups: readonly OptionGroup[], chosen: ChosenOptions): ChosenOptions {
  const entries = visibleGroups(groups, chosen).map(({ id }) => [id, chosen[id] ?? []] as const)
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

/** In screen order. */
export function missingGroups(offer: DealOffer, selection: DealSelection): DealGroupKey[] {
  const options = unansweredGroups(offer.optionGroups, selection.options).map(({ id }): DealGroupKey => `option-${id}`)
  return [
    ...options,
    ...(selection.quantity === null ? ['quantity' as const] : []),
    ...(selection.shipping === null && fulfilmentChoices(offer).length > 0 ? ['shipping' as const] : []),
  ]
}

/** Minor units. */
export function unitPrice(
  offer: Pick<DealOffer, 'unitPrice' | 'optionGroups'>,
  selection: Pick<DealSelection, 'options'>,
): number {
  return visibleGroups(offer.optionGroups, selection.options)
    .flatMap((group) => group.choices.filter((choice) => selection.options[group.id]?.includes(choice.id)))
    .reduce((sum, choice) => sum + choice.price, offer.unitPrice)
}

/** The buy button's label; only `buy` buys. */
export function dealState(offer: Pick<DealOffer, 'endsAt' | 'stock' | 'limit'>, now: number): DealState {
  if (offer.endsAt !== null && Date.parse(offer.endsAt) < now) return 'expired'
  return offer.stock <= 0 || offer.limit <= 0 ? 'out_of_stock' : 'buy'
}

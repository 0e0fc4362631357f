import { hasId, type Id, isSameId } from '@/lib/domain/codes/id'

/** `price` is added to the unit price, in minor units of the currency of its deal or store. */
export interface OptionChoice {
  id: Id
  name: string
  price: number
  /** 0 or less means sold out */
  stock: number
  groups: OptionGroup[]
}

export interface OptionGroup {
  id: Id
  name: string
  min: number
  max: number
  choices: OptionChoice[]
}

/** Chosen option ids by the text of their group's id. */
export type ChosenOptions = Record<string, Id[]>

interface Selection {
  options: ChosenOptions
}

/** Whether it is chosen in its group. */
export function isChosen(
  chosen: ChosenOptions,
  group: Pick<OptionGroup, 'id'>,
  choice: Pick<OptionChoice, 'id'>,
): boolean {
  return hasId(chosen[group.id] ?? [], choice.id)
}

export function isSoldOut(choice: Pick<OptionChoice, 'stock'>): boolean {
  return choice.stock <= 0
}

/** Whether each group has as many choices as must be made, sold out or not, and so have those that a choice opens. */
export function canBeAnswered(groups: readonly OptionGroup[]): boolean {
  return groups.every(
    ({ min, choices }) => min <= 0 || choices.filter((choice) => canBeAnswered(choice.groups)).length >= min,
  )
}

/** The visible groups: those of the deal and those nested under selected choices. */
export function visibleGroups(groups: readonly OptionGroup[], chosen: ChosenOptions): OptionGroup[] {
  return groups.flatMap((group) => [
    group,
    ...group.choices
      .filter((choice) => isChosen(chosen, group, choice))
      .flatMap((choice) => visibleGroups(choice.groups, chosen)),
  ])
}

function preselected(group: OptionGroup): Id[] {
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
      if (isChosen(next, group, choice)) Object.assign(next, preselect(choice.groups, next))
  }
  return next
}

/** The maximum number of choices in a group; never below its minimum. */
export function groupMaximum(group: Pick<OptionGroup, 'min' | 'max' | 'choices'>): number {
  return group.max > 0 ? Math.max(group.max, group.min) : group.choices.length
}

/** A full multi-choice group is unchanged, and the caller shows why. */
export function toggleChoice<S extends Selection>(
  offer: { optionGroups: OptionGroup[] },
  selection: S,
  group: OptionGroup,
  id: Id,
): S {
  const choice = group.choices.find((one) => isSameId(one.id, id))
  if (!choice || isSoldOut(choice)) return selection
  const taken = selection.options[group.id] ?? []
  const maximum = groupMaximum(group)
  let next: Id[]
  if (hasId(taken, id)) next = group.min === 1 && maximum === 1 ? taken : taken.filter((one) => !isSameId(one, id))
  else if (maximum === 1) next = [id]
  else if (taken.length >= maximum) return selection
  else next = [...taken, id]
  return { ...selection, options: preselect(offer.optionGroups, { ...selection.options, [group.id]: next }) }
}

/** The groups that still need an answer, in screen order. */
export function unansweredGroups(groups: readonly OptionGroup[], chosen: ChosenOptions): OptionGroup[] {
  return visibleGroups(groups, chosen).filter((group) => (chosen[group.id]?.length ?? 0) < group.min)
}

/** The choices of the visible groups, with the ids of these; hidden and empty groups are left out. */
export function visibleChoices(groups: readonly OptionGroup[], chosen: ChosenOptions): ChosenOptions {
  const entries = visibleGroups(groups, chosen).map(({ id, choices }) => {
    const idOf = (one: Id) => choices.find((choice) => isSameId(choice.id, one))?.id ?? one
    return [id, (chosen[id] ?? []).map(idOf)] as const
  })
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

/** Minor units. */
export function unitPrice(offer: { unitPrice: number; optionGroups: OptionGroup[] }, selection: Selection): number {
  return visibleGroups(offer.optionGroups, selection.options)
    .flatMap((group) => group.choices.filter((choice) => isChosen(selection.options, group, choice)))
    .reduce((sum, choice) => sum + choice.price, offer.unitPrice)
}

import type { OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import type { ChosenOption } from '@/backend/orders/schema/orders'
import { DomainError } from '@/backend/platform/errors/domain-error'

export interface ChoicePair {
  groupId: number
  choiceId: number
}

/** A nested group applies only with its choice. Throws `invalidRequest` for too few or many, or one of no group. */
export function chooseOptions(
  groups: readonly OptionGroupRow[],
  pairs: readonly ChoicePair[],
  item: RefusedItem,
): ChosenOption[] {
  const left = [...pairs]
  const chosen: ChosenOption[] = []
  const open = [...groups]
  for (let group = open.shift(); group; group = open.shift()) {
    const { id, name, min, max, choices } = group
    const taken = left.filter((pair) => pair.groupId === id)
    if (taken.length < min || taken.length > max) throw itemError('too few or too many choices', item)
    for (const pair of taken) {
      left.splice(left.indexOf(pair), 1)
      const choice = choices.find((candidate) => candidate.id === pair.choiceId)
      if (!choice) throw itemError('an unknown choice', item)
      chosen.push({ groupId: id, groupName: name, choiceId: choice.id, choiceName: choice.name, price: choice.price })
      for (const nested of choice.groups) if (!open.includes(nested)) open.push(nested)
    }
  }
  if (left.length > 0) throw itemError('the item does not have this choice', item)
  return chosen
}

export interface RefusedItem {
  pid: number
  /** unknown for what is not sold here */
  name?: string
  /** how many one order may have, of what there are too many */
  max?: number
}

/** An `invalidRequest` for a cart, or for one item of it, that the store does not offer. */
export function itemError(message: string, item?: RefusedItem): DomainError {
  const records = item && { items: [{ pid: item.pid, nm: item.name, max: item.max }] }
  return new DomainError('invalidRequest', `item error: ${message}`, records)
}

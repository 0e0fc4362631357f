import type { OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import type { ChosenOption } from '@/backend/orders/schema/orders'
import { type ChoicePair, itemError, type RejectedItem } from './cart-item'

/**
 * The chosen options of an item; a nested group applies only with its choice. Throws `invalidRequest` for too few or
 * too many choices of a group, and for an unknown one.
 */
export function chooseOptions(
  groups: readonly OptionGroupRow[],
  pairs: readonly ChoicePair[],
  item: RejectedItem,
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

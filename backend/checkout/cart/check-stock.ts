import type { OptionChoiceRow, OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { namesWithChoice, outOfStock } from '@/backend/orders/stock/out-of-stock'
import type { Language } from '@/lib/domain/languages/languages'
import { type CartItem, itemError } from './cart-item'

import type { Sellable } from './find-sellables'

/**
 * Checks the quantities of a cart. Throws `invalidRequest` for what is not sold or above its limit, and `outOfStock`.
 */
export function checkStock(items: readonly CartItem[], sellables: Map<number, Sellable>, language: Language): void {
  const soldOut = new Set<string>()
  for (const [pid, quantity] of sumUp(items.map((item) => [item.pid, item.quantity]))) {
    const sellable = sellables.get(pid)
    if (!sellable) throw itemError('not sold here', { pid })
    if (sellable.stock !== null && sellable.stock < quantity) soldOut.add(sellable.name[language])
    else if (quantity > sellable.limit)
      throw itemError('more than the limit of one order', {
        pid,
        name: sellable.name[language],
        max: sellable.limit,
      })
  }
  const choices = new Map<number, OptionChoiceRow>()
  for (const { options } of sellables.values()) collect(options, choices)
  const named = items.flatMap(({ pid, options }) => {
    const name = sellables.get(pid)?.name
    return name ? [{ name, options }] : []
  })
  const chosen = items.flatMap(({ options, quantity }) =>
    options.map((pair): [number, number] => [pair.choiceId, quantity]),
  )
  for (const [choiceId, quantity] of sumUp(chosen)) {
    const choice = choices.get(choiceId)
    if (choice && choice.stock < Math.max(1, quantity))
      for (const name of namesWithChoice(named, choice.id, choice.name, language)) soldOut.add(name)
  }
  if (soldOut.size > 0) throw outOfStock([...soldOut])
}

function sumUp(pairs: [id: number, quantity: number][]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [id, quantity] of pairs) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return sums
}

function collect(groups: readonly OptionGroupRow[], into: Map<number, OptionChoiceRow>): void {
  for (const choice of groups.flatMap((group) => group.choices)) {
    into.set(choice.id, choice)
    collect(choice.groups, into)
  }
}

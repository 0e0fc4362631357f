import type { OptionChoiceRow, OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Language, Localised } from '@/lib/domain/site/languages'
import type { CartItem } from './cart-item'
import { itemError } from './choose-options'
import type { Sellable } from './find-sellables'

/** Adds up lines of the same product. Throws `invalidRequest` for what is not sold or above the limit, `outOfStock`. */
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

export function outOfStock(names: string[]): DomainError {
  return new DomainError('outOfStock', 'items are out of stock', { oos: names })
}

/** Each item that has the choice, with both names: `Milk tea (Large)`. */
export function namesWithChoice(
  items: readonly { name: Localised; options: readonly { choiceId: number }[] }[],
  choiceId: number,
  choiceName: Localised,
  language: Language,
): string[] {
  const [open, close] = language === 'en' ? [' (', ')'] : ['（', '）']
  return items
    .filter(({ options }) => options.some((option) => option.choiceId === choiceId))
    .map(({ name }) => `${name[language]}${open}${choiceName[language]}${close}`)
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

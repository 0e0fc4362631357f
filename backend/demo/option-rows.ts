import type { optionChoices, optionGroups } from '@/backend/catalogue/schema/products'
import type { OptionsFile } from '@/backend/demo/content/content-files'
import type { Random } from './random'

export interface OptionRows {
  groups: (typeof optionGroups.$inferInsert)[]
  choices: (typeof optionChoices.$inferInsert)[]
}

interface Owner {
  dealId?: number
  productId?: number
  parentChoiceId?: number
}

const PLENTY = 999

/** Some choices are sold out, but never the first, nor so many that `min` cannot be met. */
export function addOptions(rows: OptionRows, written: OptionsFile, keys: string[], owner: Owner, random: Random): void {
  for (const key of keys) {
    const group = written[key]
    if (!group) throw new Error(`no options ${key}`)
    const groupId = rows.groups.length + 1
    rows.groups.push({
      id: groupId,
      // a group may open below several choices
      key: owner.parentChoiceId ? `${key}-${groupId}` : key,
      dealId: owner.dealId ?? null,
      productId: owner.productId ?? null,
      parentChoiceId: owner.parentChoiceId ?? null,
      name: group.name,
      min: group.min,
      max: group.max,
      position: groupId % 1000,
    })
    let spare = group.choices.length - group.min - 1
    const nested: [number, string[]][] = []
    group.choices.forEach(({ name, price, groups }, position) => {
      const isSoldOut = spare > 0 && random.chance(0.06) && position > 0
      if (isSoldOut) spare -= 1
      const id = rows.choices.length + 1
      rows.choices.push({ id, groupId, key: `${position + 1}`, name, price, stock: isSoldOut ? 0 : PLENTY, position })
      if (groups) nested.push([id, groups])
    })
    for (const [parentChoiceId, opened] of nested) {
      addOptions(rows, written, opened, { ...owner, parentChoiceId }, random)
    }
  }
}

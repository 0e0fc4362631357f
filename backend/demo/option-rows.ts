import type { optionChoices, optionGroups } from '@/backend/db/schema/products'
import type { OptionTemplate } from '@/backend/demo/deals/deal-options'
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

/** Adds one group with its choices. Occasionally a choice is sold out, but never so many that `min` cannot be met. */
export function addOptionGroup(rows: OptionRows, owner: Owner, template: OptionTemplate, random: Random): number[] {
  const groupId = rows.groups.length + 1
  rows.groups.push({
    id: groupId,
    dealId: owner.dealId ?? null,
    productId: owner.productId ?? null,
    parentChoiceId: owner.parentChoiceId ?? null,
    name: template.name,
    min: template.min,
    max: template.max,
    position: groupId % 1000,
  })
  let spare = template.choices.length - template.min - 1
  return template.choices.map((choice, position) => {
    const isSoldOut = spare > 0 && random.chance(0.06)
    if (isSoldOut) spare -= 1
    const id = rows.choices.length + 1
    rows.choices.push({ id, groupId, ...choice, stock: isSoldOut ? 0 : PLENTY, position })
    return id
  })
}

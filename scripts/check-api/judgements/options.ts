import { canBeAnswered, type OptionGroup } from '@/lib/domain/option-groups'
import type { Evidence, Judgements } from './judgement'

export const OPTION_JUDGEMENTS = {
  'options that cannot be chosen': {
    compares: 'How many choices of a group must be made, with how many it has that can be read',
    sees: 'a product or a deal that cannot be put into the cart',
    contract: 'objects.md#option_group',
    judge: (evidence) =>
      offers(evidence)
        .filter(({ optionGroups }) => !canBeAnswered(optionGroups))
        .map(({ name, optionGroups }) => `${name}: ${namesOf(optionGroups)}`),
  },
} satisfies Judgements

interface Offer {
  name: string
  optionGroups: OptionGroup[]
}

function offers({ samples }: Evidence): Offer[] {
  const products = samples.stores.flatMap(({ gid, products: own }) =>
    own.map(({ id, optionGroups }) => ({ name: `product ${id} of store ${gid}`, optionGroups })),
  )
  const deals = samples.deals.flatMap(({ deal }) =>
    deal.ok ? [{ name: `deal ${deal.value.id}`, optionGroups: deal.value.optionGroups }] : [],
  )
  return [...products, ...deals]
}

function namesOf(groups: readonly OptionGroup[]): string {
  return groups
    .filter((group) => !canBeAnswered([group]))
    .map(
      ({ name, min, choices }) => `${min} of “${name || 'a group that cannot be read'}”, which has ${choices.length}`,
    )
    .join('; ')
}

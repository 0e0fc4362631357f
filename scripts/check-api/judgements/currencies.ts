import { isSameId } from '@/lib/domain/codes/id'
import type { Evidence, Judgements } from './judgement'
import { priceSteps } from './price-steps'

export const CURRENCY_JUDGEMENTS = {
  'currencies that differ': {
    compares: 'The currency of a store in lists, on its page, of its deals, in quote and order',
    sees: 'a price in one currency, and another one at the checkout or in the order',
    contract: 'formats.md#currency',
    judge: (evidence) => [
      ...ofStores(evidence),
      ...ofDeals(evidence),
      ...priceSteps(evidence)
        .filter(({ before, after, isRough }) => !isRough && before.currency !== after.currency)
        .map(({ of, from, to, before, after }) => `${of}: ${before.currency} ${from}, ${after.currency} ${to}`),
    ],
  },
} satisfies Judgements

function ofStores({ samples }: Evidence): string[] {
  return samples.stores.flatMap(({ gid, row, store }) =>
    store.ok && row?.currency && row.currency !== store.value.currency
      ? [`store ${gid}: ${row.currency} in the list, ${store.value.currency} on its page`]
      : [],
  )
}

function ofDeals({ samples }: Evidence): string[] {
  return samples.deals.flatMap(({ deal }) => {
    if (!deal.ok) return []
    const { id, gid, dealPrice } = deal.value
    const seller = samples.stores.find((sample) => isSameId(sample.gid, gid))
    if (!seller?.store.ok || seller.store.value.currency === dealPrice.currency) return []
    return [`deal ${id} in ${dealPrice.currency}, its store ${gid} in ${seller.store.value.currency}`]
  })
}

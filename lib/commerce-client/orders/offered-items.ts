import 'server-only'
import { getDeal, listDeals } from '@/lib/commerce-client/stores/deals'
import { getProducts } from '@/lib/commerce-client/stores/menu'
import type { CartLine } from '@/lib/domain/cart/cart'
import type { Language } from '@/lib/domain/site/languages'
import type { Product } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'

type OfferedItem = Pick<Product, 'id' | 'name' | 'optionGroups'>

/** What the lines of a quote are, of an API whose quotes have none: dishes, else deals; what cannot be read is left out. */
export async function offeredItems(
  store: Store,
  lines: readonly CartLine[],
  language: Language,
): Promise<OfferedItem[]> {
  const pids = lines.flatMap(({ pid, selfCheckout }) => (selfCheckout ? [] : [pid]))
  const dishes = await getProducts(store, language, pids).catch(() => [])
  if (lines.every(({ pid, selfCheckout }) => selfCheckout || dishes.some(({ id }) => id === pid))) return dishes
  const listed = await listDeals({ language, gid: store.gid }).catch(() => null)
  const deals = await Promise.all((listed?.items ?? []).map(({ id }) => getDeal(id, language).catch(() => null)))
  const sales = deals.flatMap((deal) => (deal ? [{ ...deal, id: deal.groupSaleId }] : []))
  return [...dishes, ...sales]
}

import 'server-only'
import { getDeal, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getProducts } from '@/lib/commerce-client/stores/menu-api'
import type { CartLine } from '@/lib/domain/cart/cart'
import { todaysLine } from '@/lib/domain/cart/cart-changes'
import type { RefusedItem } from '@/lib/domain/cart/refused-lines'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import type { Product } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'

export type OfferedItem = Pick<Product, 'id' | 'name' | 'optionGroups'>

/** No store has as many. */
const ALL_DEALS = 100

/** Names the lines of a quote where the API does not: dishes, else deals; those that cannot be read are left out. */
export async function offeredItems(
  store: Store,
  lines: readonly CartLine[],
  language: Language,
): Promise<OfferedItem[]> {
  const pids = lines.flatMap(({ pid, selfCheckout }) => (selfCheckout ? [] : [pid]))
  const dishes = await getProducts(store, language, pids).catch(() => [])
  if (lines.every(({ pid, selfCheckout }) => selfCheckout || dishes.some(({ id }) => isSameId(id, pid)))) return dishes
  const listed = await listDeals({ language, gid: store.gid }).catch(() => null)
  const deals = await Promise.all((listed?.items ?? []).map(({ id }) => getDeal(id, language).catch(() => null)))
  const sales = deals.flatMap((deal) => (deal ? [{ ...deal, id: deal.groupSaleId }] : []))
  return [...dishes, ...sales]
}

/**
 * The lines that a store does not offer any more, or not with their choices; none while its deals cannot all be read.
 * Rejects where nothing can.
 */
export async function goneLines(store: Store, lines: readonly CartLine[], language: Language): Promise<RefusedItem[]> {
  const goods = lines.filter(({ selfCheckout }) => !selfCheckout)
  const dishes = await getProducts(
    store,
    language,
    goods.map(({ pid }) => pid),
  )
  const isDish = ({ pid }: CartLine) => dishes.some(({ id }) => isSameId(id, pid))
  const deals = goods.every(isDish) ? [] : await dealsNow(store.gid, language)
  if (!deals) return []
  return goods.flatMap((line) => {
    const offered = [...dishes, ...deals].find(({ id }) => isSameId(id, line.pid))
    return offered && todaysLine(offered, line) ? [] : [{ pid: line.pid, name: offered?.name }]
  })
}

/** The deals that can be bought now; null where there are more than were listed. */
async function dealsNow(gid: Id, language: Language) {
  const { items, total } = await listDeals({ language, gid, pageSize: ALL_DEALS })
  if (items.length < total) return null
  const deals = await Promise.all(items.map(({ id }) => getDeal(id, language)))
  const now = Date.now()
  return deals.flatMap((deal) =>
    deal && !(deal.endsAt && Date.parse(deal.endsAt) <= now)
      ? [{ id: deal.groupSaleId, name: deal.name, price: deal.dealPrice.amount, optionGroups: deal.optionGroups }]
      : [],
  )
}

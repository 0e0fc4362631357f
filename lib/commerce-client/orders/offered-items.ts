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

/** A cart as its store has it today. */
interface CurrentLines {
  /** with the ids in the form in which the API writes them now: a cart of before may have numbers where it has text */
  lines: CartLine[]
  /** what the store does not offer any more, or not with its choices */
  gone: RefusedItem[]
}

/** Nothing is gone while the store's deals cannot all be read. Rejects where nothing can be. */
export async function currentLines(
  store: Store,
  lines: readonly CartLine[],
  language: Language,
): Promise<CurrentLines> {
  const goods = lines.filter(({ selfCheckout }) => !selfCheckout)
  const dishes = await getProducts(
    store,
    language,
    goods.map(({ pid }) => pid),
  )
  const isDish = ({ pid }: CartLine) => dishes.some(({ id }) => isSameId(id, pid))
  const deals = goods.every(isDish) ? [] : await dealsNow(store.gid, language)
  const offeredAs = ({ pid }: CartLine) => [...dishes, ...(deals ?? [])].find(({ id }) => isSameId(id, pid))
  const todays = (line: CartLine) => {
    const offered = line.selfCheckout ? undefined : offeredAs(line)
    return offered && todaysLine(offered, line)
  }
  return {
    lines: lines.map((line) => {
      const { pid, options } = todays(line) ?? line
      return { ...line, pid, options }
    }),
    gone: deals ? goods.flatMap((line) => (todays(line) ? [] : [{ pid: line.pid, name: offeredAs(line)?.name }])) : [],
  }
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

import { idText } from '@/lib/domain/codes/id'
import type { Product, StoreMenu } from '@/lib/domain/stores/menu'
import type { Cart } from './cart'
import { isQuickToAdd } from './quick-add'

const OFFERED = 3

/**
 * Items of the menu to offer beside those of a cart, each of which one press adds. Sections that the cart has nothing
 * of take turns first, from their cheapest item on, and what costs least leads: drinks, sides and desserts cost less
 * than dishes, whatever the menu calls them.
 */
export function recommendationsFor(cart: Cart, { store, products, sections }: StoreMenu, now: Date): Product[] {
  const byId = new Map(products.map((product) => [idText(product.id), product]))
  const inCart = new Set(cart.items.map(({ pid }) => idText(pid)))
  const canOffer = (product: Product) =>
    !inCart.has(idText(product.id)) && !product.isGiftCard && product.price > 0 && isQuickToAdd(product, store, now)
  const offers = sections.flatMap((ids) => {
    const isLater = ids.some((id) => inCart.has(idText(id))) ? 1 : 0
    const cheapestFirst = ids
      .flatMap((id) => byId.get(idText(id)) ?? [])
      .filter(canOffer)
      .sort((one, other) => one.price - other.price)
    return cheapestFirst.map((product, turn) => ({ product, rank: [isLater, turn, product.price] }))
  })
  offers.sort((one, other) => compare(one.rank, other.rank))
  return [...new Set(offers.map(({ product }) => product))].slice(0, OFFERED)
}

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return (one[place] ?? 0) - (other[place] ?? 0)
}

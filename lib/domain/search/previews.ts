import type { DealSummary } from '@/lib/domain/deals/deals'
import type { StoreSummary } from '@/lib/domain/stores/stores'
import { thoseFirst } from '@/lib/domain/those-first'
import { type ListedDish, openDishesFirst } from './found-dishes'

/** a row of a desktop each */
const DISHES = 3
const DEALS = 4

/**
 * The first dishes and deals that were found, without a picture that is shown above them; dishes of open stores come first,
 * of these those with a picture.
 */
export function previewsOf(
  stores: readonly Pick<StoreSummary, 'picture'>[],
  dishes: readonly ListedDish[],
  deals: readonly DealSummary[],
  now: Date,
): { dishes: ListedDish[]; deals: DealSummary[] } {
  const above = stores.map(({ picture }) => picture)
  const isPictured = ({ picture }: ListedDish) => picture !== ''
  const pictured = thoseFirst(withoutPictures(dishes, above), isPictured)
  const firstDishes = openDishesFirst(pictured, now).slice(0, DISHES)
  const besides = [...above, ...firstDishes.map(({ picture }) => picture)]
  return { dishes: firstDishes, deals: withoutPictures(deals, besides).slice(0, DEALS) }
}

function withoutPictures<T extends { picture: string }>(found: readonly T[], above: readonly string[]): T[] {
  const isNew = ({ picture }: T, at: number) =>
    picture === '' || !(above.includes(picture) || found.slice(0, at).some((earlier) => earlier.picture === picture))
  return found.filter(isNew)
}

import type { DealSummary } from '@/lib/domain/deals/deals'
import type { FoundDish } from '@/lib/domain/stores/home'
import type { StoreSummary } from '@/lib/domain/stores/stores'
import { thoseFirst } from '@/lib/domain/those-first'

/** a row of a desktop each */
const DISHES = 3
const DEALS = 4

/** The first dishes and deals that were found, without a picture that is shown above them; dishes with one come first. */
export function previewsOf<Dish extends FoundDish>(
  stores: readonly Pick<StoreSummary, 'picture'>[],
  dishes: readonly Dish[],
  deals: readonly DealSummary[],
): { dishes: Dish[]; deals: DealSummary[] } {
  const above = stores.map(({ picture }) => picture)
  const isPictured = ({ picture }: Dish) => picture !== ''
  const firstDishes = thoseFirst(withoutPictures(dishes, above), isPictured).slice(0, DISHES)
  const besides = [...above, ...firstDishes.map(({ picture }) => picture)]
  return { dishes: firstDishes, deals: withoutPictures(deals, besides).slice(0, DEALS) }
}

function withoutPictures<T extends { picture: string }>(found: readonly T[], above: readonly string[]): T[] {
  const isNew = ({ picture }: T, at: number) =>
    picture === '' || !(above.includes(picture) || found.slice(0, at).some((earlier) => earlier.picture === picture))
  return found.filter(isNew)
}

import { listCategories, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { hasId, isSameId } from '@/lib/domain/codes/id'
import { filterFlag } from '@/lib/domain/deals/deal-filters'
import { DEAL_SORTS, type DealSummary } from '@/lib/domain/deals/deals'
import { absent, limited, untried, works } from './findings'
import { NONSENSE, noneOf, sureWord } from './known-words'
import { LANGUAGE, NO_DEAL, type Shop } from './read-shop'
import type { Finding } from './report'

type Check = (shop: Shop) => Promise<Finding>

const query = ({ place }: Shop) => ({ language: LANGUAGE, ...place })
const items = ({ deals }: Shop): DealSummary[] => (deals.ok ? deals.value.items : [])

export const DEAL_FEATURES: Record<string, Check> = {
  async 'search deals'(shop) {
    const [first] = items(shop)
    if (!first) return untried(NO_DEAL)
    const word = sureWord(first.name)
    const found = await listDeals({ ...query(shop), text: word })
    if (!found.items.some(({ id }) => isSameId(id, first.id))) return limited(`“${word}” does not find “${first.name}”`)
    return noneOf((await listDeals({ ...query(shop), text: NONSENSE })).items, 'deal')
  },

  async 'sort deals'(shop) {
    if (items(shop).length < 2) return untried('fewer than two deals are listed')
    // amounts of one currency alone can be compared
    const currency = items(shop)[0]?.dealPrice.currency
    const prices = async (sort: number) => {
      const { items: sorted } = await listDeals({ ...query(shop), sort })
      return sorted.filter(({ dealPrice }) => dealPrice.currency === currency).map(({ dealPrice }) => dealPrice.amount)
    }
    const [up, down] = [await prices(DEAL_SORTS.price_ascending), await prices(DEAL_SORTS.price_descending)]
    const isUp = up.every((price, at) => price >= (up[at - 1] ?? 0))
    const isDown = down.every((price, at) => price <= (down[at - 1] ?? Number.POSITIVE_INFINITY))
    if (isUp && isDown) return works('by price, both ways')
    return limited('a list sorted by price is not in that order')
  },

  async 'filter deals'(shop) {
    if (items(shop).length === 0) return untried(NO_DEAL)
    const discount = 50
    const found = await listDeals({ ...query(shop), flag: filterFlag({ discount }), minDiscount: discount })
    const wrong = found.items.filter(({ price, dealPrice }) => dealPrice.amount * 2 > price.amount * 1.01)
    if (wrong.length === 0) return works(`by discount: ${found.items.length} at half price`)
    return limited(`${wrong.length} of ${found.items.length} deals have less than the discount asked for`)
  },

  async 'categories of deals'(shop) {
    const tree = await listCategories(LANGUAGE, shop.place)
    const category = tree.find(({ count }) => count !== 0)
    if (!category) return absent('built-in categories are shown')
    const [all, some] = [await listDeals(query(shop)), await listDeals({ ...query(shop), categoryId: category.id })]
    const isLess = some.total < all.total || tree.length === 1
    if (!isLess) return limited(`“${category.name}” lists as many deals as no category does`)
    return works(`${tree.length}, of which “${category.name}” has ${some.total} deals`)
  },

  async 'pages of deals'(shop) {
    const first = shop.deals.ok ? shop.deals.value : null
    if (!first || first.total <= first.items.length) return untried('all deals are on one page')
    const known = first.items.map(({ id }) => id)
    const second = await listDeals({ ...query(shop), sort: DEAL_SORTS.best_match, page: 2 })
    const repeated = second.items.filter(({ id }) => hasId(known, id)).length
    if (second.items.length === 0) return limited(`page 2 of ${first.total} deals is empty`)
    if (repeated > 0) return limited(`page 2 repeats ${repeated} deals of page 1`)
    return works(`${first.total} deals, ${first.pageSize} on a page`)
  },

  async 'deals of one store'(shop) {
    if (!shop.deal.ok) return untried(shop.deal.reason)
    const { gid } = shop.deal.value
    const { items: own, total } = await listDeals({ language: LANGUAGE, gid })
    if (own.length === 0) return limited(`none are listed of store ${gid}, which has one`)
    return works(`${total} of store ${gid}`)
  },
}

import type { z } from 'zod'
import { customerEndpoint } from '@/backend/calls/endpoint'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { toRating } from '@/backend/catalogue/serialise/rating'
import { listDomain, requireBookmarksOnSite } from '@/backend/catalogue/stores/site-scope'
import type { Deps } from '@/backend/config/deps'
import { changeBookmarks } from '@/backend/customers/bookmarks/change-bookmarks'
import { listBookmarks } from '@/backend/customers/bookmarks/list-bookmarks'
import * as contract from '@/lib/contract/bookmarks'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { priceAt } from '@/lib/domain/money/price-at'

type Records = z.input<typeof contract.listBookmarks.records>

async function answer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  lan: Language,
  domain?: string,
): Promise<Records> {
  const found = await listBookmarks(db, customerId, domain)
  const at = now()
  return {
    stores: found.stores.map(({ store }) => ({
      gid: store.gid,
      logo: toPicture(store.logo),
      nm: store.name[lan],
      rnk: toRating(store.ratingSum, store.ratingCount),
      adr: `${store.street}, ${store.city}, ${store.region}`,
      img: toPicture(store.images[0] ?? ''),
    })),
    products: found.products.map(({ product, store }) => ({
      pid: product.id,
      iurl: toPicture(product.picture),
      nm: product.name[lan],
      rat: toRating(store.ratingSum, store.ratingCount),
      pc: toDecimal(priceAt(product, at).price, store.currency),
      gid: product.gid,
      curr: store.currency,
    })),
    deals: found.deals.map(({ deal }) => ({
      pid: deal.id,
      iurl: toPicture(deal.images[0] ?? ''),
      nm: deal.name[lan],
      rat: toRating(deal.ratingSum, deal.ratingCount),
      pc: toDecimal(deal.dealPrice, deal.currency),
      gid: deal.gid,
      curr: deal.currency,
    })),
  }
}

const list = customerEndpoint(contract.listBookmarks, async (q, { customerId, caller, ...deps }) =>
  answer(deps, customerId, isLanguage(q.lan) ? q.lan : 'en', listDomain(caller.site, q.domain)),
)

const change = customerEndpoint(contract.changeBookmarks, async ({ data }, { customerId, caller, ...deps }) => {
  await requireBookmarksOnSite(deps.db, caller.site, data)
  await changeBookmarks(deps, customerId, data)
  return answer(deps, customerId, 'en', listDomain(caller.site, undefined))
})

export const BOOKMARK_ENDPOINTS = [list, change]

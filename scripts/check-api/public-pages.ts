import { listCategories, listDeals, listShortcuts } from '@/lib/commerce-client/stores/deals-api'
import { listHomeStores } from '@/lib/commerce-client/stores/home-stores'
import { listProducts } from '@/lib/commerce-client/stores/menu-api'
import { listStoreReviews } from '@/lib/commerce-client/stores/reviews-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import { pathsIn } from '@/lib/paths'
import { attempt, attemptToFind, type Outcome } from './attempt'
import { LANGUAGE, NO_DEAL, type Shop } from './read-shop'
import type { PageReport } from './report'

const PATHS = pathsIn(LANGUAGE, LANGUAGE)

type Parts = Record<string, Outcome<unknown>>

/** The public pages, each by the reads that it makes: its subject, and what it can do without. */
export async function checkPages(shop: Shop): Promise<PageReport[]> {
  const near = { language: LANGUAGE, ...shop.place }
  const { deals, stores } = shop
  const [kinds, top, categories, shortcuts] = [
    await attempt(() => listHomeStores(shop.place, LANGUAGE)),
    await attempt(() => listDeals({ ...near, sort: DEAL_SORTS.ranking, pageSize: 5 })),
    await attempt(() => listCategories(LANGUAGE, shop.place)),
    await attempt(() => listShortcuts(LANGUAGE)),
  ]
  const browse = await attempt(() => listDeals({ ...near, sort: DEAL_SORTS.price_ascending, minDiscount: 10 }))
  return [
    toPage('Home', PATHS.home(), either(kinds, top), { stores: kinds, deals: top, categories }),
    toPage('Deals', PATHS.deals(), deals, { 'best deals': top, categories, shortcuts }),
    toPage('Browse', PATHS.browse({ discount: 10 }), browse, { categories }),
    toPage('Search', PATHS.search({ q: 'noodles' }), either(stores, deals), { stores, deals }),
    await dealPage(shop),
    await storePage(shop),
    await productPage(shop),
    toPage('Sitemap', '/sitemap.xml', await attempt(() => listDeals({ ...near, countTo: 1000, pageSize: 1 }))),
  ]
}

const either = (one: Outcome<unknown>, other: Outcome<unknown>) => (one.ok ? one : other)

function toPage(page: string, path: string, subject: Outcome<unknown>, parts: Parts = {}): PageReport {
  if (!subject.ok) return { page, path, state: 'fails', missing: [subject.reason] }
  const missing = Object.entries(parts).flatMap(([name, part]) => (part.ok ? [] : [`${name}: ${part.reason}`]))
  return { page, path, state: missing.length > 0 ? 'in part' : 'works', missing }
}

const notTried = (page: string, path: string, why: string): PageReport => ({
  ...{ page, path, state: 'not tried', missing: [why] },
})

async function dealPage({ deals, deal }: Shop): Promise<PageReport> {
  const [first] = deals.ok ? deals.value.items : []
  if (!first) return notTried('Deal', '/deals/details/{id}', NO_DEAL)
  if (!deal.ok) return toPage('Deal', PATHS.deal(first.id), deal)
  const store = await attemptToFind(() => getStore(deal.value.gid, LANGUAGE))
  return toPage('Deal', PATHS.deal(first.id), deal, { store })
}

async function storePage({ stores, opened }: Shop): Promise<PageReport> {
  if (!opened.ok) {
    const isListed = stores.ok && stores.value.length > 0
    return isListed ? toPage('Store', '/store/{gid}', opened) : notTried('Store', '/store/{gid}', opened.reason)
  }
  const { store, menu } = opened.value
  const { gid } = store
  return toPage('Store', PATHS.store(gid), opened, {
    menu,
    deals: await attempt(() => listDeals({ language: LANGUAGE, gid, pageSize: 4 })),
    reviews: await attempt(() => listStoreReviews({ gid, language: LANGUAGE, page: 1, pageSize: 10 })),
  })
}

async function productPage({ opened }: Shop): Promise<PageReport> {
  const { menu } = opened.ok ? opened.value : {}
  const [product] = menu?.ok ? menu.value.flatMap(({ products }) => products) : []
  if (!product) return notTried('Product', '/product/{pid}', 'no menu has a product')
  const listed = await attempt(() => listProducts([product.id], LANGUAGE))
  const path = PATHS.product(product.id)
  // a missing page is no error: the product opens on the page of its store
  if (listed.ok && listed.value.length === 0)
    return { page: 'Product', path, state: 'in part', missing: ['psearch does not have it: links to it lead nowhere'] }
  return toPage('Product', path, listed)
}

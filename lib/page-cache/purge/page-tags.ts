import type { Tag } from '@/lib/contract/purge'
import type { Site } from '@/lib/domain/site/site'
import { storeOfProduct } from '@/lib/server/routing/page-ownership'
import type { RouteMatch } from '@/lib/server/routing/page-routes'

/** The tags of a page, by which the API's purges and caches in front find it. */
export function pageTags({ dealId, gid, productId }: RouteMatch, site: Site): Tag[] {
  const ownGid = site.kind === 'store' ? site.gid : null
  const stores = [gid, ownGid, productId === undefined ? null : storeOfProduct(productId)]
  const gids = new Set(stores.filter((one) => typeof one === 'number'))
  return [
    'sites',
    'catalogue',
    ...(dealId === undefined ? [] : [`deal:${dealId}` as const]),
    ...[...gids].map((one) => `store:${one}` as const),
  ]
}

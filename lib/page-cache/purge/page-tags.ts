import type { Tag } from '@/lib/contract/purge'
import { distinctIds, type Id } from '@/lib/domain/codes/id'
import type { Site } from '@/lib/domain/site/site'
import { storeOf } from '@/lib/server/routing/page-ownership'
import type { RouteMatch } from '@/lib/server/routing/page-routes'

/** The tags of a page, by which the API's purges and caches in front find it: at least those of all that it reads. */
export function pageTags(route: RouteMatch, site: Site): Tag[] {
  const owners = [route.gid, site.kind === 'store' ? site.gid : undefined, ownerOf(route)]
  const gids = distinctIds(owners.filter((gid) => gid !== null && gid !== undefined))
  return [
    'sites',
    ...(route.hasLists || owners.includes(null) ? ['catalogue' as const] : []),
    ...(route.dealId === undefined ? [] : [`deal:${route.dealId}` as const]),
    ...gids.map((gid) => `store:${gid}` as const),
  ]
}

/** The store of the page's deal or product; null while the API does not tell it. */
function ownerOf({ dealId, productId }: RouteMatch): Id | null | undefined {
  if (dealId !== undefined) return storeOf('deal', dealId)
  return productId === undefined ? undefined : storeOf('product', productId)
}

import { openStoreCard } from '@/components/stores/closed/open-store-card'
import { listStoresNear } from '@/lib/commerce-client/stores/near-stores'
import { kindOfStore, storesOfKind } from '@/lib/domain/stores/home'
import { openStoresLike, pointOf } from '@/lib/domain/stores/like-store'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFileResponse } from '@/lib/server/site/host-files'
import { findMenuStore, type MenuSegment, menuFile } from '@/lib/server/site/menu-file'
import { pathsOf } from '@/lib/server/site/site-address'

/** Open ones come first. */
const LISTED = 24

/** Stores that are open, near one that takes no orders and of its kind; the own domain of a store names no others. */
export function GET(request: Request, segment: MenuSegment): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const found = site.kind === 'shared' ? await findMenuStore(site, await segment.params) : null
    if (!found) return null
    const { store, language } = found
    const [place, kind, now] = [pointOf(store.address), kindOfStore(store), new Date()]
    const listed = place ? await listStoresNear(place, language, { kind, limit: LISTED }) : []
    const open = openStoresLike(store, kind ? storesOfKind(listed, kind) : listed, now)
    const paths = pathsOf(site, language)
    const answer: AnswerOf<'GET /api/open-stores/[lan]/[gid]'> = await Promise.all(
      open.map((one) => openStoreCard(one, { href: paths.store(one.gid), language, now })),
    )
    return menuFile(answer)
  })
}

import { getProducts } from '@/lib/commerce-client/stores/menu-api'
import { parseIds } from '@/lib/domain/codes/id'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFileResponse } from '@/lib/server/site/host-files'
import { findMenuStore, type MenuSegment, menuFile } from '@/lib/server/site/menu-file'

const MAX_PIDS = 100

/** Sends the products of a long menu that a cart, an order or a dialog needs. */
export function GET(request: Request, segment: MenuSegment<{ pids: string }>): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const params = await segment.params
    const pids = parseIds(decodeURIComponent(params.pids))
    const found = pids.length > 0 && pids.length <= MAX_PIDS ? await findMenuStore(site, params) : null
    if (!found) return null
    const answer: AnswerOf<'GET /api/menu/[lan]/[gid]/[pids]'> = await getProducts(found.store, found.language, pids)
    return menuFile(answer)
  })
}

import { getProducts } from '@/lib/commerce-client/stores/menu-api'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFileResponse } from '@/lib/server/site/host-files'
import { findMenuStore, type MenuSegment, menuFile } from '@/lib/server/site/menu-file'

const PIDS = /^\d{1,9}(?:,\d{1,9}){0,99}$/

/** Sends the products of a long menu that a cart, an order or a dialog needs. */
export function GET(request: Request, segment: MenuSegment<{ pids: string }>): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const params = await segment.params
    const pids = decodeURIComponent(params.pids)
    const found = PIDS.test(pids) ? await findMenuStore(site, params) : null
    if (!found) return null
    const answer: AnswerOf<'GET /api/menu/[lan]/[gid]/[pids]'> = await getProducts(
      found.store,
      found.language,
      pids.split(',').map(Number),
    )
    return menuFile(answer)
  })
}

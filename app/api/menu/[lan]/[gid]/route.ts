import { getMenuPage } from '@/lib/commerce-client/stores/menu-api'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFileResponse } from '@/lib/server/site/host-files'
import { findMenuStore, type MenuSegment, menuFile } from '@/lib/server/site/menu-file'

/** The store data of the item dialog and the cart, loaded on first use. */
export function GET(request: Request, segment: MenuSegment): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const found = await findMenuStore(site, await segment.params)
    const menu = found && (await getMenuPage(found.store, found.language))
    if (!menu) return null
    const answer: AnswerOf<'GET /api/menu/[lan]/[gid]'> = {
      store: orderingStore(found.store, new Date()),
      products: menu.sections.flatMap(({ products }) => products),
      sections: menu.sections.map(({ products }) => products.map(({ id }) => id)),
      ...(menu.pages > 1 && { isLong: true }),
    }
    return menuFile(answer)
  })
}

import { getMenu } from '@/lib/commerce-client/stores/menu'
import { getStore } from '@/lib/commerce-client/stores/stores'
import { isLanguage } from '@/lib/domain/site/languages'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import type { AnswerOf } from '@/lib/routes/route-types'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const FRESH_SECONDS = 30

/** The store data of the item dialog and the cart, loaded on first use. */
export function GET(request: Request, segment: { params: Promise<{ lan: string; gid: string }> }): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const { lan, gid: text } = await segment.params
    const gid = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (!isLanguage(lan) || gid === 0 || (site.kind === 'store' && site.gid !== gid)) return null
    const store = await getStore(gid, lan)
    if (!store) return null
    const sections = await getMenu(store, lan)
    const menu: AnswerOf<'GET /api/menu/[lan]/[gid]'> = {
      store: orderingStore(store, new Date()),
      products: sections.flatMap(({ products }) => products),
      sections: sections.map(({ products }) => products.map(({ id }) => id)),
    }
    return hostFile(JSON.stringify(menu), 'application/json', FRESH_SECONDS)
  })
}

import { getDeal } from '@/lib/commerce-client/stores/deals-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type Id, isSameId, parseId } from '@/lib/domain/codes/id'
import { discountPercent } from '@/lib/domain/money/decimals'
import type { Site } from '@/lib/domain/site/site'
import { cachedPicture } from '@/lib/server/pictures/cached-pictures'
import { renderOgPicture } from '@/lib/server/pictures/og-picture'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const DAY_SECONDS = 86_400

/**
 * `/og/site`, `/og/deal/{id}` and `/og/store/{gid}`: pictures for shared links. On a store's own domain, other
 * stores' are not found.
 */
export function GET(request: Request, segment: { params: Promise<{ path: string[] }> }): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const [kind, id = '', ...more] = (await segment.params).path
    if (kind === 'site' && id === '') return jpeg(await sitePicture(site))
    const subject = more.length > 0 ? null : parseId(id)
    if (subject === null) return null
    const picture = await pictureOf(kind, site, subject)
    return picture && jpeg(picture)
  })
}

async function pictureOf(kind: string | undefined, site: Site, id: Id): Promise<Buffer | null> {
  if (kind === 'deal') return dealPicture(site, id)
  return kind === 'store' ? storePicture(site, id) : null
}

async function storePicture(site: Site, gid: Id): Promise<Buffer | null> {
  if (site.kind === 'store' && !isSameId(site.gid, gid)) return null
  const store = await getStore(gid, site.language)
  if (!store) return null
  const picture = store.images[0] ?? store.picture
  return cachedPicture(`${site.key}/store/${gid}/${picture}`, () => renderOgPicture({ site, picture }))
}

function jpeg(picture: Buffer): Response {
  return hostFile(new Uint8Array(picture), 'image/jpeg', DAY_SECONDS)
}

function sitePicture(site: Site): Promise<Buffer> {
  return cachedPicture(site.key, async () => {
    const store = site.kind === 'store' ? await getStore(site.gid, site.language) : null
    return renderOgPicture({ site, picture: store?.images[0] ?? store?.picture })
  })
}

async function dealPicture(site: Site, id: Id): Promise<Buffer | null> {
  const deal = await getDeal(id, site.language)
  if (!deal || (site.kind === 'store' && !isSameId(site.gid, deal.gid))) return null
  const percent = discountPercent(deal.price.amount, deal.dealPrice.amount)
  const picture = deal.images[0]
  return cachedPicture(`${site.key}/${id}/${percent}/${picture}`, () => renderOgPicture({ site, picture, percent }))
}

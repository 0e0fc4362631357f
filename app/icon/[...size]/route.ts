import { cachedPicture } from '@/lib/server/pictures/cached-pictures'
import { ICON_NAMES, renderIcon } from '@/lib/server/pictures/site-icon'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const DAY_SECONDS = 86_400

/** `/icon/192`, `/icon/maskable-512` … */
export function GET(request: Request, segment: { params: Promise<{ size: string[] }> }): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const name = (await segment.params).size.join('/')
    if (!ICON_NAMES.includes(name)) return null
    const icon = await cachedPicture(`icon/${site.key}/${name}`, () => renderIcon(site, name))
    return hostFile(new Uint8Array(icon), 'image/png', DAY_SECONDS)
  })
}

import { sitemapIndex } from '@/lib/server/search-engines/sitemap'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

export function GET(request: Request): Promise<Response> {
  return hostFileResponse(request, async (site) =>
    hostFile(await sitemapIndex(site), 'application/xml; charset=utf-8', 3600),
  )
}

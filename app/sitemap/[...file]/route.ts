import { sitemapFile } from '@/lib/server/search-engines/sitemap'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

export function GET(request: Request, segment: { params: Promise<{ file: string[] }> }): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const file = await sitemapFile(site, (await segment.params).file.join('/'))
    return file === null ? null : hostFile(file, 'application/xml; charset=utf-8', 3600)
  })
}

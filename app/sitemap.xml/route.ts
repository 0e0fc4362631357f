import { hostFile, perHost } from '@/lib/server/per-host'
import { sitemapIndex } from '@/lib/server/sitemap'

export function GET(request: Request): Promise<Response> {
  return perHost(request, async (site) => hostFile(await sitemapIndex(site), 'application/xml; charset=utf-8', 3600))
}

import { webManifest } from '@/lib/server/pictures/manifest'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

export function GET(request: Request): Promise<Response> {
  return hostFileResponse(request, async (site) =>
    hostFile(JSON.stringify(webManifest(site)), 'application/manifest+json; charset=utf-8', 3600),
  )
}

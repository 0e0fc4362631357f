import { robotsText } from '@/lib/server/search-engines/robots'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

export function GET(request: Request): Promise<Response> {
  return hostFileResponse(request, async (site) => hostFile(robotsText(site), 'text/plain; charset=utf-8', 3600))
}

import { hostFile, perHost } from '@/lib/server/per-host'
import { robotsText } from '@/lib/server/robots'

export function GET(request: Request): Promise<Response> {
  return perHost(request, async (site) => hostFile(robotsText(site), 'text/plain; charset=utf-8', 3600))
}

import { parseId } from '@/lib/domain/codes/id'
import { isLanguage } from '@/lib/domain/languages/languages'
import { dealCalendar } from '@/lib/server/pages/deal-calendar'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const FRESH_SECONDS = 60

/** The last day of a deal, for the shopper's own calendar; its page links to it. */
export function GET(request: Request, segment: { params: Promise<{ lan: string; id: string }> }): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const { lan, id: text } = await segment.params
    const id = parseId(text)
    if (!isLanguage(lan) || id === null) return null
    const file = await dealCalendar(site, id, lan, new Date())
    if (file === null) return null
    const response = hostFile(file, 'text/calendar; charset=utf-8', FRESH_SECONDS)
    response.headers.set('content-disposition', `attachment; filename="deal-${id}.ics"`)
    return response
  })
}

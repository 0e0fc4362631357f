import { listStoreReviews } from '@/lib/commerce-client/stores/reviews-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { shownReview } from '@/lib/domain/deals/shown-review'
import { isLanguage } from '@/lib/domain/languages/languages'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const FRESH_SECONDS = 60
const PAGE_SIZE = 5

interface Segment {
  params: Promise<{ lan: string; gid: string; page: string }>
}

/** A page of a store's reviews, loaded by the dialog with all of them. */
export function GET(request: Request, segment: Segment): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const { lan: language, gid: gidText, page: pageText } = await segment.params
    const [gid, page] = [toNumber(gidText, 9), toNumber(pageText, 3)]
    if (!isLanguage(language) || !gid || !page || (site.kind === 'store' && site.gid !== gid)) return null
    const store = await getStore(gid, language)
    if (!store) return null
    const { items, total } = await listStoreReviews({ gid, language, page, pageSize: PAGE_SIZE })
    const reviews: AnswerOf<'GET /api/reviews/[lan]/[gid]/[page]'> = {
      items: items.map((review) => shownReview(review, { language, timeZone: store.timeZone })),
      page,
      pageSize: PAGE_SIZE,
      total,
    }
    return hostFile(JSON.stringify(reviews), 'application/json', FRESH_SECONDS)
  })
}

/** 0 for any other text. */
function toNumber(text: string, maxDigits: number): number {
  return /^\d+$/.test(text) && text.length <= maxDigits ? Number(text) : 0
}

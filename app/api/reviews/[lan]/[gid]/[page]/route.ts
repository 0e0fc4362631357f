import { listStoreReviews } from '@/lib/commerce-client/stores/reviews-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { isSameId, parseId } from '@/lib/domain/codes/id'
import { isReviewSort } from '@/lib/domain/codes/review-sort'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'
import { shownReview } from '@/lib/domain/deals/shown-review'
import { isLanguage } from '@/lib/domain/languages/languages'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { hostFile, hostFileResponse } from '@/lib/server/site/host-files'

const FRESH_SECONDS = 60
const PAGE_SIZE = 5
const STARS = /^[1-5]$/
const PAGE = /^[1-9]\d{0,2}$/

interface Segment {
  params: Promise<{ lan: string; gid: string; page: string }>
}

/** A page of a store's reviews, loaded by the dialog with all of them. */
export function GET(request: Request, segment: Segment): Promise<Response> {
  return hostFileResponse(request, async (site) => {
    const { lan: language, gid: gidText, page: pageText } = await segment.params
    const gid = parseId(gidText)
    if (!isLanguage(language) || gid === null || !PAGE.test(pageText)) return null
    if (site.kind === 'store' && !isSameId(site.gid, gid)) return null
    const page = Number(pageText)
    const store = await getStore(gid, language)
    if (!store) return null
    const choice = parseChoice(new URL(request.url).searchParams)
    const found = await listStoreReviews({ gid, language, choice, page, pageSize: PAGE_SIZE })
    const reviews: AnswerOf<'GET /api/reviews/[lan]/[gid]/[page]'> = {
      ...found,
      items: found.items.map((review) => shownReview(review, { language, timeZone: store.timeZone })),
    }
    return hostFile(JSON.stringify(reviews), 'application/json', FRESH_SECONDS)
  })
}

/** Anything else is as if it were absent. */
function parseChoice(query: URLSearchParams): ReviewChoice {
  const [stars, sort] = [query.get('stars') ?? '', query.get('sort')]
  return { stars: STARS.test(stars) ? Number(stars) : null, sort: isReviewSort(sort) ? sort : null }
}

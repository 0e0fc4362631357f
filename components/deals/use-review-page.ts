import { useEffect, useState } from 'react'
import type { AnswerOf } from '@/lib/api/route-types'
import { fetchReviews } from '@/lib/browser/stores/reviews'

type ReviewPage = AnswerOf<'GET /api/reviews/[lan]/[gid]/[page]'>

/** The page of reviews to show: the last one that was loaded, while another one is loading or has failed. */
export function useReviewPage(gid: number) {
  const [wanted, setWanted] = useState({ page: 1 })
  const [found, setFound] = useState<ReviewPage | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const request = new AbortController()
    setFailed(false)
    fetchReviews(gid, wanted.page, request.signal).then(
      (result) => (result.ok ? setFound(result.value) : setFailed(true)),
      () => undefined,
    )
    return () => request.abort()
  }, [gid, wanted])
  return { found, hasFailed, page: wanted.page, load: (page: number) => setWanted({ page }) }
}

import { useEffect, useState } from 'react'
import { request } from '@/lib/browser/fetcher/request'
import type { SuggestedList } from '@/lib/domain/search/suggestions'

const DEBOUNCE_MS = 120
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** An API without suggestions is not asked again by this document. */
let isOffered = true

const NONE: SuggestedList = { groups: [], summary: '' }

function isLongEnough(text: string): boolean {
  return text.length > 1 || CJK.test(text)
}

/**
 * Suggestions for the beginning of a search, fetched once typing pauses; those of the text before stay until then. Empty
 * while there is nothing to show, also after a failure. `city` is that of the page.
 */
export function useSuggestions(typed: string, city: string | undefined): SuggestedList {
  const [list, setList] = useState(NONE)
  const text = typed.trim()
  useEffect(() => {
    if (!isOffered || !isLongEnough(text)) return setList(NONE)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const query = { text, ...(city && { city }) }
      // an abort rejects
      const answer = await request('GET /api/suggestions', { query, signal: abort.signal }).catch(() => null)
      if (!answer || abort.signal.aborted) return
      if (answer.ok && answer.value === null) isOffered = false
      setList((answer.ok && answer.value) || NONE)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, city])
  return list
}

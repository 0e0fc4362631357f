import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fetchQuote } from '@/lib/browser/orders/fetch-checkout'
import type { QuoteRequest } from '@/lib/domain/checkout/checkout'
import { explainChange, type Quote, type QuotePart } from '@/lib/domain/checkout/quote'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Failure } from '@/lib/domain/result'
import { quoteKey } from '@/lib/routes/query-keys'

export interface QuoteView {
  /** the last good one while a new one is loading */
  quote: Quote | null
  failure: Failure | null
  isPricing: boolean
  change: { difference: number; part: QuotePart } | null
  retry: () => void
}

/** How an API refuses a price without a method, which is an addition of ours; a plain 400 reads as an empty cart. */
const REFUSES_NO_METHOD = ['invalid_shipping_method', 'invalid_address', 'cart_empty', 'unexpected_error'] as const

/**
 * Each request is its own query, so a late response to an old one changes nothing. Until a fulfilment method is
 * selected, the price is requested without one; if the API cannot do that, the request is not retried. `onRejected` is
 * called with each failure of any other request that is still the current one.
 */
export function useQuote(request: QuoteRequest, onRejected: (failure: Failure) => void): QuoteView {
  const needsMethod = (failure: Failure | null) =>
    request.fulfilmentMethod === NO_FULFILMENT_METHOD && REFUSES_NO_METHOD.some((code) => code === failure?.code)
  const query = useQuery({
    queryKey: quoteKey(request),
    queryFn: async ({ signal }) => {
      const answer = await fetchQuote(request, signal)
      if (!answer.ok && !signal.aborted && !needsMethod(answer)) onRejected(answer)
      return answer
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // a quote is good for an hour
    refetchInterval: 50 * 60_000,
  })
  const answer = query.data
  const quote = useLastQuote(answer?.ok ? answer.value : null)
  const refused = answer && !answer.ok && !query.isPlaceholderData ? answer : null
  return {
    quote: quote.current,
    failure: needsMethod(refused) ? null : refused,
    isPricing: query.isPending || query.isPlaceholderData || (query.isFetching && !answer?.ok),
    change: quote.change,
    retry: () => void query.refetch(),
  }
}

function useLastQuote(quote: Quote | null) {
  const [change, setChange] = useState<QuoteView['change']>(null)
  const last = useRef<Quote | null>(null)
  useEffect(() => {
    if (!quote || quote === last.current) return
    const before = last.current && last.current.fulfilmentMethod !== NO_FULFILMENT_METHOD ? last.current : null
    setChange(before ? explainChange(before, quote) : null)
    last.current = quote
  }, [quote])
  return { current: quote ?? last.current, change }
}

import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { onBehalfOf } from '@/lib/commerce-client/transport/shopper'
import type { Result } from '@/lib/domain/result'
import type { AnswerOf, ApiRoute } from '@/lib/routes/api-routes'
import { pageContext } from '@/lib/server/pages/page-context'
import { readSession } from '@/lib/server/session/session'

/** Maximum wait for a page's data; after that the browser fetches it. */
const DEADLINE_MS = 2000

interface CustomerRead {
  queryKey: readonly [ApiRoute, ...unknown[]]
  read: (credentials: Credentials) => Promise<Result<unknown>>
}

/** Must return the same type as the call its key starts with to compile. */
export function serverRead<R extends ApiRoute>(
  queryKey: readonly [R, ...unknown[]],
  read: (credentials: Credentials) => Promise<Result<AnswerOf<R>>>,
): CustomerRead {
  return { queryKey, read }
}

/**
 * Prefetches a customer page's first data for React Query in the browser; all reads in parallel. Only successes are
 * included: without a session, or when a read fails, times out or is refused, the browser makes its own call, whose
 * response ends the session or shows the error.
 */
export async function prefetch(...reads: CustomerRead[]): Promise<DehydratedState> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  const [{ token, secret }, { language }] = await Promise.all([readSession(), pageContext()])
  if (token && secret)
    await onBehalfOf({ language, address: null }, () =>
      Promise.all(
        reads.map(({ queryKey, read }) =>
          client.prefetchQuery({ queryKey, queryFn: () => successOf(read({ token, secret })) }),
        ),
      ),
    )
  return dehydrate(client)
}

/** Rejects unless it succeeds within the deadline: failed queries are not dehydrated. */
async function successOf(answer: Promise<Result<unknown>>): Promise<Result<unknown>> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), DEADLINE_MS)
  })
  const result = await Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
  if (!result.ok) throw new Error(result.code)
  return result
}

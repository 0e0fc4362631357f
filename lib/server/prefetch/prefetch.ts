import 'server-only'
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query'
import type { AnswerOf, ApiRoute } from '@/lib/api/route-types'
import type { Result } from '@/lib/domain/result'
import type { Credentials } from '@/lib/remote/transport/customer-call'
import { openSession } from '@/lib/server/session/session'

/** A page does not wait longer for its data: the browser then asks by itself. */
const DEADLINE_MS = 2000

interface CustomerRead {
  queryKey: readonly [ApiRoute, ...unknown[]]
  read: (credentials: Credentials) => Promise<Result<unknown>>
}

/** A read on the server in place of the call that its key begins with; it answers the same, or does not compile. */
export function inPlaceOf<R extends ApiRoute>(
  queryKey: readonly [R, ...unknown[]],
  read: (credentials: Credentials) => Promise<Result<AnswerOf<R>>>,
): CustomerRead {
  return { queryKey, read }
}

/**
 * What a customer's page shows first, for React Query in the browser; all reads at once. Only what succeeded is in it:
 * without a session, and for a read that fails, takes too long or is refused, the browser makes its call as ever, whose
 * answer ends the session or shows the error.
 */
export async function prefetch(...reads: CustomerRead[]): Promise<DehydratedState> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  const { token, secret } = await openSession()
  if (token && secret)
    await Promise.all(
      reads.map(({ queryKey, read }) =>
        client.prefetchQuery({ queryKey, queryFn: () => successOf(read({ token, secret })) }),
      ),
    )
  return dehydrate(client)
}

/** Rejects for anything but a success within the deadline: a query that failed is not handed over. */
async function successOf(answer: Promise<Result<unknown>>): Promise<Result<unknown>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), DEADLINE_MS)
  })
  const result = await Promise.race([answer, late]).finally(() => clearTimeout(timer))
  if (!result.ok) throw new Error(result.code)
  return result
}

import { type ErrorCode, type Failure, failure, type Result, success } from '@/lib/domain/result'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import type { AnswerOf, ApiRoute, CallOptions } from '@/lib/routes/api-routes'
import { isSlow, isWrite, lostAnswer } from '@/lib/routes/lost-answer'
import { pageLanguage } from './page-language'

type SignedOutListener = () => void
const signedOutListeners = new Set<SignedOutListener>()

export function onSignedOut(listener: SignedOutListener): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls our own API, as `request('GET /api/orders/[id]', { params: { id } })`. Without an answer within 10 s it gives
 * `network`; a change gives `change_unknown` after 18 s, and what may take money `outcome_unknown` after 65 s. An abort
 * by the caller rejects.
 */
export async function request<R extends ApiRoute>(
  route: R,
  ...[options]: Record<never, never> extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>]
): Promise<Result<AnswerOf<R>>> {
  const { signal, body = {}, ...parts }: Sent = options ?? {}
  const [method = '', path = ''] = route.split(' ')
  if (isWrite(route) && !navigator.onLine) return failure('network')
  const deadline = AbortSignal.timeout(deadlineOf(route))
  try {
    const response = await fetch(addressOf(path, parts), {
      method,
      headers: { 'content-type': 'application/json', 'x-plaza-language': pageLanguage() },
      body: method === 'GET' ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      credentials: 'same-origin',
    })
    const json: unknown = await response.json()
    if (response.ok) return success(json as AnswerOf<R>)
    return toFailure(json, route)
  } catch (error) {
    if (signal?.aborted) throw error
    return failure(lostAnswer(route))
  }
}

function deadlineOf(route: ApiRoute): number {
  if (isSlow(route)) return DEADLINES.browserCharge
  return route.startsWith('GET ') ? DEADLINES.browserRead : DEADLINES.browserWrite
}

/** The path with its `[parts]` filled in, including `[lan]`, followed by the query. */
function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const values: Record<string, string> = { ...params, lan: pageLanguage() }
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => [name, `${value}`])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

function toFailure(json: unknown, route: ApiRoute): Failure {
  const { code, detail } = (json ?? {}) as { code?: ErrorCode; detail?: Failure['detail'] }
  if (code === 'unauthenticated') for (const listener of signedOutListeners) listener()
  return failure(code ?? (isWrite(route) ? lostAnswer(route) : 'unexpected_error'), detail)
}

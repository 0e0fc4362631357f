import { type ErrorCode, type Failure, failure, type Result, success } from '@/lib/domain/result'
import type { AnswerOf, ApiRoute, CallOptions } from '@/lib/routes/route-types'
import { pageLanguage } from './page-language'

const DEADLINE_MS = 10_000
/** Longer than the storefront waits for the API. */
const CHARGE_DEADLINE_MS = 65_000
/** Calls that may take money: without an answer, nobody knows their outcome. */
const CHARGES: ApiRoute[] = ['POST /api/checkout/order', 'POST /api/paynow', 'POST /api/paypal']

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
 * `network`; what may take money gives `outcome_unknown` after 65 s. An abort by the caller rejects.
 */
export async function request<R extends ApiRoute>(
  route: R,
  ...[options]: Record<never, never> extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>]
): Promise<Result<AnswerOf<R>>> {
  const { signal, body = {}, ...parts }: Sent = options ?? {}
  const [method = '', path = ''] = route.split(' ')
  const charges = CHARGES.includes(route)
  if (charges && !navigator.onLine) return failure('network')
  const deadline = AbortSignal.timeout(charges ? CHARGE_DEADLINE_MS : DEADLINE_MS)
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
    const failed = toFailure(json)
    return charges && failed.code === 'unexpected_error' ? failure('outcome_unknown') : failed
  } catch (error) {
    if (signal?.aborted) throw error
    return failure(charges ? 'outcome_unknown' : 'network')
  }
}

/** The path with its `[parts]` filled in, including `[lan]`, followed by the query. */
function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const values: Record<string, string> = { ...params, lan: pageLanguage() }
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => [name, `${value}`])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

function toFailure(json: unknown): Failure {
  const { code, detail } = (json ?? {}) as { code?: ErrorCode; detail?: Failure['detail'] }
  if (code === 'unauthenticated') for (const listener of signedOutListeners) listener()
  return failure(code ?? 'unexpected_error', detail)
}

import 'server-only'
import { InvalidResponseError } from '@/lib/commerce-client/transport/invalid-response-error'
import { type ErrorCode, failure, type Result } from '@/lib/domain/result'
import type { ApiRoute } from '@/lib/routes/api-routes'
import { isWrite, lostAnswer } from '@/lib/routes/lost-answer'
import { RETRY_SECONDS } from '@/lib/server/outage'
import { incrementCounter } from '@/lib/telemetry/counters'

const STATUS: Partial<Record<ErrorCode, number>> = {
  unauthenticated: 401,
  not_found: 404,
  network: 503,
  outcome_unknown: 504,
  change_unknown: 504,
  unreadable_answer: 502,
  unexpected_error: 500,
  too_many_requests: 429,
  login_wait: 429,
  password_wait: 429,
  invalid_request: 400,
}

/** A failure as `{code, detail}` with its status, 422 by default. */
export function reply(result: Result<unknown>, status?: number): Response {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' }
  if (result.ok) return Response.json(result.value ?? null, { headers })
  const { code, detail } = result
  if (STATUS[code] === 429) incrementCounter('limits', { limit: 'calls' })
  const sent = status ?? STATUS[code] ?? 422
  if (sent === 503) headers['retry-after'] = RETRY_SECONDS
  if (detail?.seconds) headers['retry-after'] = `${detail.seconds}`
  return Response.json({ code, detail }, { status: sent, headers })
}

export function tooLarge(): Response {
  incrementCounter('limits', { limit: 'body' })
  return reply(failure('invalid_request'), 413)
}

/** A handler that threw: a write may have been made all the same. */
export function codeOfError(error: unknown, route: ApiRoute): ErrorCode {
  if (isWrite(route)) return lostAnswer(route)
  return error instanceof InvalidResponseError ? 'unreadable_answer' : 'unexpected_error'
}

export function noSuchCall(): Response {
  return Response.json({ code: 'not_found' }, { status: 404, headers: { 'cache-control': 'private, no-store' } })
}

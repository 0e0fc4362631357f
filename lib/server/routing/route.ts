import 'server-only'
import type { $ZodType, input, output } from 'zod/v4/core'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { InvalidResponseError } from '@/lib/commerce-client/transport/invalid-response-error'
import { onBehalfOf } from '@/lib/commerce-client/transport/shopper'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'
import { type ErrorCode, type Failure, failure, type Result } from '@/lib/domain/result'
import type { Site } from '@/lib/domain/site/site'
import { log } from '@/lib/log'
import { isWrite, lostAnswer } from '@/lib/routes/lost-answer'
import type { AnswerOf, ApiRoute, ParamsOf, SentOf } from '@/lib/routes/route-types'
import { safeParse } from '@/lib/safe-parse'
import { isOutage } from '@/lib/server/outage'
import { announcesTooMuch, readBody } from '@/lib/server/routing/request-body'
import { openSession } from '@/lib/server/session/session'
import { authorityOf, hostOf, originOf } from '@/lib/server/site/host'
import { findSite } from '@/lib/server/site/site'
import { incrementCounter } from '@/lib/telemetry/counters'
import { reportError } from '@/lib/telemetry/report-error'

interface RouteContext<R extends ApiRoute, S extends $ZodType> {
  input: output<S>
  site: Site
  language: Language
  /** the origin as seen by the browser, such as `https://noodle.example` */
  origin: string
  params: ParamsOf<R>
}

/** `input` validates the body of a write or the query of a GET; it must accept everything the route table allows. */
type RouteOptions<R extends ApiRoute, S extends $ZodType> =
  SentOf<R> extends null ? Record<never, never> : { input: S & (SentOf<R> extends input<S> ? unknown : never) }

type Handler<R extends ApiRoute, S extends $ZodType, C> = (
  context: RouteContext<R, S>,
  credentials: C,
) => Promise<Result<AnswerOf<R>>>

interface Segment<R extends ApiRoute> {
  params: Promise<ParamsOf<R>>
}
type RouteHandler<R extends ApiRoute> = (request: Request, segment: Segment<R>) => Promise<Response>

/** The result must match the route table to compile. */
export function visitorRoute<R extends ApiRoute, S extends $ZodType>(
  route: R,
  options: RouteOptions<R, S>,
  handler: Handler<R, S, Credentials | null>,
): RouteHandler<R> {
  return (request, segment) => run(route, request, segment, options, handler)
}

/** Same as `visitorRoute`, for customers: 401 without a session, or when the API rejects it, which also clears it. */
export function customerRoute<R extends ApiRoute, S extends $ZodType>(
  route: R,
  options: RouteOptions<R, S>,
  handler: Handler<R, S, Credentials>,
): RouteHandler<R> {
  return (request, segment) =>
    run<R, S>(route, request, segment, options, async (context, credentials) =>
      credentials ? handler(context, credentials) : failure('unauthenticated'),
    )
}

async function run<R extends ApiRoute, S extends $ZodType>(
  route: R,
  request: Request,
  segment: Segment<R>,
  options: { input?: S },
  handler: Handler<R, S, Credentials | null>,
): Promise<Response> {
  const refused = request.method === 'GET' ? null : refuseWrite(request)
  if (refused) return refused
  try {
    const site = await findSite(hostOf(request.headers))
    const sent = options.input && (await readSent(request))
    if (sent === null) return tooLarge()
    const input = parseInput(sent, options.input)
    if (!site || !input.ok) return reply(failure(site ? 'invalid_request' : 'not_found'))
    const session = await openSession()
    const { token, secret } = session
    const credentials = token && secret ? { token, secret } : null
    const language = firstLanguage([request.headers.get('x-plaza-language'), site.language])
    const context = {
      input: input.value,
      site,
      language,
      origin: originOf(request.headers),
      params: await segment.params,
    }
    const result = await onBehalfOf({ language, address: addressOf(request) }, () => handler(context, credentials))
    if (!result.ok && result.code === 'unauthenticated' && credentials) session.destroy()
    return reply(result)
  } catch (error) {
    log.error({ route }, 'route failed', error)
    if (!isOutage(error)) reportError(error, 'route', route)
    return reply(failure(codeOf(error, route)))
  }
}

/** It may come after a change. */
function codeOf(error: unknown, route: ApiRoute): ErrorCode {
  if (isWrite(route)) return lostAnswer(route)
  return error instanceof InvalidResponseError ? 'unreadable_answer' : 'unexpected_error'
}

/** Only JSON requests from our own pages. Null when the write is allowed. */
function refuseWrite(request: Request): Response | null {
  const { headers } = request
  const sameSite = !headers.has('sec-fetch-site') || headers.get('sec-fetch-site') === 'same-origin'
  // an HTTPS site rejects requests from its HTTP pages
  const ours = [originOf(headers), `https://${authorityOf(headers)}`]
  if (!sameSite || !ours.includes(headers.get('origin') ?? '')) return reply(failure('invalid_request'), 403)
  if (!headers.get('content-type')?.startsWith('application/json')) return reply(failure('invalid_request'), 415)
  const length = headers.get('content-length')
  return length === null || announcesTooMuch(length) ? tooLarge() : null
}

function tooLarge(): Response {
  incrementCounter('limits', { limit: 'body' })
  return reply(failure('invalid_request'), 413)
}

/** Undefined for another text; null for a body that is too large. */
async function readSent(request: Request): Promise<{ json: unknown } | null> {
  if (request.method === 'GET') return { json: Object.fromEntries(new URL(request.url).searchParams) }
  const text = await readBody(request)
  if (text === null) return null
  try {
    return { json: JSON.parse(text) }
  } catch {
    return { json: undefined }
  }
}

function parseInput<S extends $ZodType>(
  sent: { json: unknown } | undefined,
  schema?: S,
): { ok: true; value: output<S> } | Failure {
  if (!schema) return { ok: true, value: undefined as output<S> }
  const parsed = safeParse(schema, sent?.json)
  return parsed.success ? { ok: true, value: parsed.data } : failure('invalid_request')
}

/** As `forwardPeerAddress` or the trusted proxy wrote it. */
function addressOf(request: Request): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || null
}

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

/** After which a call that found no API may be made again: the breaker tries one after that time. */
const RETRY_SECONDS = '5'

/** A failure as `{code, detail}` with its status, 422 by default. */
function reply(result: Result<unknown>, status?: number): Response {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' }
  if (result.ok) return Response.json(result.value ?? null, { headers })
  const { code, detail } = result
  if (STATUS[code] === 429) incrementCounter('limits', { limit: 'calls' })
  const sent = status ?? STATUS[code] ?? 422
  if (sent === 503) headers['retry-after'] = RETRY_SECONDS
  if (detail?.seconds) headers['retry-after'] = `${detail.seconds}`
  return Response.json({ code, detail }, { status: sent, headers })
}

import 'server-only'
import type { $ZodType, input, output } from 'zod/v4/core'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { onBehalfOf } from '@/lib/commerce-client/transport/shopper'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'
import { failure, type Result } from '@/lib/domain/result'
import type { Site } from '@/lib/domain/site/site'
import { log } from '@/lib/log'
import type { AnswerOf, ApiRoute, ParamsOf, SentOf } from '@/lib/routes/api-routes'
import { isOutage } from '@/lib/server/outage'
import { openSession } from '@/lib/server/session/session'
import { hostOf, originOf } from '@/lib/server/site/host'
import { findSite } from '@/lib/server/site/site'
import { reportError } from '@/lib/telemetry/report-error'
import { codeOfError, reply, tooLarge } from './api-reply'
import { addressOf, parseInput, readSent, refuseWrite } from './api-request'

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
    return reply(failure(codeOfError(error, route)))
  }
}

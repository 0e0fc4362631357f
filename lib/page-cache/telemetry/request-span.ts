import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '@/lib/telemetry/request-id'
import { inSpan, isTracing, type Span } from '@/lib/telemetry/tracing'

/** Begins a trace, or continues that of a trusted proxy. */
export function inRequestSpan(
  request: IncomingMessage,
  response: ServerResponse,
  { route, answer }: { route: string; answer: () => void },
): void {
  if (!isTracing()) {
    answer()
    return
  }
  const { method = '', headers } = request
  const facts = { 'http.request.method': method, 'http.route': route }
  const from = env().TRUST_PROXY ? headers : {}
  void inSpan({ name: `${method} ${route}`, kind: 'server', facts, from }, (span) => {
    answer()
    return untilClosed(response, span)
  })
}

/** Next, asked for a page by our own server in front of it: under the id and in the trace of who asked for the page. */
export function continueRequest(next: RequestListener): RequestListener {
  return (request, response) =>
    withRequestId(requestIdOf(request.headers[REQUEST_ID_HEADER]), () => {
      if (!isTracing()) return next(request, response)
      void inSpan({ name: 'render', kind: 'internal', from: request.headers }, (span) => {
        next(request, response)
        return untilClosed(response, span)
      })
    })
}

async function untilClosed(response: ServerResponse, span: Span): Promise<void> {
  await once(response, 'close')
  span.add({ 'http.response.status_code': response.statusCode })
  if (response.statusCode >= 500) span.fail()
}

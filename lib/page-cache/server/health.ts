import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { splitUrl } from '@/lib/server/routing/url-spelling'

/** Whether this process has been asked to stop; set once, by its server. */
export interface Lifetime {
  isStopping: boolean
}

/**
 * Answers `/healthz`, 200 while this process runs, and `/readyz`, 200 while it should be sent requests. Returns whether
 * it was one of them. The API is no part of it: all storefronts would be out of service at once, although they have
 * pages to send.
 */
export function sendHealth(request: IncomingMessage, response: ServerResponse, { isStopping }: Lifetime): boolean {
  const [path] = splitUrl(request.url ?? '')
  if (path === '/healthz') sendJson(response, 200, { status: 'ok', instance: env().PLAZA_INSTANCE })
  else if (path !== '/readyz') return false
  else if (isStopping) sendJson(response, 503, { status: 'stopping' })
  else sendJson(response, 200, { status: 'ready' })
  return true
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, ['content-type', 'application/json', 'cache-control', 'no-store'])
  response.end(JSON.stringify(body))
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { announcesTooMuch } from '@/lib/server/routing/request-body'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Line = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The status of a request that is rejected by its first lines, before anything of its body is read; null for others. */
export function rejectionStatus({ method, url, headers }: Line): 400 | 405 | 411 | 413 | null {
  // TRACE would repeat cookies that no script may read
  if (!METHODS.includes(method ?? '')) return 405
  // `GET http://elsewhere.example/ HTTP/1.1` names a host beside `Host`, for redirects and caches to believe
  if (!url?.startsWith('/')) return 400
  // browsers and proxies know how long what they send is, and Next would keep whatever comes
  if (headers['transfer-encoding'] !== undefined) return 411
  return announcesTooMuch(headers['content-length']) ? 413 : null
}

/** Sends a rejection without waiting for the rest of the request. */
export function sendRejection(request: IncomingMessage, response: ServerResponse, status: number): void {
  setTransportHeaders(request, response)
  const allow = status === 405 ? ['allow', METHODS.join(', ')] : []
  const end = status === 404 ? [] : ['connection', 'close']
  response.writeHead(status, ['cache-control', 'no-store', 'content-length', '0', ...end, ...allow]).end()
}

/** `location` is a path of this host, whatever a request calls it. */
export function sendMoved(request: IncomingMessage, response: ServerResponse, location: string): void {
  setTransportHeaders(request, response)
  response.writeHead(308, ['location', location, 'cache-control', 'public, max-age=3600', 'content-length', '0']).end()
}

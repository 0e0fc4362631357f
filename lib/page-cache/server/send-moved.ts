import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTransportHeaders } from '@/lib/server/routing/transport-headers'

/** `location` is a path of this host, whatever a request calls it. */
export function sendMoved(request: IncomingMessage, response: ServerResponse, location: string): void {
  setTransportHeaders(request, response)
  response.writeHead(308, ['location', location, 'cache-control', 'public, max-age=3600', 'content-length', '0']).end()
}

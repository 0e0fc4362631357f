import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * From now on `x-forwarded-for` of every request to this process is the address of its peer: what the request itself
 * names is forged where no trusted proxy is in front. Next hands no socket to its handlers.
 */
export function forwardPeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers['x-forwarded-for'] = request.socket.remoteAddress
  })
}

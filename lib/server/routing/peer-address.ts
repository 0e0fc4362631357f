import type { IncomingMessage } from 'node:http'

/**
 * Makes `x-forwarded-for` the address of the peer: what a request itself names is forged where no trusted proxy is in
 * front. Next hands no socket to its handlers.
 */
export function forwardPeerAddress({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = socket.remoteAddress
}

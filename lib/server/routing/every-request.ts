import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const CHANNEL = 'http.server.request.start'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Calls `see` with every request to this process, before anything answers it. Returns what ends that. */
export function onEveryRequest(see: (exchange: Exchange) => void): () => void {
  const listener = (message: unknown) => see(message as Exchange)
  subscribe(CHANNEL, listener)
  return () => void unsubscribe(CHANNEL, listener)
}

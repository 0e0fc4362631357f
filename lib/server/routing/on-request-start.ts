import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

const CHANNEL = 'http.server.request.start'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Calls `see` with every request to this process, before anything answers it. */
export function onRequestStart(see: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe(CHANNEL, (message) => {
    const { request, response } = message as Exchange
    see(request, response)
  })
}

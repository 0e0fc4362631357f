import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { env } from '@/lib/env'
import { currentRequestId, REQUEST_ID_HEADER } from '@/lib/telemetry/request-id'
import { traceHeaders } from '@/lib/telemetry/tracing'

/** Undici, which is also Node's `fetch`, publishes a request here before it is sent. */
const CHANNEL = 'undici:request:create'

interface Outgoing {
  request: { origin?: string | URL; addHeader: (name: string, value: string) => void }
}

/**
 * From now on every call of the commerce API, and no other request, carries the id and the trace of the request that
 * it is made for. They cannot be headers of a `fetch`, since Next would store its answer once for each of them. Returns
 * what ends that.
 */
export function forwardRequestIds(): () => void {
  const { origin: api } = new URL(env().COMMERCE_API_URL)
  const listener = (message: unknown) => {
    const { request } = message as Outgoing
    if (`${request.origin}` !== api) return
    const id = currentRequestId()
    const headers = { ...(id && { [REQUEST_ID_HEADER]: id }), ...traceHeaders() }
    for (const [name, value] of Object.entries(headers)) request.addHeader(name, value)
  }
  subscribe(CHANNEL, listener)
  return () => void unsubscribe(CHANNEL, listener)
}

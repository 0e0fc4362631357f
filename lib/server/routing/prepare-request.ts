import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { hideQuery } from './hidden-query'
import { forwardPeerAddress } from './peer-address'
import { forbidCachedErrors } from './uncached-errors'

const PREPARED_BY_FRONT = Symbol.for('plaza.prepared-by-front')
const marks = globalThis as { [PREPARED_BY_FRONT]?: true }

/** What every request and its response need before Next has them. */
export function prepareRequest(request: IncomingMessage, response: ServerResponse): void {
  if (!env().TRUST_PROXY) forwardPeerAddress(request)
  hideQuery(request)
  forbidCachedErrors(response)
}

/** From now on the front of this process prepares what it passes on to Next, and no page that it sends from memory. */
export function markPreparedByFront(): void {
  marks[PREPARED_BY_FRONT] = true
}

/** Next's instrumentation is another bundle of the same process. */
export function isPreparedByFront(): boolean {
  return marks[PREPARED_BY_FRONT] === true
}

import 'server-only'
import type { Call } from '@/lib/contract/define-call'
import { incrementCounter } from '@/lib/telemetry/counters'
import { inSpan } from '@/lib/telemetry/tracing'
import { InvalidResponseError } from './invalid-response-error'

/**
 * Counts how a call of the API ends, and makes it a span of the trace. A public read whose answer Next has stored
 * counts too: its span is short.
 */
export function observeCall<T>({ name, method, path }: Call, work: () => Promise<T>): Promise<T> {
  const facts = { 'plaza.call': name, 'http.request.method': method, 'url.template': path }
  return inSpan({ name: `call ${name}`, kind: 'client', facts }, async () => {
    try {
      const answer = await work()
      incrementCounter('remote', { call: name, result: 'answered' })
      return answer
    } catch (error) {
      incrementCounter('remote', {
        call: name,
        result: error instanceof InvalidResponseError ? 'unreadable' : 'unavailable',
      })
      throw error
    }
  })
}

import 'server-only'
import type { Call } from '@/lib/contract/define-call'
import { whileWaiting } from '@/lib/telemetry/calls-of-api'
import { incrementCounter } from '@/lib/telemetry/counters'
import { inSpan } from '@/lib/telemetry/tracing'
import { InvalidResponseError } from './invalid-response-error'
import { logIfUnanswered } from './unanswered-calls'
import { ENDED_CALLS, type EndedCall } from './watched-calls'

/**
 * Counts how a call of the API ends, logs one that has no answer, and makes it a span of the trace. A public read whose
 * answer Next has stored counts too: its span is short.
 */
export function observeCall<T>(call: Call, work: () => Promise<T>): Promise<T> {
  const { name, method, path } = call
  const facts = { 'plaza.call': name, 'http.request.method': method, 'url.template': path }
  return inSpan({ name: `call ${name}`, kind: 'client', facts }, async () => {
    const start = performance.now()
    const end = (error?: Error) =>
      ENDED_CALLS.publish({ call, ms: performance.now() - start, ...(error && { error }) } satisfies EndedCall)
    try {
      const answer = await whileWaiting(work)
      incrementCounter('remote', { call: name, result: 'answered' })
      end()
      return answer
    } catch (error) {
      incrementCounter('remote', {
        call: name,
        result: error instanceof InvalidResponseError ? 'unreadable' : 'unavailable',
      })
      logIfUnanswered(name, error)
      end(error as Error)
      throw error
    }
  })
}

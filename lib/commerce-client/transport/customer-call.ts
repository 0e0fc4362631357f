import 'server-only'
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { Agent, request as send } from 'undici'
import type { z } from 'zod'
import { anyAnswer, type Call, isWrite } from '@/lib/contract/define-call'
import { MAX_ANSWER_BYTES } from '@/lib/contract/limits'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { env } from '@/lib/env'
import { safeParse } from '@/lib/safe-parse'
import { type BreakerState, watchBreaker } from '@/lib/telemetry/breakers'
import { ApiUnavailableError } from './api-unavailable-error'
import { fillPath } from './fill-path'
import { InvalidResponseError } from './invalid-response-error'
import { observeCall } from './observe-call'
import { type Answer, readAnswer } from './read-answer'
import { shopperHeaders } from './shopper'

/** Stored only in the sealed cookie. */
export interface Credentials {
  token: string
  secret: string
}

const options = {
  connect: { timeout: DEADLINES.connect },
  headersTimeout: DEADLINES.read,
  bodyTimeout: DEADLINES.read,
  maxResponseSize: MAX_ANSWER_BYTES,
  maxRedirections: 0,
} as Agent.Options
const idle = new Agent(options)
/**
 * Waits as long as its call does, and opens a connection for each request. One that was idle may be closed just as it
 * is used: what was sent on it has then not arrived, but nobody can know, so a write must not be sent again.
 */
const fresh = new Agent({ ...options, headersTimeout: 0, bodyTimeout: 0, pipelining: 0 } as Agent.Options)
const deadline = timeout(DEADLINES.call, TimeoutStrategy.Aggressive)
const breakerOptions = () => ({ halfOpenAfter: 5000, breaker: new ConsecutiveBreaker(10) })
/** HTTP 404 or 405 without a code of the contract. */
class NoSuchCall extends SyntaxError {}
/** An API may have a page of HTML for a call that it does not offer: it is there, and its other calls must go on. */
const isSilence = (error: Error) => !(error instanceof SyntaxError)
const breaker = circuitBreaker(handleWhen(isSilence), breakerOptions())
/** A slow write must not stop reads. */
const breakerOfWrites = circuitBreaker(handleWhen(isSilence), breakerOptions())
const STATES: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
}
watchBreaker(() => STATES[breaker.state])
const once = retry(handleAll, { maxAttempts: 1 })
/** No breaker either: what is only suggested must not stop what customers wait for. */
const hints = { policy: timeout(DEADLINES.hint, TimeoutStrategy.Aggressive), dispatcher: idle }
const writes = { policy: wrap(deadline, breakerOfWrites), dispatcher: fresh }
const reads = { policy: wrap(deadline, once, breaker), dispatcher: idle }

/** No breaker: whoever pays waits for their own payment, however long others take. */
const charges = () => ({
  policy: timeout(env().PAYMENT_TIMEOUT_SECONDS * 1000, TimeoutStrategy.Aggressive),
  dispatcher: fresh,
})

/**
 * Makes a call for one customer (or, without credentials, for a visitor), never cached: signed calls go through the
 * execute endpoint. Reads and what is repeatable are tried twice, writes once, all within 8 s; a hint within 2 s, what may
 * charge within PAYMENT_TIMEOUT_SECONDS. Throws ApiUnavailableError when there is no response, InvalidResponseError when
 * it is not what the call is for.
 */
export async function callForCustomer<Q extends z.ZodType, A extends z.ZodType>(
  call: Call<Q, A>,
  request: z.input<Q>,
  credentials?: Credentials,
): Promise<Answer<z.output<A>>> {
  const { path, body } = fillPath(call, request)
  const signed = credentials && call.access !== 'open'
  const target = signed ? (env().COMMERCE_EXECUTE_PATH ?? EXECUTE_PATH) : path
  const payload = signed ? { ...credentials, path, method: call.method, data: body } : body
  const { policy, dispatcher } = routeOf(call)
  return observeCall(call, async () => {
    const json = await policy
      .execute(({ signal }) => post(dispatcher, target, signed ? 'POST' : call.method, payload, signal))
      .catch((cause) => {
        if (cause instanceof NoSuchCall)
          throw new InvalidResponseError(call.name, 'no such call', isWrite(call), call.method === 'GET')
        if (cause instanceof SyntaxError) throw new InvalidResponseError(call.name, 'not JSON', isWrite(call))
        throw new ApiUnavailableError(call.name, { cause, isWrite: isWrite(call) })
      })
    return readAnswer(call, json)
  })
}

function routeOf(call: Call) {
  if (call.charges) return charges()
  if (call.isHint) return hints
  return call.method === 'GET' || call.isRepeatable ? reads : writes
}

async function post(
  dispatcher: Agent,
  target: string,
  method: Call['method'],
  payload: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await send(`${env().COMMERCE_API_URL}${target}`, {
    method,
    dispatcher,
    signal,
    headers: { 'content-type': 'application/json', ...shopperHeaders() },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  })
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400
  if (isRedirect || response.statusCode >= 500) {
    await response.body.dump()
    throw new Error(`HTTP ${response.statusCode}`)
  }
  const answer = response.body.json()
  return [404, 405].includes(response.statusCode) ? withCode(answer) : answer
}

/** Throws NoSuchCall for an answer that is not one of the contract. */
async function withCode(answer: Promise<unknown>): Promise<unknown> {
  const json = await answer.catch(() => null)
  if (!safeParse(anyAnswer, json).success) throw new NoSuchCall()
  return json
}

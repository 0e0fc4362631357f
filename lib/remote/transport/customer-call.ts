import 'server-only'
import { ConsecutiveBreaker, circuitBreaker, handleAll, retry, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { Agent, request as send } from 'undici'
import type { z } from 'zod'
import { RC } from '@/lib/contract/codes'
import { anyAnswer, type Call, refusalRecords } from '@/lib/contract/define-call'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { env } from '@/lib/env'
import { fillPath } from './fill-path'
import { RemoteUnavailable } from './remote-unavailable'
import { shopperHeaders } from './shopper'

/** The credentials of a signed call; stored only in the sealed cookie. */
export interface Credentials {
  token: string
  secret: string
}

export interface Answer<T> {
  rc: number
  msg: string
  /** present when `rc` is 200 */
  records: T | undefined
  /** details of a failed `rc`; empty when `rc` is 200 */
  refusal: z.output<typeof refusalRecords>
}

/** Far above any response of the API. */
const MAX_BYTES = 4 * 1024 * 1024
const agent = new Agent({
  connect: { timeout: 1000 },
  headersTimeout: 5000,
  bodyTimeout: 5000,
  maxResponseSize: MAX_BYTES,
  maxRedirections: 0,
} as Agent.Options)
const deadline = timeout(8000, TimeoutStrategy.Aggressive)
const breaker = circuitBreaker(handleAll, { halfOpenAfter: 5000, breaker: new ConsecutiveBreaker(10) })
const once = retry(handleAll, { maxAttempts: 1 })
const writes = wrap(deadline, breaker)
const reads = wrap(deadline, once, breaker)

/**
 * Makes a call for one customer (or, without credentials, for a visitor), never cached: signed calls go through the
 * execute endpoint. Reads are tried twice, writes once, all within 8 s. Throws RemoteUnavailable when there is no
 * response that matches the contract.
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
  const policy = call.method === 'GET' ? reads : writes
  const json = await policy
    .execute(() => post(target, signed ? 'POST' : call.method, payload))
    .catch((cause) => {
      throw new RemoteUnavailable(call.name, { cause })
    })
  return readAnswer(call, json)
}

async function post(target: string, method: Call['method'], payload: unknown): Promise<unknown> {
  const response = await send(`${env().COMMERCE_API_URL}${target}`, {
    method,
    dispatcher: agent,
    headers: { 'content-type': 'application/json', ...shopperHeaders() },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  })
  if (response.statusCode >= 500) {
    await response.body.dump()
    throw new Error(`HTTP ${response.statusCode}`)
  }
  return response.body.json()
}

function readAnswer<A extends z.ZodType>(call: Call<z.ZodType, A>, json: unknown): Answer<z.output<A>> {
  const answer = anyAnswer.safeParse(json)
  if (!answer.success) throw new RemoteUnavailable(call.name, { cause: answer.error })
  const { RC: rc, msg, records } = answer.data
  if (rc !== RC.success)
    return { rc, msg: msg ?? '', records: undefined, refusal: refusalRecords.catch({}).parse(records) }
  const parsed = call.records.safeParse(records)
  if (!parsed.success) throw new RemoteUnavailable(call.name, { cause: parsed.error })
  return { rc, msg: msg ?? '', records: parsed.data, refusal: {} }
}

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@/backend/app/calls/endpoints'
import { openSession } from '@/backend/customers/sessions/open-session'
import { CALLS } from '@/lib/contract/calls'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { SEED, size } from '@/tests/support/scale'
import { type CanaryOwner, makeCanaryOwner } from './canary-owner'
import { anyBody, broken, oddAddress, type RandomRequest, spoilt, toBody } from './random-requests'
import { callsAbout } from './stranger-calls'

/** on a busy machine */
const LONG = { timeout: 600_000 }
const CASES = size(100_000, 2000)
const RUNS = {
  signed: 0.08 * CASES,
  reads: 0.05 * CASES,
  writes: 0.3 * CASES,
  envelopes: 0.12 * CASES,
  broken: 0.42 * CASES,
  addresses: 0.03 * CASES,
}

let api: TestApp
let owner: CanaryOwner
let tokens: Tokens
let examples: RandomRequest[]
const crashes: unknown[] = []
const codes: Record<string, Record<number, number>> = {}
let asked = 0
beforeAll(async () => {
  api = await openTestApp()
  api.deps.logger.error = (_, __, error) => crashes.push(error)
  owner = await makeCanaryOwner(api)
  tokens = owner.tokens
  const about = callsAbout(owner)
  examples = CALLS.flatMap((call) =>
    (about[call.name] ?? []).map(({ request }) => ({ call, request: JSON.parse(JSON.stringify(request)) })),
  )
}, 180_000)
afterAll(() => api.close())

/** Sends a request, whose answer must be one of the API's own: below 500, JSON, with a code. */
async function send(name: string, address: string, init: RequestInit): Promise<number> {
  asked += 1
  // resets the hourly limits, so that the code behind them is reached
  if (asked % (CASES / 10) === 0) api.clock.advance(3601)
  const response = await api.app.request(new Request(`http://api.test${address}`, init))
  const text = await response.text()
  const { RC } = readAnswer(text)
  if (response.status >= 500 || !Number.isInteger(RC) || RC === 500) {
    const why = crashes.splice(0).map((error) => (error instanceof Error ? `${error.stack} ${error.cause}` : error))
    throw new Error(`${response.status} ${text.slice(0, 300)} ${why.join('\n')}`)
  }
  codes[name] = { ...codes[name], [RC]: (codes[name]?.[RC] ?? 0) + 1 }
  return RC
}

function readAnswer(text: string): { RC: number } {
  try {
    return JSON.parse(text)
  } catch {
    return { RC: Number.NaN }
  }
}

const json = { 'content-type': 'application/json' }
const post = (name: string, address: string, body: string, method = 'POST') =>
  send(name, address, { method, body, headers: json })

/** Through the gateway as the live customer, whose session is opened again when a call has ended it. */
async function sendSigned({ call, request }: RandomRequest, encode = true): Promise<void> {
  const path = oddAddress({ call, request }, encode).slice(0, 2000)
  const body = toBody({ ...tokens, path, method: call.method, data: request })
  if ((await post(call.name, EXECUTE_PATH, body)) !== 401) return
  tokens = await openSession(api.db, owner.id, 'shared', api.clock.now())
}

function sendDirect({ call, request }: RandomRequest, encode = true): Promise<number> {
  const address = oddAddress({ call, request }, encode)
  if (call.method === 'GET') return send(call.name, address, {})
  return post(call.name, address, toBody(request), call.method)
}

const isRead = ({ call }: RandomRequest) => call.method === 'GET'
const isSigned = ({ call }: RandomRequest) => call.access === 'customer' || call.access === 'visitor'
const isDirect = ({ call }: RandomRequest) => call.access !== 'customer'
/** A failing case without the schemas of its call, which have no end. */
const inWords = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (key === 'call' ? inner.name : inner)).slice(0, 800)

/** As `fc.assert`, whose report cannot print a value of thousands of levels. */
async function assertAll<T>(cases: fc.Arbitrary<T>, numRuns: number, check: (one: T) => Promise<unknown>) {
  const property = fc.asyncProperty(cases, async (one) => void (await check(one)))
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed: SEED, numRuns })
  expect(failed, failed ? `${inWords(counterexample)}\n${errorInstance}` : '').toBe(false)
}

it(`${RUNS.signed} fuzzed customer requests through execute: 0 × 5xx`, LONG, async () => {
  await assertAll(spoilt(examples.filter(isSigned)), RUNS.signed, (one) => sendSigned(one))
})

it(`${RUNS.reads} fuzzed visitor reads: 0 × 5xx`, LONG, async () => {
  await assertAll(spoilt(examples.filter(isDirect).filter(isRead)), RUNS.reads, (one) => sendDirect(one))
})

it(`${RUNS.writes} fuzzed visitor writes: 0 × 5xx`, LONG, async () => {
  const writes = examples.filter((one) => isDirect(one) && !isRead(one))
  await assertAll(spoilt(writes), RUNS.writes, (one) => sendDirect(one))
})

it(`${RUNS.envelopes} fuzzed gateway envelopes: 0 × 5xx`, LONG, async () => {
  const envelope = { ...tokens, path: '/api/rest/v7/comment', method: 'POST', data: { order_id: 'x', comment: 'y' } }
  const call = CALLS.find(({ name }) => name === 'comment') ?? CALLS[0]
  if (!call) throw new Error('no calls')
  const bodies = fc.oneof(
    spoilt([{ call, request: envelope }]).map(({ request }) => request as unknown),
    anyBody,
  )
  await assertAll(bodies, RUNS.envelopes, (body) => post('execute', EXECUTE_PATH, toBody(body)))
})

it(`${RUNS.broken} almost valid JSON bodies: 0 × 5xx`, LONG, async () => {
  const writes = examples.filter((one) => isDirect(one) && !isRead(one))
  await assertAll(broken(writes), RUNS.broken, ({ call, text }) => post(call.name, call.path, text, call.method))
})

it(`${RUNS.addresses} unencoded paths and queries: 0 × 5xx`, LONG, async () => {
  const reads = examples.filter((one) => isRead(one) || one.call.path.includes('{'))
  await assertAll(spoilt(reads), RUNS.addresses, (one) =>
    isDirect(one) ? sendDirect(one, false) : sendSigned(one, false),
  )
})

it(`the cases were ${CASES}, most of them were rejected as expected, and every call was reached past its schema`, async () => {
  expect(asked).toBe(CASES)
  const total = (RC: number) => Object.values(codes).reduce((sum, of) => sum + (of[RC] ?? 0), 0)
  expect(total(400)).toBeGreaterThan(0.4 * CASES)
  expect(total(200)).toBeGreaterThan(0.05 * CASES)
  // whole, so that in fewer cases too each call is reached
  for (const example of examples) await (isDirect(example) ? sendDirect(example) : sendSigned(example))
  const built = ENDPOINTS.map(({ call }) => call.name)
  const unreached = built.filter((name) => !Object.keys(codes[name] ?? {}).some((RC) => !['400', '401'].includes(RC)))
  expect(unreached).toEqual([])
})

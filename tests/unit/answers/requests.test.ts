import { describe, expect, test } from 'vitest'
import type { Json } from '@/backend/app/documentation/collect-schemas'
import { openApiDocument } from '@/backend/app/documentation/openapi-document'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { queryOf } from '@/scripts/contract/query-of'
import { callOf } from '@/tests/support/call-of'
import { DOCUMENTED_ANSWERS } from '@/tests/support/documented-answers'
import { type Received, serveFakeApi } from '@/tests/support/fake-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'
import { unknownKeys } from '@/tests/support/unknown-keys'

const { paths, components } = openApiDocument() as { paths: Record<string, Record<string, Json>>; components: Json }
const schemas = components.schemas as Json

interface Sent {
  method: string
  path: string
  value: unknown
  isSigned: boolean
}

/** What a call carries, directly or through the gateway. */
function sentOf({ method, path, query, body }: Received): Sent {
  if (path !== EXECUTE_PATH) return { method, path, value: method === 'GET' ? query : body, isSigned: false }
  const signed = body as { method: string; path: string; data?: unknown }
  const { pathname, searchParams } = new URL(signed.path, 'http://api')
  const value = signed.method === 'GET' ? Object.fromEntries(searchParams) : signed.data
  return { method: signed.method, path: pathname, value, isSigned: true }
}

const callOfSent = ({ method, path }: Sent) => callOf(method, path)

function schemaOf({ method, path }: Call): Json {
  const operation = paths[path]?.[method.toLowerCase()] as Json
  if (method === 'GET') return queryOf(operation)
  const { content } = operation.requestBody as { content: Record<string, { schema: Json }> }
  return content['application/json']?.schema ?? {}
}

const api = await serveFakeApi()
/** By the function of the storefront. */
const sentBy: [name: string, sent: Sent[]][] = []
for (const [name, run] of Object.entries(await loadRemoteCalls())) {
  api.answerWith((received: Received) => ({
    RC: 200,
    records: DOCUMENTED_ANSWERS[callOfSent(sentOf(received))?.name ?? ''],
  }))
  await run().catch(() => undefined)
  sentBy.push([name, api.received.map(sentOf)])
}

function problemsOf(sent: Sent): string[] {
  const call = callOfSent(sent)
  if (!call) return [`${sent.method} ${sent.path} is no call`]
  const mustBe = call.access === 'visitor' ? sent.isSigned : call.access === 'customer'
  const unknown = unknownKeys(sent.value, schemaOf(call), schemas).map((key) => `${call.name}: ${key} is no key of it`)
  return sent.isSigned === mustBe ? unknown : [...unknown, `${call.name} is ${mustBe ? 'not ' : ''}signed`]
}

describe('what the storefront sends to the API', () => {
  test.each(sentBy)('%s makes calls of the contract, with keys of the contract', (_, sent) => {
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.flatMap(problemsOf)).toEqual([])
  })

  test('is every call but those of which the documentation says so', () => {
    const made = new Set(sentBy.flatMap(([, sent]) => sent.map(callOfSent)))
    const never = CALLS.filter(({ when }) => when.startsWith('Never'))
    expect(CALLS.filter((call) => !made.has(call))).toEqual(never)
  })
})

describe('a key that is not in the contract is found', () => {
  const login = CALLS.find(({ name }) => name === 'login') as Call
  test.each<[string, unknown, string[]]>([
    ['at the top', { data: { email: 'a' }, extra: 1 }, ['extra']],
    ['within an object', { data: { email: 'a', remember: true } }, ['data.remember']],
    ['none', { data: { email: 'a', password: 'p' } }, []],
  ])('%s', (_, value, keys) => {
    expect(unknownKeys(value, schemaOf(login), schemas)).toEqual(keys)
  })
})

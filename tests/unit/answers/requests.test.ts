import { describe, expect, test } from 'vitest'
import type { Json } from '@/backend/app/documentation/collect-schemas'
import { openApiDocument } from '@/backend/app/documentation/openapi-document'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { queryOf } from '@/scripts/contract/query-of'
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

const callOf = ({ method, path }: Sent): Call | undefined =>
  CALLS.find((call) => call.method === method && path.match(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`))

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
    records: DOCUMENTED_ANSWERS[callOf(sentOf(received))?.name ?? ''],
  }))
  await run().catch(() => undefined)
  sentBy.push([name, api.received.map(sentOf)])
}

function problemsOf(sent: Sent): string[] {
  const call = callOf(sent)
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
    const made = new Set(sentBy.flatMap(([, sent]) => sent.map(callOf)))
    const never = CALLS.filter(({ when }) => when.startsWith('Never'))
    expect(CALLS.filter((call) => !made.has(call))).toEqual(never)
  })
})

/** The keys of bodies by the JSON type of their values, without those of lists and objects. */
function keysByType(value: unknown, found: Record<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const type = one === null ? 'null' : typeof one
    if (type !== 'object' && !Array.isArray(value)) found[type] = (found[type] ?? new Set()).add(key)
    keysByType(one, found)
  }
}

test('a body has amounts, methods and ratings as numbers, choices as true or false, and no null', () => {
  const found: Record<string, Set<string>> = {}
  for (const [, sent] of sentBy) for (const { method, value } of sent) if (method !== 'GET') keysByType(value, found)
  const { number = new Set<string>(), string = new Set<string>(), boolean = new Set<string>(), ...others } = found
  const isId = (key: string) => /^(id|gid|[cg]_id)$/.test(key)
  expect([...number].filter((key) => !isId(key)).sort()).toEqual([
    'action',
    'amt',
    'pay_mtd',
    'rat',
    'shp_mtd',
    'tips',
    'type',
  ])
  expect([...boolean].sort()).toEqual(['give_up_credit', 'is_default', 'is_shared_domain', 'keep'])
  // of a bookmark or an order, `action` is a word
  expect([...string].filter((key) => number.has(key))).toEqual(['action'])
  expect(others).toEqual({})
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

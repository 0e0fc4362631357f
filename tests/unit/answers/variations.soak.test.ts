import { describe, expect, test, vi } from 'vitest'
import { CALLS } from '@/lib/contract/calls'
import { EXECUTE_PATH } from '@/lib/contract/session'
import en from '@/messages/en.json'
import { type Checked, READS, WRITES } from '@/tests/support/answer-identities'
import { callOf } from '@/tests/support/call-of'
import { DOCUMENTED_ANSWERS } from '@/tests/support/documented-answers'
import { loadRemoteCalls } from '@/tests/support/remote-calls'
import { type Variation, varyNonsense, varyRejection, varySuccess } from '@/tests/support/vary-answer'

const send = vi.hoisted(() => vi.fn())
vi.mock('undici', () => ({ Agent: class {}, request: send }))
vi.mock('@/lib/log', () => ({ log: { warn: () => undefined, error: () => undefined } }))

const functions = await loadRemoteCalls()
const MINIMUM = 40
/** Some functions read two thousand answers, on a machine that may have other things to do. */
const PATIENCE_MS = 90_000

/** The varied call answers `json`; the others, which some functions also make, as the documents say. */
function answerWith(name: string, json: unknown): void {
  const answer = (method: string, address: string) => {
    const call = callOf(method, address)?.name ?? ''
    return call === name ? json : { RC: 200, records: DOCUMENTED_ANSWERS[call] }
  }
  send.mockImplementation(async (url: string, { method, body }: { method: string; body?: string }) => {
    const { pathname } = new URL(url)
    const signed = pathname === EXECUTE_PATH ? JSON.parse(body ?? '') : null
    const found = signed ? answer(signed.method, signed.path) : answer(method, url)
    return { statusCode: 200, body: { json: async () => structuredClone(found) } }
  })
  vi.stubGlobal('fetch', async (url: string) => Response.json(answer('GET', url)))
}

type Outcome = { value: unknown } | { failure: string } | { thrown: unknown }

/** What a function makes of an answer: a value, the code or name of an expected failure, or anything else it throws. */
async function outcomeOf(name: string, call: string, json: unknown): Promise<Outcome> {
  answerWith(call, json)
  try {
    const value = await functions[name]?.()
    const result = value as { ok?: boolean; code?: string } | undefined
    return result?.ok === false ? { failure: result.code ?? '' } : { value }
  } catch (error) {
    const known = ['InvalidResponseError', 'ApiUnavailableError'].includes((error as Error).name)
    return known ? { failure: (error as Error).name } : { thrown: error }
  }
}

const successes = new Map(CALLS.map(({ name }) => [name, varySuccess(DOCUMENTED_ANSWERS[name])]))
const failures = [...varyRejection(), ...varyNonsense()]
const variationsOf = (call: string): Variation[] => successes.get(call) ?? []
const count = [...successes.values()].reduce((sum, list) => sum + list.length + failures.length, 0)
/** They ignore what an answer says. */
const UNREAD = ['pingSession', 'logOut', 'exportAccount', 'searchProducts', 'listProductIds']

/** Whether the changed value is one that its row, or the answer, cannot be read without. */
function isStrict({ path }: Variation, strict: string[]): boolean {
  const key = path.at(-1) === 0 ? path.at(-2) : path.at(-1)
  return key === undefined || strict.includes(String(key))
}

/** What is wrong with what was read of a variation; null for nothing. */
function faultOf(outcome: Outcome, rows: Checked['rows'], documented: unknown[], isExact: boolean): string | null {
  if ('thrown' in outcome) return `throws ${outcome.thrown}`
  if ('failure' in outcome) return isExact ? `fails: ${outcome.failure}` : null
  const [found, expected] = [rows(outcome.value as never), documented].map((list) =>
    list.map((row) => JSON.stringify(row)),
  )
  if (isExact) return JSON.stringify(found) === JSON.stringify(expected) ? null : `reads ${found}`
  return null
}

test(`${count} variations: every call has at least ${MINIMUM}, and every function is among the checked`, () => {
  const few = CALLS.filter(({ name }) => variationsOf(name).length + failures.length < MINIMUM)
  expect(few.map(({ name }) => name)).toEqual([])
  const checked = [...Object.keys(READS), ...Object.keys(WRITES), ...UNREAD]
  expect(Object.keys(functions).filter((name) => !checked.includes(name))).toEqual([])
})

describe('what is read keeps identity and price, and does without the rest', () => {
  test.each(Object.entries(READS))(
    '%s',
    async (name, { call, rows, strict }) => {
      const asDocumented = await outcomeOf(name, call, { RC: 200, records: DOCUMENTED_ANSWERS[call] })
      const documented = rows((asDocumented as { value: never }).value)
      const faults: string[] = []
      for (const variation of variationsOf(call)) {
        const outcome = await outcomeOf(name, call, variation.json)
        const isExact = variation.isSame || !isStrict(variation, strict)
        const fault = faultOf(outcome, rows, documented, isExact) ?? lostRow(variation, outcome, rows, documented)
        if (fault) faults.push(`${variation.name} ${fault}`)
      }
      expect(faults).toEqual([])
    },
    PATIENCE_MS,
  )
})

/** The last row is never changed, and is read whatever happens to the first. */
function lostRow({ path }: Variation, outcome: Outcome, rows: Checked['rows'], documented: unknown[]): string | null {
  if (documented.length < 2 || !path.includes(0)) return null
  const found = 'value' in outcome ? rows(outcome.value as never) : []
  return JSON.stringify(found.at(-1)) === JSON.stringify(documented.at(-1)) ? null : 'loses another row'
}

describe('what is written is decided by the code', () => {
  test.each(Object.entries(WRITES))(
    '%s',
    async (name, call) => {
      const faults: string[] = []
      for (const { name: variation, json } of variationsOf(call)) {
        const outcome = await outcomeOf(name, call, json)
        if (!('value' in outcome)) faults.push(`${variation} ${JSON.stringify(outcome)}`)
      }
      expect(faults).toEqual([])
    },
    PATIENCE_MS,
  )
})

describe('what is refused, or is no answer, has a code with a message', () => {
  test.each(Object.keys(functions))(
    '%s',
    async (name) => {
      const call = READS[name]?.call ?? WRITES[name] ?? ''
      const faults: string[] = []
      for (const { name: failure, json } of failures) {
        const outcome = await outcomeOf(name, call, json)
        const code = 'failure' in outcome ? outcome.failure : 'none'
        const isNamed = code in en.errors || /^(ApiUnavailable|InvalidResponse)Error$|^none$/.test(code)
        if ('thrown' in outcome || !isNamed) faults.push(`${failure} ${JSON.stringify(outcome)} ${code}`)
      }
      expect(faults).toEqual([])
    },
    PATIENCE_MS,
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FAULT_NAMES, startFaultyApi } from '@/tests/support/faulty-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'

/** The breaker would let most of so many calls fail unasked; it has its own test. */
vi.mock('cockatiel', async (importOriginal) => {
  const all = await importOriginal<typeof import('cockatiel')>()
  return {
    ...all,
    ConsecutiveBreaker: class extends all.ConsecutiveBreaker {
      constructor() {
        super(1e9)
      }
    },
  }
})

const DEADLINE_MS = 8_000
/** of calls that may charge, scaled down from a minute */
const CHARGE_SECONDS = 10
const CHARGES = ['checkOut', 'payOrder', 'beginExpress', 'authorizeExpress', 'cancelExpress', 'cancelOrder']
/** What is known of a call without an answer, or with one that cannot be read, unless it was never sent. */
const UNKNOWN: Record<string, string> = {
  ...Object.fromEntries(['checkOut', 'payOrder', 'authorizeExpress'].map((name) => [name, 'outcome_unknown'])),
  ...Object.fromEntries(
    [
      ...['updateProfile', 'updateEmail', 'confirmEmail', 'deleteAccount', 'removeSavedCard', 'updatePhone'],
      ...['changePassword', 'resetPasswordByText', 'mailPasswordReset', 'resetPasswordByLink', 'changeBookmark'],
      ...['sendContactMessage', 'saveAddress', 'setDefaultAddress', 'deleteAddress', 'takeBackGiftCard'],
      ...['transferGiftCard', 'cancelOrder', 'commentOnOrder', 'reviewOrder', 'cancelExpress', 'signUp', 'sendCode'],
    ].map((name) => [name, 'change_unknown']),
  ),
}
/** for a machine that has other things to do */
const SLACK_MS = 1_500
const GIVEN_UP_MS = 15_000
/** Optional data returns its fallback at once, which is not a failure. */
const DOES_WITHOUT: Record<string, unknown> = {
  getAppConfig: {
    lat: 49.2827,
    lon: -123.1207,
    tipsDisabled: false,
    hasGiftCards: true,
    hasAccountData: false,
    textMessages: true,
    hasContactForm: false,
    countries: null,
    pushKey: null,
    paymentProviders: null,
  },
  getPaymentProviders: null,
  pingSession: 'unknown',
  logOut: undefined,
}

/** There is an answer, but it is none of the contract. */
const UNREADABLE = ['broken JSON', 'page of HTML', 'another shape']

interface Ended {
  fault: string
  call: string
  ms: number
  outcome: unknown
}
const ended: Ended[] = []
const apis: Awaited<ReturnType<typeof startFaultyApi>>[] = []
let names: string[] = []

/** How a call ended: the code of its failure, the kind of its exception, or what it answered all the same. */
async function end(call: () => Promise<unknown>): Promise<unknown> {
  try {
    const value = await Promise.race([call(), setTimeout(GIVEN_UP_MS, 'it hangs')])
    const failed = value as { ok?: boolean; code?: string } | undefined
    return failed?.ok === false ? failed.code : value
  } catch (error) {
    const { name } = error as Error
    return name === 'ApiUnavailableError' ? 'network' : name === 'InvalidResponseError' ? 'unreadable_answer' : error
  }
}

beforeAll(async () => {
  const lines: { fault: string; ask: () => Promise<void> }[] = []
  for (const fault of FAULT_NAMES) {
    const api = await startFaultyApi(fault)
    apis.push(api)
    vi.resetModules()
    vi.stubEnv('COMMERCE_API_URL', api.url)
    vi.stubEnv('PAYMENT_TIMEOUT_SECONDS', `${CHARGE_SECONDS}`)
    const calls = await loadRemoteCalls()
    names = Object.keys(calls)
    // the environment is read once: now, while it names this API
    ;(await import('@/lib/env')).env()
    for (const [call, make] of Object.entries(calls))
      lines.push({
        fault,
        ask: async () => {
          const from = performance.now()
          const outcome = await end(make)
          ended.push({ fault, call, ms: performance.now() - from, outcome })
        },
      })
  }
  const askAll = (faults: string[]) =>
    Promise.all(lines.filter(({ fault }) => faults.includes(fault)).map(({ ask }) => ask()))
  // answers that come at once, one kind after another: a busy machine must not make them late
  for (const fault of UNREADABLE) await askAll([fault])
  await askAll(FAULT_NAMES.filter((fault) => !UNREADABLE.includes(fault)))
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(apis.map((api) => api.close()))
})

test('every function that calls the API is among the calls', () => {
  const files = readdirSync('lib/commerce-client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(^|\/)(customer-call|public-read|google-places)\.ts$/.test(file),
  )
  const callers = files
    .map((file) => readFileSync(`lib/commerce-client/${file}`, 'utf8'))
    .filter((text) => /callForCustomer\(|readPublic\(/.test(text))
  const functions = callers.flatMap((text) =>
    [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name),
  )
  expect(functions.filter((name) => !/^to[A-Z]/.test(name) && !names.includes(name))).toEqual([])
})

test(`${FAULT_NAMES.length} faults of the API: no call hangs, each ends within 8 s, one that may charge within its own limit`, () => {
  expect(FAULT_NAMES.length).toBeGreaterThanOrEqual(8)
  expect(ended).toHaveLength(FAULT_NAMES.length * names.length)
  const limit = (call: string) => (CHARGES.includes(call) ? CHARGE_SECONDS * 1000 : DEADLINE_MS)
  expect(ended.filter(({ call, ms }) => ms > limit(call) + SLACK_MS)).toEqual([])
  const silent = ended.filter(({ call, fault }) => fault === 'silent' && CHARGES.includes(call))
  expect(silent.filter(({ ms }) => ms < DEADLINE_MS)).toEqual([])
})

test(`${FAULT_NAMES.length} faults of the API: each call reports the failure, and none invents a response`, () => {
  const failure = ({ call, fault }: Ended) => {
    if (call === 'beginExpress') return 'network'
    if (UNKNOWN[call] && fault !== 'refused') return UNKNOWN[call]
    return UNREADABLE.includes(fault) ? 'unreadable_answer' : 'network'
  }
  const expected = (end: Ended) => (end.call in DOES_WITHOUT ? DOES_WITHOUT[end.call] : failure(end))
  const wrong = ended.filter((end) => JSON.stringify(end.outcome) !== JSON.stringify(expected(end)))
  expect(wrong).toEqual([])
})

test('every call reached the failing API, and no redirect was followed', () => {
  for (const [at, fault] of FAULT_NAMES.entries())
    if (fault !== 'refused') expect([fault, (apis[at]?.asked() ?? 0) >= names.length]).toEqual([fault, true])
  expect(apis.map((api) => api.followed()).filter((times) => times > 0)).toEqual([])
})

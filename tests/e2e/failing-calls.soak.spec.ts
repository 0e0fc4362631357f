import { CALLS } from '@/lib/contract/calls'
import { CALL_FAULTS, type CallFault } from '@/tests/support/call-gate'
import { neededKeys } from '@/tests/support/documented-peer/needed-keys'
import { CUSTOMER_CALLS, PUBLIC_CALLS } from '@/tests/support/failing-calls'
import { failingShop } from './support/failing-shop'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** How the log names a fault. */
const IN_LOG = {
  'HTTP 500': /HTTP 500/,
  'HTTP 404': /not JSON|no such call/,
  'an empty body': /not JSON/,
  'broken JSON': /not JSON/,
  'a page of HTML': /not JSON/,
  'no answer in time': /Timeout|Cancel|Abort/,
} satisfies Record<keyof typeof CALL_FAULTS, RegExp>

/** The customer has bookmarked stores alone; without its id nothing is left of an address that has needed keys alone. */
const UNSEEN = ['bookmark products.pid', 'bookmark products.nm', 'bookmark products.pc', 'customerAddr id']

const NAMES = Object.keys(CALL_FAULTS) as (keyof typeof CALL_FAULTS)[]

function faultsOf(name: string): CallFault[] {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`there is no ${name}`)
  const keys = neededKeys(call.records).filter((key) => !UNSEEN.includes(`${name} ${key}`))
  return [...keys.map((missing) => ({ missing })), ...NAMES.map((fault) => ({ fault }))]
}

const nameOf = (how: CallFault) => ('fault' in how ? how.fault : `without ${how.missing}`)
const shop = failingShop()
let logged = 0
test.beforeAll(() => {
  logged = shop.logSize()
})

for (const [rows, isPublic] of [
  [PUBLIC_CALLS, true],
  [CUSTOMER_CALLS, false],
] as const)
  for (const row of rows)
    test(`${row.path} where ${row.call} fails in any way: ${row.part}`, async ({ page }) => {
      if (!isPublic) await shop.logIn(page)
      const wrong: string[] = []
      for (const how of faultsOf(row.call)) {
        // the API has no such call, so that no answer of it lacks a key
        if (row.call === 'srvw' && 'missing' in how) continue
        await shop
          .expectFailure(page, row, how, isPublic)
          .catch(({ message }: Error) => wrong.push(`${nameOf(how)}: ${message.slice(0, 300)}`))
      }
      expect(wrong).toEqual([])
    })

test('the log names each call that has failed, with the kind of its fault or the key', () => {
  const lines = shop.linesSince(logged)
  const missed = [...PUBLIC_CALLS, ...CUSTOMER_CALLS].flatMap(({ call, sees }) =>
    faultsOf(call)
      // one that a page does without may be an addition, which an API need not have
      .filter((how) => !(sees === 'same' || ('fault' in how && how.fault === 'HTTP 404')))
      .filter((how) => {
        const kind = 'fault' in how ? IN_LOG[how.fault] : new RegExp(`\\b${how.missing.split('.').at(-1)}\\b`)
        return !lines.some((line) => line.includes(call) && kind.test(line))
      })
      .map((how) => `${call} ${nameOf(how)}`),
  )
  expect(missed).toEqual([])
})

test('the log does not repeat itself', () => {
  const repeated = new Map<string, number>()
  for (const line of shop.linesSince(logged)) {
    const { msg, call, path, reason, count } = JSON.parse(line)
    if (count === undefined) continue
    const key = JSON.stringify([msg, call, path, reason, count])
    repeated.set(key, (repeated.get(key) ?? 0) + 1)
  }
  // Next has the module once for pages, for route handlers and for the middleware
  expect([...repeated].filter(([, times]) => times > 3)).toEqual([])
})

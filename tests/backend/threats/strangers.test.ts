import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '@/backend/app/calls/endpoints'
import { quotes } from '@/backend/checkout/schema'
import { CALLS } from '@/lib/contract/calls'
import type { Call } from '@/lib/contract/define-call'
import { makeCustomer } from '@/tests/backend/support/factories'
import { readOrder, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestAnswer, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { BOOKMARKED, CANARIES, type CanaryOwner, LINE, makeCanaryOwner, rowsOf } from './canary-owner'
import { callsAbout, type Example } from './stranger-calls'

let api: TestApp
let owner: CanaryOwner
let stranger: Tokens
let strangerOnSite: Tokens
beforeAll(async () => {
  api = await openTestApp()
  owner = await makeCanaryOwner(api)
  await makeCustomer(api.db, { email: 'friend@example.com' })
  stranger = (await makeCustomer(api.db, { firstName: 'Eve', phone: '6045550177' })).tokens
  strangerOnSite = (await makeCustomer(api.db, { firstName: 'Mallory', phone: '6045550178' }, 'spa.test')).tokens
})
afterAll(() => api.close())

/** Makes a call with the tokens; null for a direct call. */
async function ask(tokens: Tokens | null, call: Call, request: object): Promise<TestAnswer> {
  const given = new Map(Object.entries(request).map(([name, value]) => [name, String(value)]))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)
    given.delete(name)
    return value ?? 'missing'
  })
  const isRead = call.method === 'GET'
  const address = isRead && given.size > 0 ? `${path}?${new URLSearchParams([...given])}` : path
  const isDirect = call.access === 'public' || call.access === 'open'
  if (tokens && !isDirect) return api.execute(tokens, address, call.method, isRead ? undefined : request)
  const headers = { 'content-type': 'application/json' }
  const body = isRead ? {} : { body: JSON.stringify(request), headers }
  return (await api.app.request(address, { method: call.method, ...body })).json() as Promise<TestAnswer>
}

interface Asked {
  call: Call
  example: Example
  answer: TestAnswer
}

const HOUR_MS = 3_601_000

/** Makes every call of the table as one actor, an hour later than the one before: limits start anew. */
async function askAll(tokens: Tokens | null): Promise<Asked[]> {
  api.clock.advance(HOUR_MS / 1000)
  const asked: Asked[] = []
  for (const [name, examples] of Object.entries(callsAbout(owner))) {
    const call = CALLS.find((known) => known.name === name)
    if (!call) throw new Error(`no such call: ${name}`)
    for (const example of examples) asked.push({ call, example, answer: await ask(tokens, call, example.request) })
  }
  return asked
}

/** Private data of the owner that another user received. */
function leaksOf(asked: Asked[]): string[] {
  return asked.flatMap(({ call, answer }) => {
    const text = JSON.stringify(answer)
    const mayPay = call.access === 'visitor' && answer.RC === 200
    const hidden = [
      ...CANARIES,
      ...(mayPay ? [] : [LINE]),
      ...(call.access === 'customer' ? [BOOKMARKED, owner.done] : []),
    ]
    return hidden.filter((canary) => text.includes(canary)).map((canary) => `${call.name} tells ${canary}`)
  })
}

const isBuilt = (call: Call) => ENDPOINTS.some((endpoint) => endpoint.call.name === call.name)
const isSigned = (call: Call) => call.access === 'customer' || call.access === 'visitor'

/** The calls that returned a different code than in the table. */
function wrongOf(asked: Asked[], wanted: (call: Call, example: Example) => number): string[] {
  return asked
    .map(({ call, example, answer }) => ({ call, answer, RC: isBuilt(call) ? wanted(call, example) : 404 }))
    .filter(
      ({ call, answer, RC }) => answer.RC !== RC && !(RC === 404 && answer.RC === 401 && call.access === 'customer'),
    )
    .map(({ call, answer, RC }) => `${call.name}: RC ${answer.RC} ${answer.msg ?? ''}, not ${RC}`)
}

it('every call of the contract has an example', () => {
  const named = Object.keys(callsAbout(owner))
  expect(CALLS.map((call) => call.name).filter((name) => !named.includes(name))).toEqual([])
})

it('a payer with only an order’s id receives only that id, and only the payment changes', async () => {
  const personOf = async (id: string) => {
    const { total_paid, total_due, payment_method, credit_card, ...rest } = await readOrder(api, owner.tokens, id)
    return { ...rest, paid: [total_paid, total_due] }
  }
  for (const [index, tokens] of [null, strangerOnSite, owner.onSite].entries()) {
    const id = owner.open[index] ?? ''
    const before = await personOf(id)
    const call = CALLS.find(({ name }) => name === 'aio') as Call
    const data = { action: 'pay', ord_id: id, pay_mtd: 2, card: VISA }
    expect(await ask(tokens, call, { data })).toEqual({
      RC: 200,
      records: { client_secret: null, ord_id: id, pay_url: null },
    })
    const paid = { allow_paynow: 0, order_expire_dt: null, payment_state: null, paid: [22.4, 0] }
    expect(await personOf(id)).toEqual({ ...before, ...paid })
  }
})

it('five actors who know every id of the owner make every call: 0 leaks, and none of the owner’s data changes', async () => {
  const before = await rowsOf(api, owner)
  const told: string[] = []
  const wrong: string[] = []
  const say = (who: string, asked: Asked[], wanted: (call: Call, example: Example) => number) => {
    told.push(...leaksOf(asked).map((leak) => `${who}: ${leak}`))
    wrong.push(...wrongOf(asked, wanted).map((line) => `${who}: ${line}`))
  }
  const visitorCode = (call: Call, example: Example) => example.visitor ?? (call.access === 'customer' ? 401 : 200)
  say('a visitor', await askAll(null), visitorCode)
  const endedCode = (call: Call, example: Example) => (isSigned(call) ? 401 : (example.visitor ?? 200))
  say('one who has logged out', await askAll(owner.ended), endedCode)
  const mixed = { token: owner.tokens.token, secret: stranger.secret }
  say('the owner’s token with another secret', await askAll(mixed), endedCode)
  say(
    'another customer of the owner’s site',
    await askAll(strangerOnSite),
    (_, example) => example.strangerOnSite ?? example.stranger,
  )
  say('another customer', await askAll(stranger), (_, example) => example.stranger)
  expect(told).toEqual([])
  expect(wrong).toEqual([])
  expect(await rowsOf(api, owner)).toEqual(before)
})

it('the owner can read on both sites, and finds every canary', async () => {
  const onSite = callsAbout(owner).orddtl?.[0]?.request ?? {}
  expect((await ask(owner.onSite, CALLS.find(({ name }) => name === 'orddtl') as Call, onSite)).RC).toBe(200)
  // a quote is good for an hour, which `askAll` lets pass
  const createdAt = new Date(api.clock.now().getTime() + HOUR_MS)
  await api.db.update(quotes).set({ createdAt })
  const asked = await askAll(owner.tokens)
  expect(wrongOf(asked, (_, example) => example.owner ?? 200)).toEqual([])
  const text = JSON.stringify(asked.map(({ answer }) => answer))
  expect([...CANARIES, LINE, BOOKMARKED].filter((canary) => !text.includes(canary))).toEqual([])
})

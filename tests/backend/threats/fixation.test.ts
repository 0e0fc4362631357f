import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { openSession } from '@/backend/customers/sessions/open-session'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { lastMessage } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const TIMES = 100
const PASSWORD = 'sesame'
const PING = '/api/rest/v7/ping'
const NONE = { token: '-', secret: '-' }

let api: TestApp
let email: string
let customerId: number
beforeAll(async () => {
  api = await openTestApp()
  email = `fixed${nextId()}@example.com`
  customerId = (await makeCustomer(api.db, { email, passwordHash: await hashPassword(PASSWORD) })).id
})
afterAll(() => api.close())

async function login(over: object = {}): Promise<Tokens> {
  // advances the clock, since a hundred logins in a row are rate-limited
  api.clock.advance(901)
  const answer = await api.post('/api/rest/v8/login', { data: { email, password: PASSWORD, ...over } })
  expect(answer.RC).toBe(200)
  return answer.records
}

/** Counts the codes returned for the tokens, by calls that read and one that writes. */
async function replay(kept: Tokens[]): Promise<Record<number, number>> {
  const codes: Record<number, number> = {}
  for (const [index, tokens] of kept.entries()) {
    const path = ['ping', 'customerinfo', 'ordlst', 'logout'][index % 4]
    const { RC } = await api.execute(tokens, `/api/rest/v7/${path}`, 'GET')
    codes[RC] = (codes[RC] ?? 0) + 1
  }
  return codes
}

it('100 logged-out tokens get 100 × 401, also while the customer is logged in again', async () => {
  const kept: Tokens[] = []
  for (let n = 0; n < TIMES; n++) {
    const tokens = await openSession(api.db, customerId, 'shared', api.clock.now())
    expect((await api.execute(tokens, PING, 'GET')).RC).toBe(200)
    expect((await api.execute(tokens, '/api/rest/v7/logout', 'GET')).RC).toBe(200)
    kept.push(tokens)
  }
  expect(await replay(kept)).toEqual({ 401: TIMES })
  const live = await login()
  expect(await replay(kept)).toEqual({ 401: TIMES })
  expect(await replay([live])).toEqual({ 200: 1 })
})

it('100 tokens from before a login elsewhere get 100 × 401, and no token or secret is issued twice', async () => {
  const kept: Tokens[] = []
  for (let n = 0; n < TIMES; n++) kept.push(await openSession(api.db, customerId, 'shared', api.clock.now()))
  expect((await api.execute(kept.at(-1) ?? NONE, PING, 'GET')).RC).toBe(200)
  const last = await login()
  expect(await replay(kept)).toEqual({ 401: TIMES })
  expect(await replay([last])).toEqual({ 200: 1 })
  const all = [...kept, last].flatMap(({ token, secret }) => [token, secret])
  expect(new Set(all).size).toBe(2 * (TIMES + 1))
})

/** Live sessions of the customer on 100 sites. */
async function logInEverywhere(): Promise<Tokens[]> {
  const kept: Tokens[] = []
  for (let n = 0; n < TIMES; n++) kept.push(await openSession(api.db, customerId, `site-${n}`, api.clock.now()))
  expect((await api.execute(kept[0] ?? NONE, PING, 'GET')).RC).toBe(200)
  return kept
}

it('100 sessions of other sites get 100 × 401 after a password change; the one that changed it survives', async () => {
  const kept = await logInEverywhere()
  const changing = await login()
  const change = { op: PASSWORD, password: 'another-sesame' }
  expect((await api.execute(changing, '/api/rest/v7/updatepwd', 'POST', change)).RC).toBe(200)
  expect(await replay(kept)).toEqual({ 401: TIMES })
  expect(await replay([changing])).toEqual({ 200: 1 })
})

it('100 sessions get 100 × 401 after a password reset by link, and a used link is rejected', async () => {
  const kept = await logInEverywhere()
  const path = '/api/v7/forgetpwd'
  expect((await api.post(path, { email })).RC).toBe(200)
  const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1]
  expect((await api.post(path, { token, password: PASSWORD })).RC).toBe(200)
  expect(await replay(kept)).toEqual({ 401: TIMES })
  expect((await api.post(path, { token, password: 'thirds-sesame' })).RC).toBe(204)
  expect(await replay([await login()])).toEqual({ 200: 1 })
})

it('a token sent along with a login is not adopted', async () => {
  const brought = { token: 'fixed-by-somebody-else', secret: 'fixed-as-well' }
  const opened = await login(brought)
  expect(opened.token).not.toBe(brought.token)
  expect(await replay([brought])).toEqual({ 401: 1 })
  const mixed = [
    { token: opened.token, secret: brought.secret },
    { token: brought.token, secret: opened.secret },
  ]
  expect(await replay(mixed)).toEqual({ 401: 2 })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { customers } from '@/backend/customers/schema/customers'
import { deviceMarks } from '@/backend/customers/schema/password-guesses'
import { openSession } from '@/backend/customers/sessions/open-session'
import { nextId } from '@/tests/backend/support/factories'
import { openPushDesk } from '@/tests/backend/support/push-desk'
import { sentMessages, textedCode } from '@/tests/backend/support/sent-messages'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, subscribe, endpoints, reset, close } = await openPushDesk()
beforeEach(reset)
beforeEach(() => api.clock.advance(4000))
afterAll(close)

const REST = '/api/rest/v7'
const newPhone = () => `604554${String(1000 + nextId())}`
const newAddress = () => `victim${nextId()}@example.com`
const login = (data: object) => api.post('/api/rest/v8/login', { data })
const textLogin = async (phone: string) =>
  login({ email: `ca${phone}@customer.plaza.test`, vc: await textedCode(api, phone), country_code: 'CA' })
const call = (tokens: Tokens, name: string, data?: object) =>
  api.execute(tokens, `${REST}/${name}`, data ? 'POST' : 'GET', data)
const profileOf = async (tokens: Tokens) => (await call(tokens, 'customerinfo')).records
async function linkFor(email: string, path: string): Promise<string> {
  const bodies = (await sentMessages(api)).filter(({ recipient }) => recipient === email).map(({ body }) => body)
  return bodies.map((body) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(body)?.[1]).find(Boolean) ?? ''
}
async function resetByLink(email: string, password: string) {
  await api.post('/api/v7/forgetpwd', { email })
  const token = await linkFor(email, '/reset')
  return api.post('/api/v7/forgetpwd', { token, password })
}

/** An account that somebody opened with the address of another person, and all ways in that they prepared. */
async function squattedAccount() {
  const [email, phone, pending] = [newAddress(), newPhone(), newAddress()]
  const { records: squatter } = await api.post(`${REST}/register`, { email, password: 'squatter' })
  const vc = await textedCode(api, phone)
  expect((await call(squatter, 'newphone', { phone, vc, country_code: 'CA', password: 'squatter' })).RC).toBe(200)
  expect((await call(squatter, 'newemail', { email: pending, password: 'squatter' })).RC).toBe(200)
  await subscribe(squatter)
  const [row] = await api.db.select().from(customers).where(eq(customers.email, email))
  const id = row?.id ?? 0
  const elsewhere = await openSession(api.db, id, 'spa.test', api.clock.now())
  return { id, email, phone, pending, squatter, elsewhere }
}

describe('a reset by link that is the first proof of an address', () => {
  it('ends every other way in: phone, password, sessions, pending address, notified browsers and known devices', async () => {
    const { id, email, phone, pending, squatter, elsewhere } = await squattedAccount()
    const pendingLink = await linkFor(pending, '/account/confirm-email')
    expect((await resetByLink(email, 'mine-alone')).RC).toBe(200)

    for (const tokens of [squatter, elsewhere]) expect((await call(tokens, 'ping')).RC).toBe(401)
    expect((await login({ email, password: 'squatter' })).RC).toBe(403)
    expect((await login({ email: phone, password: 'mine-alone', country_code: 'CA' })).RC).toBe(403)
    expect(await endpoints()).toEqual([])
    expect(await api.db.select().from(deviceMarks).where(eq(deviceMarks.customerId, id))).toHaveLength(1)

    const mine = (await login({ email, password: 'mine-alone' })).records
    expect(await profileOf(mine)).toMatchObject({ phone: '', pending_email: '', is_email_confirmed: true })
    expect((await call(mine, 'confirmemail', { token: pendingLink })).RC).toBe(204)
    api.clock.advance(61)
    const stranger = await textLogin(phone)
    expect((await profileOf(stranger.records)).email).not.toBe(email)
    api.clock.advance(61)
    const vc = await textedCode(api, phone)
    await api.post('/api/v7/forgetpwd', { phone, vc, country_code: 'CA', password: 'squatter-again' })
    expect((await login({ email, password: 'mine-alone' })).RC).toBe(200)
  })

  it('of an address that was confirmed before keeps the phone', async () => {
    const { email, phone, squatter: owner } = await squattedAccount()
    expect((await call(owner, 'confirmemail', { token: await linkFor(email, '/account/confirm-email') })).RC).toBe(200)
    expect((await resetByLink(email, 'another-one')).RC).toBe(200)
    api.clock.advance(61)
    expect((await profileOf((await textLogin(phone)).records)).email).toBe(email)
  })
})

describe('a confirmation inside the account’s own session keeps what is there', () => {
  it('after registering: confirm, then log in by password and by text', async () => {
    const { email, phone, squatter: owner } = await squattedAccount()
    expect((await call(owner, 'confirmemail', { token: await linkFor(email, '/account/confirm-email') })).RC).toBe(200)
    expect((await call(owner, 'ping')).RC).toBe(200)
    expect(await endpoints()).toHaveLength(1)
    expect((await login({ email, password: 'squatter' })).RC).toBe(200)
    api.clock.advance(61)
    expect((await profileOf((await textLogin(phone)).records)).email).toBe(email)
  })

  it('after a sign-up by text: add an email, confirm it, then log in by text', async () => {
    const [phone, email] = [newPhone(), newAddress()]
    const owner = (await textLogin(phone)).records
    api.clock.advance(61)
    expect((await call(owner, 'newemail', { email, vc: await textedCode(api, phone) })).RC).toBe(200)
    expect((await call(owner, 'confirmemail', { token: await linkFor(email, '/account/confirm-email') })).RC).toBe(200)
    expect((await call(owner, 'ping')).RC).toBe(200)
    api.clock.advance(61)
    expect(await profileOf((await textLogin(phone)).records)).toMatchObject({ email, phone })
  })
})

describe('what was under way when a reset ended it', () => {
  it('is refused: a changed password, phone or email, and a login, with the old password', async () => {
    const { email, squatter } = await squattedAccount()
    const phone = newPhone()
    const vc = await textedCode(api, phone)
    await api.post('/api/v7/forgetpwd', { email })
    const token = await linkFor(email, '/reset')
    const password = 'squatter'
    const attempts = () => [
      call(squatter, 'updatepwd', { op: password, password: 'squatter-two' }),
      call(squatter, 'newphone', { phone, vc, country_code: 'CA', password }),
      call(squatter, 'newemail', { email: newAddress(), password }),
    ]
    await Promise.all([...attempts(), api.post('/api/v7/forgetpwd', { token, password: 'mine-alone' })])
    const { RC, records } = await login({ email, password: 'mine-alone' })
    expect(RC).toBe(200)
    expect(await profileOf(records)).toMatchObject({ phone: '', pending_email: '' })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { type customers, verificationCodes } from '@/backend/customers/schema/customers'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { sentMessages, textedCode } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let passwordHash: string
beforeAll(async () => {
  api = await openTestApp()
  passwordHash = await hashPassword('sesame')
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const REST = '/api/rest/v7'
const newAddress = () => `mail${nextId()}@example.com`
const newPhone = () => `604557${String(1000 + nextId())}`
const change = (tokens: Tokens, body: object) => api.execute(tokens, `${REST}/newemail`, 'POST', body)
const confirm = (tokens: Tokens, token: string) => api.execute(tokens, `${REST}/confirmemail`, 'POST', { token })
const profileOf = async (tokens: Tokens) => (await api.execute(tokens, `${REST}/customerinfo`, 'GET')).records
const login = (email: string) => api.post('/api/rest/v8/login', { data: { email, password: 'sesame' } })

async function newestMail(recipient: string) {
  return (await sentMessages(api)).find((message) => message.recipient === recipient)
}

async function linkFor(recipient: string): Promise<string> {
  return /token=([\w-]+)/.exec((await newestMail(recipient))?.body ?? '')?.[1] ?? ''
}

async function account(over: Partial<typeof customers.$inferInsert> = {}) {
  const email = newAddress()
  return { email, ...(await makeCustomer(api.db, { email, emailConfirmedAt: null, passwordHash, ...over })) }
}

describe('a changed email', () => {
  it('replaces the old one when its link is opened, and the old one is told', async () => {
    const me = await account()
    const email = newAddress()
    expect((await change(me.tokens, { email, password: 'sesame' })).RC).toBe(200)
    expect(await profileOf(me.tokens)).toMatchObject({ email: me.email, pending_email: email })
    expect([(await login(email)).RC, (await login(me.email)).RC]).toEqual([403, 200])

    const tokens = (await login(me.email)).records
    const link = await linkFor(email)
    expect((await confirm(tokens, link)).RC).toBe(200)
    expect(await profileOf(tokens)).toMatchObject({ email, pending_email: '', is_email_confirmed: true })
    expect([(await login(email)).RC, (await login(me.email)).RC]).toEqual([200, 403])
    expect((await newestMail(me.email))?.subject).toBe('The email address for your Plaza account was changed')
  })

  it('asks for the password only when it is needed, and refuses a wrong one', async () => {
    const me = await account()
    const email = newAddress()
    expect((await change(me.tokens, { email })).RC).toBe(403)
    expect((await change(me.tokens, { email, password: 'wrong' })).RC).toBe(403)
    expect(await newestMail(email)).toBeUndefined()
    expect((await change(me.tokens, { email: me.email })).RC).toBe(200)
  })

  it('asks for a texted code where no password is set', async () => {
    const phone = newPhone()
    const me = await account({ passwordHash: null, phone })
    const email = newAddress()
    expect((await change(me.tokens, { email })).RC).toBe(483)
    expect((await change(me.tokens, { email, vc: await textedCode(api, phone) })).RC).toBe(200)
    expect((await confirm(me.tokens, await linkFor(email))).RC).toBe(200)
  })

  it('of an account without a password, where no texts can be sent, needs one set by a link to the present address', async () => {
    const me = await account({ passwordHash: null })
    const email = newAddress()
    const { text } = api.deps
    api.deps.text = null
    try {
      expect((await change(me.tokens, { email })).RC).toBe(403)
      await api.post('/api/v7/forgetpwd', { email: me.email })
      const token = await linkFor(me.email)
      expect((await api.post('/api/v7/forgetpwd', { token, password: 'sesame' })).RC).toBe(200)
      const tokens = (await login(me.email)).records
      expect((await change(tokens, { email, password: 'sesame' })).RC).toBe(200)
      expect((await confirm(tokens, await linkFor(email))).RC).toBe(200)
      expect(await profileOf(tokens)).toMatchObject({ email, is_email_confirmed: true })
    } finally {
      api.deps.text = text
    }
  })

  it('that another account has taken meanwhile is refused with 409', async () => {
    const me = await account()
    const email = newAddress()
    await change(me.tokens, { email, password: 'sesame' })
    await makeCustomer(api.db, { email })
    expect((await confirm(me.tokens, await linkFor(email))).RC).toBe(409)
    expect(await profileOf(me.tokens)).toMatchObject({ email: me.email, is_email_confirmed: false })
  })
})

describe('a link', () => {
  it('works once, within 12 hours, for its own account, and not after another change', async () => {
    const me = await account()
    const [first, second] = [newAddress(), newAddress()]
    await change(me.tokens, { email: first, password: 'sesame' })
    await change(me.tokens, { email: second, password: 'sesame' })
    const [stale, link] = [await linkFor(first), await linkFor(second)]
    expect((await confirm((await account()).tokens, link)).RC).toBe(204)
    expect((await confirm(me.tokens, stale)).RC).toBe(204)
    expect((await confirm(me.tokens, link)).RC).toBe(200)
    expect((await confirm(me.tokens, link)).RC).toBe(204)

    const third = newAddress()
    await change(me.tokens, { email: third, password: 'sesame' })
    const expired = await linkFor(third)
    api.clock.advance(12 * 3600)
    expect((await confirm(me.tokens, expired)).RC).toBe(204)
  })

  it('is stored only as a hash', async () => {
    const me = await account()
    await change(me.tokens, { email: me.email })
    const token = await linkFor(me.email)
    const stored = await api.db.select().from(verificationCodes)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('confirms the address of a new account', async () => {
    const email = newAddress()
    const { records } = await api.post(`${REST}/register`, { email, password: 'sesame' })
    expect((await profileOf(records)).is_email_confirmed).toBe(false)
    expect((await confirm(records, await linkFor(email))).RC).toBe(200)
    expect((await profileOf(records)).is_email_confirmed).toBe(true)
  })
})

it('a reset link sent to the old address is void after the change', async () => {
  const me = await account()
  await api.post('/api/v7/forgetpwd', { email: me.email })
  const reset = await linkFor(me.email)
  const email = newAddress()
  await change(me.tokens, { email, password: 'sesame' })
  await confirm(me.tokens, await linkFor(email))
  expect((await api.post('/api/v7/forgetpwd', { token: reset, password: 'stolen-one' })).RC).toBe(204)
  expect((await login(email)).RC).toBe(200)
})

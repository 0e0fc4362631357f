import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { customers, verificationCodes } from '@/backend/customers/schema/customers'
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
const newPhone = () => `604559${String(1000 + nextId())}`
const change = async (tokens: Tokens, body: object) =>
  (await api.execute(tokens, `${REST}/newphone`, 'POST', { country_code: 'CA', ...body })).RC
const phoneOf = async (id: number) => (await api.db.select().from(customers).where(eq(customers.id, id)))[0]?.phone
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')
const messagesTo = async (to: string) => (await sentMessages(api)).filter(({ recipient }) => recipient.endsWith(to))

async function account(over: Partial<typeof customers.$inferInsert> = {}) {
  const [email, old] = [`me${nextId()}@example.com`, newPhone()]
  return { email, old, ...(await makeCustomer(api.db, { email, phone: old, ...over })) }
}

describe('a change of phone', () => {
  it('of an account with a password asks for it with 403; the code of the new phone stays good', async () => {
    const me = await account({ passwordHash })
    const phone = newPhone()
    const vc = await textedCode(api, phone)
    expect(await change(me.tokens, { phone, vc })).toBe(403)
    expect(await change(me.tokens, { phone, vc, password: 'wrong' })).toBe(403)
    expect(await change(me.tokens, { phone, vc, vc_old: await textedCode(api, me.old) })).toBe(403)
    expect(await phoneOf(me.id)).toBe(me.old)
    expect(await change(me.tokens, { phone, vc, password: 'sesame' })).toBe(200)
    expect(await phoneOf(me.id)).toBe(phone)
  })

  it('of an account without one asks for a code sent to the present phone with 483', async () => {
    const me = await account()
    const phone = newPhone()
    const vc = await textedCode(api, phone)
    expect(await change(me.tokens, { phone, vc })).toBe(483)
    // the code of the new phone is no proof
    expect(await change(me.tokens, { phone, vc, vc_old: vc })).toBe(483)
    const vc_old = await textedCode(api, me.old)
    expect(await change(me.tokens, { phone, vc, vc_old: otherThan(vc_old) })).toBe(483)
    expect(await change(me.tokens, { phone, vc: otherThan(vc), vc_old })).toBe(483)
    expect(await phoneOf(me.id)).toBe(me.old)
    expect(await change(me.tokens, { phone, vc, vc_old })).toBe(200)
    expect(await phoneOf(me.id)).toBe(phone)
  })

  it('uses up both codes or none', async () => {
    const me = await account()
    const phone = newPhone()
    const [vc, vc_old] = [await textedCode(api, phone), await textedCode(api, me.old)]
    await change(me.tokens, { phone, vc: otherThan(vc), vc_old })
    const used = async () =>
      (await api.db.select().from(verificationCodes)).filter(({ phone: key, usedAt }) => key.includes(me.old) && usedAt)
    expect(await used()).toEqual([])
    expect(await change(me.tokens, { phone, vc, vc_old })).toBe(200)
    expect(await used()).toHaveLength(1)
  })

  it('of an account with neither, but a confirmed address, needs a password set by a link to that', async () => {
    const me = await account({ phone: '', emailConfirmedAt: api.clock.now() })
    const phone = newPhone()
    const vc = await textedCode(api, phone)
    expect(await change(me.tokens, { phone, vc })).toBe(403)
    await api.post('/api/v7/forgetpwd', { email: me.email })
    const token = /token=([\w-]+)/.exec((await messagesTo(me.email))[0]?.body ?? '')?.[1]
    expect((await api.post('/api/v7/forgetpwd', { token, password: 'sesame' })).RC).toBe(200)
    const { records } = await api.post('/api/rest/v8/login', { data: { email: me.email, password: 'sesame' } })
    expect(await change(records, { phone, vc, password: 'sesame' })).toBe(200)
  })

  it('of an account with nothing that proves it is refused with 403: only the operator can help', async () => {
    const me = await account({ phone: '', email: `nobody${nextId()}@customer.plaza.test` })
    const phone = newPhone()
    expect(await change(me.tokens, { phone, vc: await textedCode(api, phone) })).toBe(403)
    expect(await phoneOf(me.id)).toBe('')
  })

  it('is told to the old phone and to the mailbox', async () => {
    const me = await account({ passwordHash, emailConfirmedAt: api.clock.now() })
    const phone = newPhone()
    await change(me.tokens, { phone, vc: await textedCode(api, phone), password: 'sesame' })
    expect((await messagesTo(me.old)).map(({ channel, body }) => [channel, body])).toEqual([
      ['sms', 'Your Plaza account now has a different phone number. If it wasn’t you, contact us right away.'],
    ])
    expect((await messagesTo(me.email)).map(({ subject }) => subject)).toEqual(['Your Plaza phone number was changed'])
    expect(await messagesTo(phone)).toHaveLength(1)
  })

  it('to the present number needs its code alone, and tells nobody', async () => {
    const me = await account({ passwordHash })
    expect(await change(me.tokens, { phone: me.old, vc: await textedCode(api, me.old) })).toBe(200)
    expect(await messagesTo(me.email)).toEqual([])
  })
})

it('a borrowed session does not become a reset by text', async () => {
  const me = await account({ passwordHash })
  const thief = newPhone()
  expect(await change(me.tokens, { phone: thief, vc: await textedCode(api, thief) })).toBe(403)
  api.clock.advance(61)
  const vc = await textedCode(api, thief)
  const reset = { phone: thief, vc, country_code: 'CA', password: 'stolen-one' }
  expect((await api.post('/api/v7/forgetpwd', reset)).RC).toBe(484)
})

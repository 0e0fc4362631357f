import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { customers } from '@/backend/customers/schema/customers'
import { openSession } from '@/backend/customers/sessions/open-session'
import { pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { countingQueries } from '@/tests/backend/catalogue/counting-queries'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { lastMessage, textedCode } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const REST = '/api/rest/v7'
const newPhone = () => `604556${String(1000 + nextId())}`
const login = (email: string, password: string) => api.post('/api/rest/v8/login', { data: { email, password } })
const forget = (body: object) => api.post('/api/v7/forgetpwd', body)

async function accountWith(password: string) {
  const email = `me${nextId()}@example.com`
  const phone = newPhone()
  const { id, tokens } = await makeCustomer(api.db, { email, phone, passwordHash: await hashPassword(password) })
  return { id, tokens, email, phone }
}

describe('a session', () => {
  it('is a customer of the two roles there are: the profile names no role, and no call sets one [ROUTE-32]', async () => {
    const me = await accountWith('sesame')
    await api.execute(me.tokens, `${REST}/customerinfo`, 'POST', { first_name: 'Mei', role: 'admin', is_admin: 1 })
    const { records } = await api.execute(me.tokens, `${REST}/customerinfo`, 'GET')
    expect(records.first_name).toBe('Mei')
    expect(Object.keys(records).filter((key) => /role|admin|merchant|business/.test(key))).toEqual([])
    const heads = ['admin', 'merchant', 'business'].map((role) => api.execute(me.tokens, `${REST}/${role}`, 'GET'))
    expect((await Promise.all(heads)).map(({ RC }) => RC)).toEqual([404, 404, 404])
  })
})

describe('newemail and newphone', () => {
  it('change the login address; a taken one is refused with 409 [CALL-11] [ERR-51]', async () => {
    const [me, other] = [await accountWith('sesame'), await accountWith('sesame')]
    const email = `changed${nextId()}@example.com`
    const password = 'sesame'
    expect((await api.execute(me.tokens, `${REST}/newemail`, 'POST', { email, password })).RC).toBe(200)
    const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1] ?? ''
    expect((await api.execute(me.tokens, `${REST}/confirmemail`, 'POST', { token })).RC).toBe(200)
    expect((await login(email, password)).RC).toBe(200)
    expect((await api.execute(other.tokens, `${REST}/newemail`, 'POST', { email })).RC).toBe(409)
    expect((await api.execute(other.tokens, `${REST}/newemail`, 'POST', { email: 'no' })).RC).toBe(400)
  })

  it('change the phone only with its code, after the proof [CALL-12]', async () => {
    const me = await accountWith('sesame')
    const phone = newPhone()
    const vc = await textedCode(api, phone)
    const change = (body: object) => api.execute(me.tokens, `${REST}/newphone`, 'POST', { password: 'sesame', ...body })
    const wrong = vc === '111111' ? '222222' : '111111'
    expect((await change({ phone, vc: wrong, country_code: 'CA' })).RC).toBe(483)
    expect((await change({ phone, vc, country_code: 'CA' })).RC).toBe(200)
    const [row] = await api.db.select().from(customers).where(eq(customers.id, me.id))
    expect(row?.phone).toBe(phone)
  })
})

describe('updatepwd', () => {
  it('requires the old password and ends the other sessions [CALL-14] [ERR-13] [ERR-14]', async () => {
    const me = await accountWith('sesame')
    const elsewhere = await openSession(api.db, me.id, 'spa.test', api.clock.now())
    const change = (body: object) => api.execute(me.tokens, `${REST}/updatepwd`, 'POST', body)
    expect((await change({ op: '', password: 'open sesame' })).RC).toBe(400)
    expect((await change({ op: 'sesame', password: 'short' })).RC).toBe(400)
    expect((await change({ op: 'wrong', password: 'open sesame' })).RC).toBe(403)
    expect((await change({ op: 'sesame', password: 'open sesame' })).RC).toBe(200)
    expect((await api.execute(elsewhere, `${REST}/ping`, 'GET')).RC).toBe(401)
    expect((await api.execute(me.tokens, `${REST}/ping`, 'GET')).RC).toBe(200)
    expect((await login(me.email, 'open sesame')).RC).toBe(200)
  })
})

describe('a new password', () => {
  it('that is too short is refused as such; only a missing one is a missing field', async () => {
    const me = await accountWith('sesame')
    const change = (password: string) => api.execute(me.tokens, `${REST}/updatepwd`, 'POST', { op: 'sesame', password })
    expect(await change('five5')).toMatchObject({ RC: 400, msg: 'fewer than 6 characters' })
    expect(await change('')).toMatchObject({ RC: 400, msg: 'missing fields' })
    expect((await change('sixsix')).RC).toBe(200)
  })
})

describe('forgetpwd', () => {
  it('emails a link that sets the password once [CALL-13] [ERR-11]', async () => {
    const me = await accountWith('forgotten')
    expect((await forget({ email: me.email })).RC).toBe(200)
    const mail = await lastMessage(api)
    expect(mail).toMatch(/^We received a request to reset the password for your Plaza account\./)
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? ''
    expect((await forget({ token, password: 'remembered' })).RC).toBe(200)
    expect((await login(me.email, 'remembered')).RC).toBe(200)
    expect((await api.execute(me.tokens, `${REST}/ping`, 'GET')).RC).toBe(401)
    expect((await forget({ token, password: 'again and again' })).RC).toBe(204)
  })

  it('expires a link after half an hour', async () => {
    const me = await accountWith('forgotten')
    await forget({ email: me.email })
    const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1] ?? ''
    api.clock.advance(1801)
    expect((await forget({ token, password: 'remembered' })).RC).toBe(204)
  })

  it('sets the password with a phone code; 483 for a wrong one, 484 for whoever has the code of a phone without an account [ERR-9] [ERR-10] [CALL-15]', async () => {
    const me = await accountWith('forgotten')
    const vc = await textedCode(api, me.phone)
    const byPhone = (over: object) =>
      forget({ phone: me.phone, vc, country_code: 'CA', password: 'remembered', ...over })
    expect((await byPhone({ vc: 'x' })).RC).toBe(483)
    expect((await byPhone({})).RC).toBe(200)
    expect((await login(me.email, 'remembered')).RC).toBe(200)
    const unknown = newPhone()
    expect((await byPhone({ phone: unknown, vc: await textedCode(api, unknown) })).RC).toBe(484)
  })

  it('answers alike, with the same queries, whether an email or a phone has an account', async () => {
    const me = await accountWith('forgotten')
    const asked = (body: object) => countingQueries(api, (counted) => counted.post('/api/v7/forgetpwd', body))
    const known = await asked({ email: me.email })
    const unknown = await asked({ email: `nobody${nextId()}@example.com` })
    expect([known.answer, unknown.answer]).toEqual([{ RC: 200 }, { RC: 200 }])
    expect(unknown.queries).toEqual(known.queries)
    expect(await lastMessage(api)).toContain('no Plaza account uses this address')

    const guess = async (phone: string) => {
      const vc = await textedCode(api, phone)
      const wrong = vc === '111111' ? '222222' : '111111'
      return asked({ phone, vc: wrong, country_code: 'CA', password: 'remembered' })
    }
    const [ours, nobodys] = [await guess(me.phone), await guess(newPhone())]
    expect([ours.answer.RC, nobodys.answer]).toEqual([483, ours.answer])
    expect(nobodys.queries).toEqual(ours.queries)
  })

  it('a link sent to the old address dies when the account changes its address', async () => {
    const me = await accountWith('forgotten')
    await forget({ email: me.email })
    const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1] ?? ''
    await api.db
      .update(customers)
      .set({ email: `moved${nextId()}@example.com` })
      .where(eq(customers.id, me.id))
    expect((await forget({ token, password: 'remembered' })).RC).toBe(204)
  })
})

describe('points', () => {
  it('returns balance, remaining and redeemed, zero for a new customer [ENT-36]', async () => {
    const { tokens } = await makeCustomer(api.db)
    const { records } = await api.execute(tokens, `${REST}/points`, 'GET')
    expect(records).toEqual({ balance: 0, remaining: 0, redeemed: 0, history: [] })
  })

  it('are unpaged with a limit of -1, the default [POINT-2] [POINT-3]', async () => {
    const { id: customerId, tokens } = await makeCustomer(api.db)
    const one = { kind: 'points_earned', debit: 'store', credit: 'points', amount: 1, currency: 'points' } as const
    const row = { ...one, customerId, createdAt: api.clock.now() }
    await api.db.insert(transfers).values(Array.from({ length: 130 }, () => row))
    await api.db.insert(pointsAccounts).values({ customerId, balance: 130 })
    const lengthOf = async (query: string) =>
      (await api.execute(tokens, `${REST}/points${query}`, 'GET')).records.history.length
    expect([await lengthOf('?limit=-1'), await lengthOf(''), await lengthOf('?page=1&limit=20')]).toEqual([
      130, 130, 20,
    ])
  })
})

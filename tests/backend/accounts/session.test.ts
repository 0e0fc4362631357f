import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { customers, sessions, verificationCodes } from '@/backend/customers/schema/customers'
import { makeCustomer, makeStore, nextId } from '@/tests/backend/support/factories'
import { textedCode } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const PING = '/api/rest/v7/ping'
const login = (data: object) => api.post('/api/rest/v8/login', { data })
const newPhone = () => `604555${String(1000 + nextId())}`

const byCode = (phone: string, vc: string, over = {}) =>
  login({ email: `ca${phone}@customer.plaza.test`, vc, country_code: 'CA', ...over })

describe('login with a password', () => {
  it('returns token and secret, which ping accepts [CALL-2] [CALL-5]', async () => {
    const email = `ada${nextId()}@example.com`
    await api.db.insert(customers).values({ email, passwordHash: await hashPassword('sesame') })
    const { RC, records } = await login({ email: email.toUpperCase(), password: 'sesame' })
    expect(RC).toBe(200)
    expect(records.token).toMatch(/^[\w-]{43}$/)
    expect((await api.execute(records, PING, 'GET')).RC).toBe(200)
  })

  it('finds a phone account by its phone entered as a username [AUTH-15] [AUTH-16]', async () => {
    const phone = newPhone()
    await makeCustomer(api.db, { phone, passwordHash: await hashPassword('sesame') })
    expect((await login({ email: `${phone}@customer.plaza.test`, password: 'sesame' })).RC).toBe(200)
  })

  it('returns 403 for a wrong password and an unknown account alike [ERR-2]', async () => {
    const email = `eve${nextId()}@example.com`
    await api.db.insert(customers).values({ email, passwordHash: await hashPassword('sesame') })
    const wrong = await login({ email, password: 'guess' })
    const unknown = await login({ email: 'nobody@example.com', password: 'guess' })
    expect(wrong.RC).toBe(403)
    expect(unknown).toEqual(wrong)
    expect((await login({ email, password: '' })).RC).toBe(403)
  })

  it('limits guessing at one account with 429', async () => {
    const email = 'target@example.com'
    const codes = []
    for (let i = 0; i < 12; i++) codes.push((await login({ email, password: `guess${i}` })).RC)
    expect(codes.slice(0, 10).every((code) => code === 403)).toBe(true)
    expect(codes.slice(10)).toEqual([429, 429])
  })
})

describe('login with a code', () => {
  it('creates the account at the first login and finds it at the next', async () => {
    const phone = newPhone()
    expect((await byCode(phone, await textedCode(api, phone))).RC).toBe(200)
    api.clock.advance(61)
    expect((await byCode(phone, await textedCode(api, phone))).RC).toBe(200)
    const rows = await api.db.select().from(customers).where(eq(customers.phone, phone))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.email).toBe(`ca${phone}@customer.plaza.test`)
  })

  it.each([
    ['an unknown country', { country_code: 'XX' }],
    ['a country that is not available', { country_code: 'UK' }],
    ['a phone of another country', { country_code: 'CN' }],
  ])('returns 400 for %s [ERR-1]', async (_, over) => {
    const phone = newPhone()
    expect((await byCode(phone, await textedCode(api, phone), over)).RC).toBe(400)
  })

  it('returns 408 for a code after ten minutes, and for a used one [ERR-3]', async () => {
    const phone = newPhone()
    const code = await textedCode(api, phone)
    api.clock.advance(601)
    expect((await byCode(phone, code)).RC).toBe(408)
    const fresh = await textedCode(api, phone)
    expect((await byCode(phone, fresh)).RC).toBe(200)
    expect((await byCode(phone, fresh)).RC).toBe(408)
  })

  it('returns 483 for a wrong code, and 429 from the sixth attempt, even with the right one [ERR-4] [ERR-5]', async () => {
    const phone = newPhone()
    const code = await textedCode(api, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++) expect((await byCode(phone, wrong)).RC).toBe(483)
    expect((await byCode(phone, code)).RC).toBe(429)
    expect((await byCode(newPhone(), '123456')).RC).toBe(483)
  })

  it('evaluates at most five of many parallel guesses', async () => {
    const phone = newPhone()
    await textedCode(api, phone)
    await Promise.all(Array.from({ length: 40 }, () => byCode(phone, 'nope')))
    const [row] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, `CA:${phone}`))
    expect([row?.askerTries, row?.tries]).toEqual([5, 0])
  })
})

describe('vcd', () => {
  it('sends one code per minute and five per hour to a phone [CALL-8] [ERR-8]', async () => {
    const phone = newPhone()
    const ask = async () => (await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code: 'CA' })).RC
    expect([await ask(), await ask()]).toEqual([200, 429])
    for (let i = 0; i < 4; i++) {
      api.clock.advance(61)
      expect(await ask()).toBe(200)
    }
    api.clock.advance(61)
    expect(await ask()).toBe(429)
  })

  it('stores the code only as a hash', async () => {
    const phone = newPhone()
    const code = await textedCode(api, phone)
    const [row] = await api.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, `CA:${phone}`))
    expect(row?.codeHash).not.toContain(code)
  })

  it('refuses another action and a phone of the wrong length with 400', async () => {
    expect((await api.post('/api/rest/v7/vcd', { phone: '6045550100', action: 2, country_code: 'CA' })).RC).toBe(400)
    expect((await api.post('/api/rest/v7/vcd', { phone: '60455501', action: 3, country_code: 'CA' })).RC).toBe(400)
  })
})

describe('register', () => {
  it('creates an account once and logs it in; a second time returns 409', async () => {
    const body = { email: `new${nextId()}@example.com`, password: 'sesame', first_name: 'Ada' }
    const made = await api.post('/api/rest/v7/register', body)
    expect((await api.execute(made.records, PING, 'GET')).RC).toBe(200)
    expect((await api.post('/api/rest/v7/register', body)).RC).toBe(409)
    expect((await api.post('/api/rest/v7/register', { ...body, password: 'short' })).RC).toBe(400)
  })
})

describe('session', () => {
  it('ends at a login elsewhere on the same site, but not on other sites', async () => {
    const email = `two${nextId()}@example.com`
    await api.db.insert(customers).values({ email, passwordHash: await hashPassword('sesame') })
    await makeStore(api.db, { domain: 'noodle.test' })
    const first = (await login({ email, password: 'sesame' })).records
    const onDomain = (await login({ email, password: 'sesame', domain: 'noodle.test' })).records
    const second = (await login({ email, password: 'sesame' })).records
    expect(second.token).not.toBe(first.token)
    expect((await api.execute(first, PING, 'GET')).RC).toBe(401)
    expect((await api.execute(second, PING, 'GET')).RC).toBe(200)
    expect((await api.execute(onDomain, PING, 'GET')).RC).toBe(200)
  })

  it('ends at logout [CALL-6] [SEC-4]', async () => {
    const { tokens } = await makeCustomer(api.db)
    expect((await api.execute(tokens, '/api/rest/v7/logout', 'GET')).RC).toBe(200)
    expect((await api.execute(tokens, PING, 'GET')).RC).toBe(401)
  })

  it('requires the secret with the token, and ends after 30 days', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    await api.db.update(sessions).set({ createdAt: api.clock.now() }).where(eq(sessions.customerId, id))
    expect((await api.execute({ ...tokens, secret: 'x' }, PING, 'GET')).RC).toBe(401)
    expect((await api.execute(tokens, PING, 'GET')).RC).toBe(200)
    api.clock.advance(31 * 86_400)
    expect((await api.execute(tokens, PING, 'GET')).RC).toBe(401)
    api.clock.advance(-31 * 86_400)
  })
})

describe('customerinfo', () => {
  it('reads and updates the profile [CALL-9] [CALL-10] [ENT-11]', async () => {
    const { tokens } = await makeCustomer(api.db, { phone: '6045550142' })
    const path = '/api/rest/v7/customerinfo'
    expect((await api.execute(tokens, path, 'POST', { first_name: 'Grace', nick_name: 'G' })).RC).toBe(200)
    const { records } = await api.execute(tokens, path, 'GET')
    expect(records).toMatchObject({
      first_name: 'Grace',
      last_name: '',
      nick_name: 'G',
      phone: '6045550142',
      profile_pic: '',
      is_password_set: false,
      defaultAddress: null,
    })
    expect((await api.execute(tokens, path, 'POST', { first_name: '' })).RC).toBe(400)
  })

  it('takes a picture on https alone, and none', async () => {
    const { tokens } = await makeCustomer(api.db)
    const path = '/api/rest/v7/customerinfo'
    const sent = async (profile_pic: string) => {
      const { RC } = await api.execute(tokens, path, 'POST', { first_name: 'Grace', profile_pic })
      return [RC, (await api.execute(tokens, path, 'GET')).records.profile_pic]
    }
    const picture = 'https://cdn.example/grace.webp'
    expect(await sent(picture)).toEqual([200, picture])
    const others = [
      'javascript:alert(1)',
      'http://cdn.example/grace.webp',
      '../grace.webp',
      `${picture}?${'a'.repeat(500)}`,
    ]
    for (const other of others) expect(await sent(other)).toEqual([400, picture])
    expect(await sent('')).toEqual([200, ''])
  })
})

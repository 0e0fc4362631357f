import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { claimGuess } from '@/backend/customers/login/guess-delay'
import { deviceMarks } from '@/backend/customers/schema/password-guesses'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { lastMessage } from '@/tests/backend/support/sent-messages'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let passwordHash: string
beforeAll(async () => {
  api = await openTestApp()
  passwordHash = await hashPassword('sesame')
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(7200))

const HOURS = 24
/** 20 at once, then after 1, 2, 4, 8 and 16 s, then every 30 s: 2,903 in a day */
const EVALUATED = 20 + 5 + Math.ceil((HOURS * 3600 - 31) / 30) - 1
let subscriber = 0
/** An address from which nobody has called. */
const newAddress = () => {
  subscriber += 1
  return `2001:db8:${(subscriber >> 16).toString(16)}:${(subscriber & 0xffff).toString(16)}::1`
}
const login = (data: object, address = newAddress()) =>
  api.post('/api/rest/v8/login', { data }, { 'x-forwarded-for': address })

async function account() {
  const email = `me${nextId()}@example.com`
  return { email, ...(await makeCustomer(api.db, { email, passwordHash })) }
}

/** Twenty wrong passwords, each from another network. */
async function failAtLogin(email: string, times = 20) {
  const answers: number[] = []
  for (let n = 0; n < times; n++) answers.push((await login({ email, password: `guess${n}` })).RC)
  return answers
}

/** What they leave behind, without the hashing. */
async function fail({ id }: { id: number }) {
  for (let n = 0; n < 20; n++) await claimGuess(api.deps, `account ${id}`)
}

describe('guesses at a password from all addresses together', () => {
  it('wait 1, 2, 4 … 30 s after 20 failures in an hour, the right one too', async () => {
    const { email } = await account()
    expect(await failAtLogin(email)).toEqual(Array(20).fill(403))
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      const { RC, records } = await login({ email, password: 'sesame' })
      expect(RC).toBe(429)
      waits.push(records.retry_after)
      api.clock.advance(records.retry_after - 0.1)
      expect((await login({ email, password: 'sesame' })).RC).toBe(429)
      api.clock.advance(0.1)
      expect((await login({ email, password: 'wrong' })).RC).toBe(403)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    api.clock.advance(30)
    expect((await login({ email, password: 'sesame' })).RC).toBe(200)
  })

  it('are forgotten after an hour, and a login that succeeds counts for none', async () => {
    const { email } = await account()
    for (let n = 0; n < 25; n++) expect((await login({ email, password: 'sesame' })).RC).toBe(200)
    await failAtLogin(email, 19)
    expect((await login({ email, password: 'sesame' })).RC).toBe(200)
    api.clock.advance(3600)
    expect(await failAtLogin(email)).toEqual(Array(20).fill(403))
  })

  it('wait for a name without an account alike', async () => {
    const email = `nobody${nextId()}@example.com`
    expect(await failAtLogin(email)).toEqual(Array(20).fill(403))
    expect(await login({ email, password: 'sesame' })).toMatchObject({ RC: 429, records: { retry_after: 1 } })
  })

  it('that come at once share the limit', async () => {
    const { email } = await account()
    const all = Array.from({ length: 60 }, (_, n) => login({ email, password: `guess${n}` }))
    const codes = (await Promise.all(all)).map(({ RC }) => RC)
    expect(codes.filter((code) => code === 403)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(40)
  })
})

test(`of all guesses at one account in ${HOURS} hours, from any number of addresses, ${EVALUATED} are evaluated`, async () => {
  const end = api.clock.now().getTime() + HOURS * 3_600_000
  let evaluated = 0
  while (api.clock.now().getTime() < end) {
    const claims = Array.from({ length: 3 }, () => claimGuess(api.deps, 'account of the day'))
    const settled = await Promise.allSettled(claims)
    evaluated += settled.filter(({ status }) => status === 'fulfilled').length
    const [refused] = settled.filter((claim) => claim.status === 'rejected')
    if (refused) api.clock.advance(refused.reason.records.retry_after)
  }
  expect(evaluated).toBe(EVALUATED)
}, 120_000)

describe('a device with the mark of an earlier login', () => {
  it('never waits, and neither does a reset', async () => {
    const me = await account()
    const { email } = me
    const mark = (await login({ email, password: 'sesame' })).records.device_mark
    await fail(me)
    const address = newAddress()
    expect((await login({ email, password: 'sesame' }, address)).RC).toBe(429)
    expect((await login({ email, password: 'wrong', device_mark: mark }, address)).RC).toBe(403)
    expect(await login({ email, password: 'sesame', device_mark: mark }, address)).toMatchObject({
      RC: 200,
      records: { device_mark: mark },
    })

    expect((await api.post('/api/v7/forgetpwd', { email })).RC).toBe(200)
    const token = /token=([\w-]+)/.exec(await lastMessage(api))?.[1]
    const { RC, records } = await api.post('/api/v7/forgetpwd', { token, password: 'remembered' })
    expect(RC).toBe(200)
    expect((await login({ email, password: 'remembered' })).RC).toBe(429)
    expect((await login({ email, password: 'remembered', device_mark: records.device_mark })).RC).toBe(200)
    // the reset has ended those from before it
    expect((await login({ email, password: 'remembered', device_mark: mark })).RC).toBe(429)
  })

  it('has ten guesses in a quarter of an hour, from whatever addresses', async () => {
    const { email } = await account()
    const { device_mark } = (await login({ email, password: 'sesame' })).records
    const codes: number[] = []
    for (let n = 0; n < 12; n++) codes.push((await login({ email, password: `guess${n}`, device_mark })).RC)
    expect(codes).toEqual([...Array(10).fill(403), 429, 429])
  })

  it('is one for its own accounts alone, of which a browser keeps five', async () => {
    const accounts = []
    for (let n = 0; n < 6; n++) accounts.push(await account())
    let device_mark: string | undefined
    for (const { email } of accounts)
      device_mark = (await login({ email, password: 'sesame', device_mark })).records.device_mark
    for (const one of accounts) await fail(one)
    const codes: number[] = []
    for (const { email } of accounts) codes.push((await login({ email, password: 'sesame', device_mark })).RC)
    expect(codes).toEqual([429, 200, 200, 200, 200, 200])
  })

  it('that somebody planted with a mark of theirs is given another', async () => {
    const [thief, victim] = [await account(), await account()]
    const planted = (await login({ email: thief.email, password: 'sesame' })).records.device_mark
    await login({ email: victim.email, password: 'sesame', device_mark: planted })
    await fail(victim)
    expect((await login({ email: victim.email, password: 'sesame', device_mark: planted })).RC).toBe(429)
  })

  it('cannot forge it, nor log in with it; it is stored as a hash, of the last 20 devices', async () => {
    const { id, email } = await account()
    await fail({ id })
    for (const device_mark of ['x', 'a.b.c', `${id}`, 'A'.repeat(43), '.'.repeat(400)])
      expect((await login({ email, password: 'sesame', device_mark })).RC).toBe(429)
    api.clock.advance(7200)
    let device_mark = ''
    for (let n = 0; n < 25; n++) {
      api.clock.advance(1)
      device_mark = (await login({ email, password: 'sesame' })).records.device_mark
    }
    const stored = await api.db.select().from(deviceMarks).where(eq(deviceMarks.customerId, id))
    expect(stored).toHaveLength(20)
    expect(JSON.stringify(stored)).not.toContain(device_mark)
    const session = (await login({ email, password: 'sesame', device_mark })).records
    const { records } = await api.execute(session, '/api/rest/v7/exportaccount', 'GET')
    expect(records.knownBrowsers).toHaveLength(20)
    const asSession = { token: device_mark, secret: device_mark }
    expect((await api.execute(asSession, '/api/rest/v7/ping', 'GET')).RC).toBe(401)
    expect((await login({ email, device_mark })).RC).toBe(403)
  })
})

test('a whole network of IPv6 shares the limit of an address', async () => {
  const { email } = await account()
  const codes: number[] = []
  for (let n = 0; n < 12; n++)
    codes.push((await login({ email, password: `guess${n}` }, `2001:db8:ffff:1::${(n * 4097).toString(16)}`)).RC)
  expect(codes).toEqual([...Array(10).fill(403), 429, 429])
  expect((await login({ email, password: 'sesame' }, '2001:db8:ffff:2::1')).RC).toBe(200)
})

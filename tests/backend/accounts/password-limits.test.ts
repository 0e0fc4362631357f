import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { lastMessage, textedCode } from '@/tests/backend/support/sent-messages'
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
const times = (n: number) => Array.from({ length: n }, (_, turn) => turn)

async function account() {
  const email = `guessed${nextId()}@example.com`
  const phone = `604558${String(1000 + nextId())}`
  return { email, phone, ...(await makeCustomer(api.db, { email, phone, passwordHash })) }
}
type Account = Awaited<ReturnType<typeof account>>

const login = (data: object) => api.post('/api/rest/v8/login', { data })
const customerCall = (tokens: Tokens, name: string, body: object) =>
  api.execute(tokens, `${REST}/${name}`, 'POST', body)

/** Every place where a password is asked, each of which refuses a right one for another reason or takes it. */
const PLACES: Record<string, (me: Account, password: string) => ReturnType<typeof login>> = {
  'a login': ({ email }, password) => login({ email, password }),
  'a login by phone': ({ phone }, password) => login({ email: phone, password }),
  'a new password': ({ tokens }, op) => customerCall(tokens, 'updatepwd', { op, password: 'sesame' }),
  'another email': ({ tokens }, password) =>
    customerCall(tokens, 'newemail', { email: `n${nextId()}@example.com`, password }),
  'another phone': ({ tokens }, password) =>
    customerCall(tokens, 'newphone', { country_code: 'CA', phone: '6045580001', vc: '000000', password }),
}

describe.each(Object.entries(PLACES))('%s', (_, enter) => {
  it('takes the right password as often as it is given', async () => {
    const me = await account()
    const answers = []
    for (const _turn of times(14)) answers.push(await enter(me, 'sesame'))
    expect(answers.filter(({ RC, records }) => RC === 403 || records?.reason === 'password')).toEqual([])
    for (const turn of times(10)) expect((await enter(me, `guess${turn}`)).RC).toBe(403)
  })

  it('takes ten wrong ones, then says that it is the password, and for how long', async () => {
    const me = await account()
    const codes = []
    for (const turn of times(10)) codes.push((await enter(me, `guess${turn}`)).RC)
    api.clock.advance(60)
    expect([codes, await enter(me, 'sesame')]).toEqual([
      times(10).map(() => 403),
      {
        RC: 429,
        msg: 'too many attempts, try again later',
        records: { retry_after: 840, reason: 'password' },
      },
    ])
    api.clock.advance(841)
    expect((await enter(me, 'sesame')).RC).not.toBe(429)
  })
})

it('the deletion of an account counts wrong passwords alone', async () => {
  const me = await account()
  const remove = (password: string) => customerCall(me.tokens, 'deleteaccount', { give_up_credit: true, password })
  for (const turn of times(10)) expect((await remove(`guess${turn}`)).RC).toBe(403)
  expect(await remove('sesame')).toMatchObject({ RC: 429, records: { reason: 'password', retry_after: 900 } })
  api.clock.advance(901)
  expect((await remove('sesame')).RC).toBe(200)
})

it('a browser that is known gives its right passwords back too', async () => {
  const { email } = await account()
  const { device_mark } = (await login({ email, password: 'sesame' })).records
  for (const turn of times(12))
    expect([turn, (await login({ email, password: 'sesame', device_mark })).RC]).toEqual([turn, 200])
})

it('an address has 100 logins in a quarter of an hour, right ones as well, and then counts no further name', async () => {
  const { email } = await account()
  const from = { 'x-forwarded-for': '203.0.113.90' }
  const enter = () => api.post('/api/rest/v8/login', { data: { email, password: 'sesame' } }, from)
  const codes = []
  for (const _turn of times(101)) codes.push((await enter()).RC)
  expect(codes.filter((RC) => RC === 200)).toHaveLength(100)
  expect(await enter()).toEqual({ RC: 429, msg: 'too many logins, try again later' })
  const counted = vi.spyOn(api.deps.limiter, 'attempt')
  await api.post('/api/rest/v8/login', { data: { email: 'another@example.com', password: 'guess' } }, from)
  expect(counted.mock.calls.map(([, key]) => key)).toEqual(['203.0.113.90'])
  counted.mockRestore()
}, 60_000)

it.each(['link', 'text'])('a reset by %s ends the wait of the login', async (by) => {
  const { email, phone } = await account()
  for (const name of [email, phone])
    for (const turn of times(11)) await login({ email: name, password: `guess${turn}` })
  expect((await login({ email, password: 'sesame' })).RC).toBe(429)
  api.clock.advance(61)
  if (by === 'link') await api.post('/api/v7/forgetpwd', { email })
  const link = () => lastMessage(api).then((text) => ({ token: /token=([\w-]+)/.exec(text)?.[1] }))
  const proof = by === 'link' ? await link() : { phone, country_code: 'CA', vc: await textedCode(api, phone) }
  const { RC, records } = await api.post('/api/v7/forgetpwd', { ...proof, password: 'remembered' })
  expect(RC).toBe(200)
  const mark = { device_mark: records.device_mark }
  expect((await login({ email, password: 'remembered', ...mark })).RC).toBe(200)
  if (by === 'text') expect((await login({ email: phone, password: 'remembered', ...mark })).RC).toBe(200)
})

import { describe, expect, test, vi } from 'vitest'
import type { Shopper } from '@/lib/commerce-client/transport/shopper'
import { ADDRESS_SIGNATURE_HEADER, signAddress } from '@/lib/contract/signatures'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const PURGE_SECRET = 'a secret of storefront and API..'
vi.stubEnv('CUSTOMER_DOMAIN', 'customer.example')
vi.stubEnv('PURGE_SECRET', `${PURGE_SECRET},the secret that it takes the place of`)
const calls = await import('@/lib/commerce-client/account/session-api')
const { onBehalfOf } = await import('@/lib/commerce-client/transport/shopper')

const TOKENS = { RC: '200', msg: 'ok', records: { token: 't1', secret: 's1', expires: 9 } }
const byPassword = { mode: 'account', email: 'mei@mail.example', password: 'noodles' } as const
const byCode = { mode: 'text', phone: '6045550123', countryCode: 'CA', code: '123456' } as const

describe('login', () => {
  test('with an email and a password [CALL-2]', async () => {
    api.answerWith(TOKENS)
    expect(await calls.logIn(byPassword, null)).toEqual({ ok: true, value: { token: 't1', secret: 's1' } })
    expect(api.received).toEqual([
      {
        method: 'POST',
        path: '/api/rest/v8/login',
        query: {},
        body: { data: { email: 'mei@mail.example', password: 'noodles' } },
      },
    ])
  })

  test('with a phone and its code, by the phone-based address [CALL-2] [AUTH-16]', async () => {
    api.answerWith(TOKENS)
    await calls.logIn(byCode, 'noodle.example')
    expect(api.received[0]?.body).toEqual({
      data: { email: '6045550123@customer.example', vc: '123456', country_code: 'CA', domain: 'noodle.example' },
    })
  })

  test('a phone with a password names its country', async () => {
    api.answerWith(TOKENS)
    await calls.logIn({ ...byPassword, email: '13800138000', countryCode: 'CN' }, null)
    expect(api.received[0]?.body).toEqual({
      data: { email: '13800138000@customer.example', password: 'noodles', country_code: 'CN' },
    })
  })

  test('a username is sent as an address of the customer domain [AUTH-15]', async () => {
    api.answerWith(TOKENS)
    await calls.logIn({ ...byPassword, email: 'mei' }, null)
    expect(api.received[0]?.body).toEqual({ data: { email: 'mei@customer.example', password: 'noodles' } })
  })

  test.each([
    [400, 'country_code_error', 'ERR-1'],
    [403, 'incorrect_username_password', 'ERR-2'],
    [408, 'verification_code_expired', 'ERR-3'],
    [429, 'verification_code_over_limit', 'ERR-4'],
    [483, 'incorrect_verification_code', 'ERR-5'],
    [401, 'failed_to_login', 'ERR-6'],
    [500, 'failed_to_login', 'ERR-6'],
    [418, 'failed_to_login', 'ERR-6'],
  ])('RC %i is %s [%s] [AUTH-10]', async (RC, code) => {
    api.answerWith({ RC, records: null })
    expect(await calls.logIn(byCode, null)).toEqual({ ok: false, code })
    expect(api.received).toHaveLength(1)
  })
})

describe('the mark of a browser', () => {
  const MARKED = { RC: 200, records: { token: 't1', secret: 's1', device_mark: 'new.old' } }
  const loggedIn = { ok: true, value: { token: 't1', secret: 's1', deviceMark: 'new.old' } }

  test('goes with a login, and comes back', async () => {
    api.answerWith(MARKED)
    expect(await calls.logIn(byPassword, null, 'old')).toEqual(loggedIn)
    expect(api.received[0]?.body).toMatchObject({ data: { device_mark: 'old' } })
  })

  test('goes with a registration, and comes back', async () => {
    api.answerWith(MARKED)
    expect(await calls.signUp({ email: 'mei@mail.example', password: 'noodles' }, null, 'old')).toEqual(loggedIn)
    expect(api.received[0]?.body).toMatchObject({ device_mark: 'old' })
  })

  test.each([7, '7'])('without one, a login may have to wait as long as the API says: %j', async (retry_after) => {
    api.answerWith({ RC: 429, records: { retry_after } })
    const detail = { seconds: 7, minutes: 0 }
    expect(await calls.logIn(byPassword, null)).toEqual({ ok: false, code: 'login_wait', detail })
    expect(api.received).toHaveLength(1)
  })

  test.each([
    [byPassword, { retry_after: 840, reason: 'password' }, 'login_wait', { seconds: 840, minutes: 14 }],
    [byPassword, undefined, 'too_many_requests', undefined],
    [byPassword, { retry_after: 840, reason: 'another' }, 'too_many_requests', undefined],
    [byCode, { retry_after: 840 }, 'verification_code_over_limit', undefined],
  ])('too many logins: %j, %j', async (login, records, code, detail) => {
    api.answerWith({ RC: 429, records })
    expect(await calls.logIn(login, null)).toEqual({ ok: false, code, ...(detail && { detail }) })
  })
})

describe('the other calls of a session', () => {
  test('get code sends phone, action 3 and the country code [CALL-8]', async () => {
    api.answerWith({ RC: 200 })
    expect(await calls.sendCode('6045550123', 'CA')).toEqual({ ok: true, value: null })
    expect(api.received).toEqual([
      {
        method: 'POST',
        path: '/api/rest/v7/vcd',
        query: {},
        body: { phone: '6045550123', action: 3, country_code: 'CA' },
      },
    ])
  })

  test.each([204, 400, 401, 404, 429, 500])('a code refused with %i becomes too many requests [ERR-8]', async (RC) => {
    api.answerWith({ RC })
    expect(await calls.sendCode('6045550123', 'CA')).toEqual({ ok: false, code: 'too_many_requests' })
  })

  test.each([
    [200, 'live'],
    [401, 'ended'],
    [500, 'ended'],
  ])('ping with response %i: %s [CALL-5]', async (RC, state) => {
    api.answerWith({ RC })
    expect(await calls.pingSession(credentials)).toBe(state)
    expect(api.lastSigned()).toEqual({ token: 't1', secret: 's1', path: '/api/rest/v7/ping', method: 'GET' })
  })

  test.each([200, 401, 500])('logout is sent, and its response %i is ignored [CALL-6] [CALL-7]', async (RC) => {
    api.answerWith({ RC })
    await expect(calls.logOut(credentials)).resolves.toBeUndefined()
    expect(api.lastSigned()).toEqual({ token: 't1', secret: 's1', path: '/api/rest/v7/logout', method: 'GET' })
  })
})

test('a code is requested in the shopper’s language and with their signed address, which is neither outside a request', async () => {
  api.answerWith({ RC: 200 })
  const headersFor = async (shopper: Shopper) => {
    await onBehalfOf(shopper, async () => calls.sendCode('6045550123', 'CA'))
    return api.lastHeaders()
  }
  expect(await headersFor({ language: 'zh-Hant', address: '10.0.0.7' })).toMatchObject({
    'accept-language': 'zh-Hant',
    'x-forwarded-for': '10.0.0.7',
    [ADDRESS_SIGNATURE_HEADER]: signAddress('10.0.0.7', PURGE_SECRET),
  })
  const unknown = await headersFor({ language: 'jp', address: null })
  expect([unknown['accept-language'], unknown['x-forwarded-for']]).toEqual(['ja', undefined])
  await calls.sendCode('6045550123', 'CA')
  expect(api.lastHeaders()['accept-language']).toBeUndefined()
})

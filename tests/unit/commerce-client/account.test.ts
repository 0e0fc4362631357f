import { describe, expect, test, vi } from 'vitest'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
vi.stubEnv('CUSTOMER_DOMAIN', 'customer.example')
const calls = {
  ...(await import('@/lib/commerce-client/account/profile-api')),
  ...(await import('@/lib/commerce-client/account/credentials-api')),
  ...(await import('@/lib/commerce-client/account/account-data-api')),
}

const PHONE = { phone: '6045550199', vc: '123456', countryCode: 'CA' } as const
const PASSWORDS = { oldPassword: 'sesame', newPassword: 'open sesame', passwordConfirm: 'open sesame' }
const PROFILE = { first_name: 'Mei', email: 'mei@mail.example', phone: '6045550199', is_password_set: 1 }

/** The change is answered with `RC`, the profile that is read after it with `profile`; settings, which have no body, too. */
function answer(RC: number, profile: object = { RC: 200, records: PROFILE }) {
  api.answerWith(({ body }: Received) =>
    (body as { method?: string } | undefined)?.method === 'GET' ? profile : { RC },
  )
}
const firstSigned = () => api.received[0]?.body

const CHANGES = {
  profile: () => calls.updateProfile({ firstName: 'Mei', lastName: 'Chen', nickName: 'M' }, credentials),
  email: () => calls.updateEmail({ email: 'mei@mail.example' }, credentials),
  phone: () => calls.updatePhone(PHONE, credentials),
  password: () => calls.changePassword(PASSWORDS, credentials),
}

describe('a change is signed and sent', () => {
  const signed = (path: string, data: object) => ({ ...credentials, path, method: 'POST', data })
  test.each([
    ['profile', '/api/rest/v7/customerinfo', { first_name: 'Mei', last_name: 'Chen', nick_name: 'M' }, 'CALL-10'],
    ['email', '/api/rest/v7/newemail', { email: 'mei@mail.example' }, 'CALL-11'],
    ['phone', '/api/rest/v7/newphone', { phone: '6045550199', vc: '123456', country_code: 'CA' }, 'CALL-12'],
  ] as const)('%s to %s with %j [%s]', async (change, path, data, _row) => {
    answer(200)
    await CHANGES[change]()
    expect(firstSigned()).toEqual(signed(path, data))
  })

  test('the phone with the proof that was asked for: the password, or the code of the present phone', async () => {
    answer(200)
    await calls.updatePhone({ ...PHONE, password: 'sesame', vcOld: '654321' }, credentials)
    const data = { phone: '6045550199', vc: '123456', country_code: 'CA', password: 'sesame', vc_old: '654321' }
    expect(firstSigned()).toEqual(signed('/api/rest/v7/newphone', data))
  })

  test('the password with the old one as op [CALL-14] [CALL-15]', async () => {
    answer(200)
    await CHANGES.password()
    expect(firstSigned()).toEqual(signed('/api/rest/v7/updatepwd', { op: 'sesame', password: 'open sesame' }))
  })
})

describe('a change returns', () => {
  test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('%s: the updated customer', async (change) => {
    answer(200)
    expect(await CHANGES[change]()).toMatchObject({
      ok: true,
      value: { firstName: 'Mei', email: 'mei@mail.example', hasPassword: true },
    })
  })

  test('success, even if the profile could not be read', async () => {
    answer(200, { RC: 500 })
    expect(await CHANGES.email()).toEqual({ ok: true, value: null })
  })

  test.each([
    ['profile', 500, 'profile_update_failed', 'ERR-51'],
    ['email', 400, 'email_update_failed', 'ERR-51'],
    ['phone', 500, 'phone_update_failed', 'ERR-51'],
    ['email', 409, 'email_taken', 'ERR-51'],
    ['email', 403, 'incorrect_password', 'ERR-15'],
    ['email', 483, 'incorrect_verification_code', 'ERR-5'],
    ['email', 408, 'verification_code_expired', 'ERR-3'],
    ['email', 429, 'too_many_requests', 'ERR-51'],
    ['phone', 403, 'incorrect_password', 'ERR-15'],
    ['phone', 409, 'phone_taken', 'ERR-51'],
    ['phone', 400, 'country_code_error', 'ERR-1'],
    ['phone', 408, 'verification_code_expired', 'ERR-3'],
    ['phone', 429, 'verification_code_over_limit', 'ERR-4'],
    ['phone', 483, 'incorrect_verification_code', 'ERR-5'],
    ['password', 400, 'missing_fields', 'ERR-13'],
    ['password', 403, 'password_not_detected', 'ERR-14'],
    ['password', 404, 'unexpected_error', 'ERR-16'],
    ['password', 429, 'unexpected_error', 'ERR-16'],
    ['password', 500, 'unexpected_error', 'ERR-16'],
    ['profile', 401, 'unauthenticated', 'SEC-4'],
  ] as const)('%s RC %i: %s [%s]', async (change, RC, code, _row) => {
    answer(RC)
    expect(await CHANGES[change]()).toEqual({ ok: false, code })
    expect(api.received).toHaveLength(1)
  })
})

describe('too many wrong passwords', () => {
  const remove = () => calls.deleteAccount({ givesUpCredit: true, password: 'sesame' }, credentials)
  const refuse = (records: object) => api.answerWith({ RC: 429, records })

  test.each([
    ['email', CHANGES.email],
    ['phone', CHANGES.phone],
    ['password', CHANGES.password],
    ['deletion', remove],
  ] as const)('%s: says how long to wait', async (_, send) => {
    refuse({ reason: 'password', retry_after: 119 })
    expect(await send()).toEqual({ ok: false, code: 'password_wait', detail: { seconds: 119, minutes: 0 } })
  })

  test('a time without that reason is one of codes', async () => {
    refuse({ retry_after: 119 })
    expect(await CHANGES.phone()).toEqual({ ok: false, code: 'verification_code_over_limit' })
  })
})

describe('the data of the account', () => {
  const remove = () => calls.deleteAccount({ givesUpCredit: true, password: 'sesame' }, credentials)

  test('is exported as the API sends it', async () => {
    const records = { profile: { firstName: 'Mei' }, anything: [1] }
    answer(200, { RC: 200, records })
    expect(await calls.exportAccount(credentials)).toEqual({ ok: true, value: records })
    expect(firstSigned()).toMatchObject({ ...credentials, path: '/api/rest/v7/exportaccount', method: 'GET' })
  })

  test('is deleted with the password', async () => {
    answer(200)
    expect(await remove()).toEqual({ ok: true, value: null })
    const data = { give_up_credit: true, password: 'sesame' }
    expect(firstSigned()).toEqual({ ...credentials, path: '/api/rest/v7/deleteaccount', method: 'POST', data })
  })

  test.each([
    [403, 'incorrect_password'],
    [483, 'incorrect_verification_code'],
    [409, 'account_in_use'],
    [404, 'deletion_failed'],
    [401, 'unauthenticated'],
  ] as const)('is not deleted: RC %i is %s', async (RC, code) => {
    answer(RC)
    expect(await remove()).toEqual({ ok: false, code })
  })
})

describe('a reset', () => {
  const byText = () => calls.resetPasswordByText({ ...PHONE, password: 'open sesame' })
  const byEmail = () => calls.mailPasswordReset('mei@mail.example')

  test('by text sends phone, code, country and password, unsigned [CALL-15] [CALL-13]', async () => {
    answer(200)
    expect(await byText()).toMatchObject({ ok: true })
    expect(api.received).toMatchObject([{ method: 'POST', path: '/api/v7/forgetpwd' }])
    expect(firstSigned()).toEqual({ phone: '6045550199', vc: '123456', country_code: 'CA', password: 'open sesame' })
  })

  test('by email sends the email alone [CALL-15] [CALL-13]', async () => {
    answer(200)
    expect(await byEmail()).toMatchObject({ ok: true })
    expect(api.received).toMatchObject([{ method: 'POST', path: '/api/v7/forgetpwd' }])
    expect(firstSigned()).toEqual({ email: 'mei@mail.example' })
  })

  test('by an emailed link sends token and password; a used link is reported [CALL-13]', async () => {
    const byLink = () => calls.resetPasswordByLink({ token: 'abc', password: 'open sesame' })
    answer(200)
    expect(await byLink()).toMatchObject({ ok: true })
    expect(api.received).toMatchObject([{ method: 'POST', path: '/api/v7/forgetpwd' }])
    expect(firstSigned()).toEqual({ token: 'abc', password: 'open sesame' })
    answer(204)
    expect(await byLink()).toEqual({ ok: false, code: 'reset_link_expired' })
  })

  test.each([
    [404, 'phone_not_registered', 'email_not_registered', 'ERR-9'],
    [484, 'phone_not_registered', 'email_not_registered', 'ERR-9'],
    [204, 'code_mismatch', 'code_mismatch', 'ERR-10'],
    [483, 'code_mismatch', 'code_mismatch', 'ERR-10'],
    [400, 'unexpected_error', 'unexpected_error', 'ERR-12'],
    [408, 'unexpected_error', 'unexpected_error', 'ERR-12'],
    [429, 'unexpected_error', 'unexpected_error', 'ERR-12'],
    [500, 'unexpected_error', 'unexpected_error', 'ERR-12'],
  ])('with response %i: %s, %s [%s]', async (RC, text, email) => {
    answer(RC)
    expect([await byText(), await byEmail()]).toEqual([
      { ok: false, code: text },
      { ok: false, code: email },
    ])
  })
})

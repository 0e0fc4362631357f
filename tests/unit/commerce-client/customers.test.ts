import { describe, expect, test, vi } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'
import { ADDRESS, WIRE_ADDRESS } from '@/tests/support/wire-address'

vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example')
const api = await serveFakeApi()
const calls = {
  ...(await import('@/lib/commerce-client/account/profile-api')),
  ...(await import('@/lib/commerce-client/account/address-book-api')),
}

/** As a looser API writes it. */
const LOOSE_ADDRESS = { ...WIRE_ADDRESS, id: '5', is_default: 1, more: 'x' }

describe('the profile', () => {
  test('is requested without a payload, signed [CALL-9] [SEC-2]', async () => {
    api.answerWith({ RC: 500 })
    expect(await calls.getCustomer(credentials)).toEqual({ ok: false, code: 'failed_to_fetch_profile' })
    expect(api.received).toMatchObject([{ method: 'POST', path: '/api/execute' }])
    expect(api.lastSigned()).toEqual({ token: 't1', secret: 's1', path: '/api/rest/v7/customerinfo', method: 'GET' })
  })

  test('has the documented fields [ENT-11]', async () => {
    const profile = {
      first_name: 'Mei',
      last_name: 'Chen',
      nick_name: 'M',
      email: 'mei@mail.example',
      phone: '6045550123',
      profile_pic: 'https://cdn.example/mei.webp',
      is_password_set: '1',
      defaultAddress: LOOSE_ADDRESS,
      level: 3,
    }
    api.answerWith({ RC: 200, records: profile })
    expect(await calls.getCustomer(credentials)).toEqual({
      ok: true,
      value: {
        firstName: 'Mei',
        lastName: 'Chen',
        nickName: 'M',
        email: 'mei@mail.example',
        isEmailConfirmed: true,
        pendingEmail: '',
        unclaimed: null,
        phone: '6045550123',
        countryCode: 'CA',
        picture: '/media/from?url=https%3A%2F%2Fcdn.example%2Fmei.webp',
        hasPassword: true,
        defaultAddress: { ...ADDRESS, id: '5' },
      },
    })
  })

  test('has no role, whatever an API says [ROUTE-32]', async () => {
    const records = { first_name: 'Mei', email: 'mei@mail.example', phone: '' }
    const read = async (more: object) => {
      api.answerWith({ RC: 200, records: { ...records, ...more } })
      return calls.getCustomer(credentials)
    }
    expect(await read({ role: 'admin', roles: ['merchant'], is_admin: 1, store_id: 12 })).toEqual(await read({}))
  })

  test.each([
    [401, 'unauthenticated', 'SEC-4'],
    [404, 'failed_to_fetch_profile', 'ERR-7'],
    [500, 'failed_to_fetch_profile', 'ERR-7'],
  ])('RC %i is %s [%s]', async (RC, code) => {
    api.answerWith({ RC })
    expect(await calls.getCustomer(credentials)).toEqual({ ok: false, code })
  })

  test('a picture of the API uses our own URL, and a synthetic email is empty [AUTH-16]', async () => {
    const profile = { email: 'ca6045550123@customer.plaza.test', profile_pic: 'avatar/person/7' }
    api.answerWith({ RC: 200, records: profile })
    expect(await calls.getCustomer(credentials)).toMatchObject({
      value: { email: '', picture: '/media/avatar/person/7' },
    })
  })

  test.each([
    ['GB', ['JP', 'GB'], 'GB'],
    ['FR', ['JP', 'FR'], 'FR'],
    ['FR', ['JP', 'DE'], 'JP'],
    [undefined, ['JP', 'DE'], 'JP'],
    ['GB', undefined, 'UK'],
  ])('the country %s of a phone, where the API names %s, is %s', async (country_code, countries, known) => {
    // answers the settings as well
    api.answerWith({ RC: 200, records: { country_code, countries } })
    expect(await calls.getCustomer(credentials)).toMatchObject({ value: { countryCode: known } })
  })

  test('an unknown country counts as CA [VAL-32]', async () => {
    api.answerWith({ RC: 200, records: { country_code: 'FR' } })
    expect(await calls.getCustomer(credentials)).toMatchObject({ value: { countryCode: 'CA', defaultAddress: null } })
  })
})

describe('the address book', () => {
  test('is listed [CALL-37] [ENT-12]', async () => {
    api.answerWith({ RC: 200, records: [LOOSE_ADDRESS] })
    expect(await calls.listAddresses(credentials)).toEqual({ ok: true, value: [{ ...ADDRESS, id: '5' }] })
    expect(api.lastSigned()).toEqual({ token: 't1', secret: 's1', path: '/api/rest/v7/customerAddr', method: 'GET' })
  })

  test("saves the editor's form by the server's names [CALL-37] [CALL-39]", async () => {
    api.answerWith({ RC: 200, records: [LOOSE_ADDRESS] })
    await calls.saveAddress({ ...ADDRESS, id: null, isDefault: false }, credentials)
    const { id: _id, more: _more, ...sent } = LOOSE_ADDRESS
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v7/customerAddr', method: 'POST' })
    expect(api.lastSigned().data).toEqual({ ...sent, is_default: false })
  })

  test.each([
    [{ field: 'zipcd' }, { code: 'invalid_field', detail: { field: 'postal_code' } }],
    [{ field: 'lat' }, { code: 'invalid_address' }],
    [undefined, { code: 'invalid_address' }],
  ])('a refused address, with %j, is %j [ERR-54]', async (records, failure) => {
    api.answerWith({ RC: 400, records })
    expect(await calls.saveAddress(ADDRESS, credentials)).toEqual({ ok: false, ...failure })
  })

  test('deletes by id [CALL-37]', async () => {
    api.answerWith({ RC: 200, records: [] })
    expect(await calls.deleteAddress(5, credentials)).toEqual({ ok: true, value: [] })
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v7/customerAddr', method: 'DELETE', data: { id: 5 } })
  })

  test.each([true, false])('the default flag %s goes with the id alone [ADDR-3] [CALL-38]', async (isDefault) => {
    api.answerWith({ RC: 200, records: [LOOSE_ADDRESS] })
    await calls.setDefaultAddress(5, isDefault, credentials)
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v7/customerAddr', method: 'POST' })
    expect(api.lastSigned().data).toEqual({ id: 5, is_default: isDefault })
  })

  test('an address that is not in it is not found', async () => {
    api.answerWith({ RC: 484, msg: 'record not found' })
    expect(await calls.deleteAddress(5, credentials)).toEqual({ ok: false, code: 'not_found' })
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { checkPhone } from '@/backend/customers/accounts/phone'
import { checkAddress } from '@/backend/customers/addresses/check-address'
import { customers } from '@/backend/customers/schema/customers'
import { card } from '@/lib/contract/charge'
import { checkoutData } from '@/lib/contract/checkout'
import { openDealShop } from '@/tests/backend/support/deal-shop'
import { makeCustomer, nextId } from '@/tests/backend/support/factories'
import { lastMessage, textedCode } from '@/tests/backend/support/sent-messages'
import { checkOut, HOME, quoteId, readOrder } from '@/tests/backend/support/shopping'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { WRITTEN } from '@/tests/support/writing/fields'
import { WRITTEN_PHONES } from '@/tests/support/writing/phones'

const { api, me, deal } = await openDealShop()
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const newPhone = () => `604558${String(1000 + nextId())}`
/** `+1 604 558 1000` */
const abroad = (phone: string) => phone.replace(/(\d{3})(\d{3})(\d{4})/, '+1 $1 $2 $3')
const login = async (data: object) => (await api.post('/api/rest/v8/login', { data })).RC

describe('the API reads what a storefront passes on as it was typed', () => {
  it.each(WRITTEN_PHONES)('the phone of an account: %s %j is %j', (country, written, expected) => {
    const read = () => checkPhone({ country, phone: written }, COUNTRIES)
    if (typeof expected === 'string') expect(read()).toEqual({ country, digits: expected })
    else expect(read).toThrow(expected.issue === 'phone_extension' ? 'without an extension' : 'country code error')
  })

  it.each(WRITTEN_PHONES)('the phone of an address: %s %j is %j', (country, written, expected) => {
    const read = () =>
      checkAddress({ ...sampleAddress, country, postalCode: POSTAL_CODES[country], phone: written }, COUNTRIES)
    if (typeof expected === 'string') expect(read().phone).toBe(expected)
    else expect(read).toThrow(expected.issue === 'phone_extension' ? 'tn has an extension' : 'tn')
  })

  const ADDRESS_ROWS = [
    ...(WRITTEN.street ?? []).map(([written, sent]) => ['CA', 'street', written, sent] as const),
    ...(['CA', 'US', 'CN', 'KR'] as const).flatMap((country) =>
      (WRITTEN[`postal code of ${country}`] ?? []).map(
        ([written, sent]) => [country, 'postalCode', written, sent] as const,
      ),
    ),
  ]
  it.each(ADDRESS_ROWS)('%s, the %s %j is %j', (country, name, written, sent) => {
    const phone = PHONES[country]
    const read = () => checkAddress({ ...sampleAddress, country, phone, [name]: written }, COUNTRIES)
    if (name === 'street' && sent !== null) expect(read().street).toBe(sent)
    else if (sent !== null) expect(read().postalCode).toBe(sent)
    else expect(read).toThrow('the input address is invalid')
  })

  it.each([
    ['num', '４２４２４２４２４２４２４２４２', '4242424242424242'],
    ['num', '4242 4242 4242 4242', '4242424242424242'],
    ['cvv', '１２３', '123'],
  ] as const)('the %s %j of a card is %j', (key, written, sent) => {
    expect(card.shape[key].parse(written)).toBe(sent)
  })

  it.each([...(WRITTEN['table number'] ?? []), ...(WRITTEN['party size'] ?? [])])(
    'the number of a table or party %j is %j, in three characters at most',
    (written, sent) => {
      for (const key of ['tb_num', 'party_size'] as const) {
        const { data } = checkoutData.shape[key].safeParse(written)
        // what is no number is refused where the order is made
        expect(/^\d{0,3}$/.test(data ?? 'x') ? data : null).toBe(sent)
      }
    },
  )
})

const POSTAL_CODES = { CA: 'V6B 1A1', US: '98101', CN: '', KR: '', UK: '' }
const COUNTRIES = ['CA', 'US', 'CN', 'KR'] as const
const PHONES = { CA: '6045550123', US: '2125550123', CN: '13800138000', KR: '01012345678' }

describe('an account is the same, however its phone is written', () => {
  it('at its first login by code [CALL-8] [CALL-2]', async () => {
    const phone = newPhone()
    const vc = await textedCode(api, abroad(phone))
    expect(await login({ email: `${phone}@customer.plaza.test`, vc: wide(vc), country_code: 'CA' })).toBe(200)
    api.clock.advance(61)
    const again = await textedCode(api, wide(phone))
    const email = `1 ${abroad(phone).slice(3)}@customer.plaza.test`
    expect(await login({ email, vc: again.replace(/(...)/, '$1 '), country_code: 'CA' })).toBe(200)
    const rows = await api.db.select().from(customers).where(eq(customers.phone, phone))
    expect(rows).toHaveLength(1)
  })

  it('at a login by password, in its own country where the phone names one [AUTH-16]', async () => {
    const passwordHash = await hashPassword('sesame')
    const phone = newPhone()
    await makeCustomer(api.db, { phone, passwordHash })
    await makeCustomer(api.db, { phone: `0109998${1000 + nextId()}`, countryCode: 'KR', passwordHash })
    const [korean] = await api.db.select().from(customers).where(eq(customers.countryCode, 'KR'))
    const writings = [`(604) ${phone.slice(3, 6)}-${phone.slice(6)}`, abroad(phone), wide(phone)]
    for (const written of [...writings, `+82 ${korean?.phone.slice(1)}`])
      expect([written, await login({ email: `${written}@customer.plaza.test`, password: 'sesame' })]).toEqual([
        written,
        200,
      ])
  })

  it('with a change of phone, and with a reset of its password [CALL-12] [CALL-13]', async () => {
    const mine = await makeCustomer(api.db, { phone: newPhone(), passwordHash: await hashPassword('sesame') })
    const phone = newPhone()
    const vc = wide(await textedCode(api, phone))
    const change = { phone: abroad(phone), vc, country_code: 'CA', password: 'sesame' }
    expect((await api.execute(mine.tokens, '/api/rest/v7/newphone', 'POST', change)).RC).toBe(200)
    api.clock.advance(61)
    const reset = { phone: `1-${phone}`, vc: await textedCode(api, phone), country_code: 'CA', password: 'sesame2' }
    expect((await api.post('/api/v7/forgetpwd', reset)).RC).toBe(200)
    const [row] = await api.db.select().from(customers).where(eq(customers.id, mine.id))
    expect(row?.phone).toBe(phone)
  })

  it('and no code goes to an extension [ERR-1]', async () => {
    const request = { phone: '604-555-0123 ext. 7', action: 3, country_code: 'CA' }
    expect(await api.post('/api/rest/v7/vcd', request)).toMatchObject({ RC: 400 })
  })
})

describe('a checkout', () => {
  it.each([
    ['(604) 555-0123', '6045550123'],
    ['+1 604 555 0123', '6045550123'],
    ['６０４５５５０１２３', '6045550123'],
    ['+86 138 0013 8000', '13800138000'],
    ['13800138000', '13800138000'],
    ['604-555-0123 ext. 7', null],
    ['604555', null],
  ])('reads the phone %j as %j', async (c_tn, phone) => {
    const answer = await checkOut(api, me, deal, await quoteId(api, me, deal), { c_tn })
    expect(answer.RC).toBe(phone === null ? 400 : 200)
    if (phone) expect(await readOrder(api, me, answer.records.ord_id)).toMatchObject({ phone })
  })

  it('saves an address as its country writes it [CALL-37]', async () => {
    const written = { ...HOME, tn: '+1 (604) 555-0123', street: '９００　Robson St', zipcd: 'ｖ６ｚ　３ｂ７' }
    const { records } = await api.execute(me, '/api/rest/v7/customerAddr', 'POST', written)
    expect(records.at(-1)).toMatchObject({ tn: '6045550123', street: '900 Robson St', zipcd: 'V6Z 3B7' })
  })
})

describe('the language of a call', () => {
  it.each([
    ['zh-Hant-HK', '驗證碼'],
    ['ko, zh-MO;q=0.5', '驗證碼'],
    ['zh-Hans-CN', '验证码'],
    ['zh-SG', '验证码'],
    ['JA-jp', '確認コード'],
    ['*', 'code'],
  ])('%s: the text says %s [I18N-3]', async (language, word) => {
    const body = JSON.stringify({ phone: newPhone(), action: 3, country_code: 'CA' })
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    await api.app.request('/api/rest/v7/vcd', { method: 'POST', headers, body })
    expect(await lastMessage(api)).toContain(word)
  })
})

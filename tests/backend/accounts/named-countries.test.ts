import { afterAll, describe, expect, it } from 'vitest'
import { parseApiEnv } from '@/backend/config/env'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp({ countries: ['JP', 'DE', 'UK'] })
const documented = await openTestApp()
afterAll(() => Promise.all([api.close(), documented.close()]))

const REST = '/api/rest/v7'
const askCode = async (country_code: string, phone: string) =>
  (await api.post(`${REST}/vcd`, { phone, action: 3, country_code })).RC

async function logIn(country_code: string, phone: string, digits: string) {
  expect(await askCode(country_code, phone)).toBe(200)
  const [text] = await sentMessages(api)
  const vc = /\d{6}/.exec(text?.body ?? '')?.[0]
  const data = { email: `${digits}@customer.plaza.test`, vc, country_code }
  const { RC, records } = await api.post('/api/rest/v8/login', { data })
  expect(RC).toBe(200)
  return { recipient: text?.recipient, session: records }
}

const BERLIN = {
  ...{ fn: 'Mei', ln: 'Chen', tn: '030 901820', street: 'Unter den Linden 77' },
  ...{ city: 'Berlin', region: '', zipcd: '10117', cntry: 'DE' },
}

describe('an API that names Japan, Germany and the United Kingdom', () => {
  it('tells a storefront, the default one first', async () => {
    expect((await api.get('/api/v7/appconfig')).records.countries).toEqual(['JP', 'DE', 'UK'])
    expect((await documented.get('/api/v7/appconfig')).records.countries).toEqual(['CA', 'US', 'CN', 'KR'])
  })

  it.each([
    ['JP', '090-1234-5678', '09012345678', '+819012345678'],
    ['DE', '+49 151 23456789', '015123456789', '+4915123456789'],
    ['UK', '07700 900123', '7700900123', '+447700900123'],
  ])('%s: %s logs in, and gets its text', async (country, phone, digits, abroad) => {
    const { recipient, session } = await logIn(country, phone, digits)
    expect(recipient).toBe(abroad)
    const { records } = await api.execute(session, `${REST}/customerinfo`, 'GET')
    expect(records).toMatchObject({ phone: digits, country_code: country })
  })

  it.each([
    ['JP', '090-1234-567'],
    ['DE', '12345678901234567890'],
    ['FR', '06 12 34 56 78'],
    ['CA', '6045550100'],
  ])('%s: %s is refused', async (country, phone) => {
    expect(await askCode(country, phone)).toBe(400)
  })

  it('takes an address of each, and still one of the documents', async () => {
    const { session } = await logIn('DE', '0151 23456780', '015123456780')
    const save = async (address: object) => api.execute(session, `${REST}/customerAddr`, 'POST', address)
    expect((await save(BERLIN)).records.at(-1)).toMatchObject({ ...BERLIN, tn: '030901820' })
    const vancouver = { tn: '6045550123', street: '88 Pacific Blvd', region: 'BC', zipcd: 'V6B 1A1', cntry: 'CA' }
    expect((await save({ ...BERLIN, ...vancouver })).RC).toBe(200)
    for (const [wrong, field] of [
      [{ zipcd: '' }, 'zipcd'],
      [{ zipcd: '1011' }, 'zipcd'],
      [{ tn: '12' }, 'tn'],
      [{ cntry: 'JP', tn: '09012345678', zipcd: '100-0001' }, 'region'],
      [{ cntry: 'FR', tn: '0612345678', zipcd: '75001' }, 'cntry'],
    ] as const)
      expect([wrong, await save({ ...BERLIN, ...wrong })]).toMatchObject([wrong, { RC: 400, records: { field } }])
  })

  it('is what COUNTRIES says, each once', () => {
    const read = (COUNTRIES: string) => parseApiEnv({ COUNTRIES }).COUNTRIES
    expect(read('')).toEqual(['CA', 'US', 'CN', 'KR'])
    expect(read('jp, DE,GB,JP')).toEqual(['JP', 'DE', 'UK'])
    for (const wrong of ['XX', 'JP,Germany', ',']) expect(() => read(wrong)).toThrow('COUNTRIES')
  })
})

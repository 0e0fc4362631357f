import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { parseApiEnv } from '@/backend/config/env'
import { countsOf } from '@/lib/telemetry/counters'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp, textsFor } from '@/tests/backend/support/test-app'

const BUDGET = { ...textsFor(6), US: 3 }
let api: TestApp
let warnings: object[]
let asked = 0
const opened: TestApp[] = []
beforeEach(async () => {
  api = await openTestApp({ texts: { perHour: BUDGET, reserve: textsFor(2) } })
  opened.push(api)
  warnings = []
  api.deps.logger.warn = (fields, event) => void warnings.push({ ...fields, event })
})
afterAll(() => Promise.all(opened.map((one) => one.close())))

/** A code for a phone, asked for from an address of its own. */
const ask = async (phone: string, country_code = 'CA') => {
  asked += 1
  const from = { 'x-forwarded-for': `10.${asked >> 8}.${asked & 255}.1` }
  return (await api.post('/api/rest/v7/vcd', { phone, action: 3, country_code }, from)).RC
}
const stranger = (n: number) => `604555${1000 + n}`
const exhaust = async () => {
  for (let n = 0; n < 6; n++) expect(await ask(stranger(n))).toBe(200)
}

describe('text messages to a country in an hour', () => {
  it('are within its budget, each country with its own', async () => {
    await exhaust()
    expect(await ask(stranger(7))).toBe(429)
    for (let n = 0; n < 3; n++) expect(await ask(`206555${1000 + n}`, 'US')).toBe(200)
    expect(await ask('2065551009', 'US')).toBe(429)
    api.clock.advance(3601)
    expect(await ask(stranger(7))).toBe(200)
  })

  it('above it go only to numbers of accounts, within a reserve of their own, which strangers cannot use up', async () => {
    const phones = [stranger(101), stranger(102), stranger(103)]
    for (const phone of phones) await makeCustomer(api.db, { phone, countryCode: 'CA' })
    await exhaust()
    for (let n = 0; n < 20; n++) expect(await ask(stranger(200 + n))).toBe(429)
    const codes: number[] = []
    for (const phone of phones) codes.push(await ask(phone))
    expect(codes).toEqual([200, 200, 429])
  })

  it('that are used up are counted and logged, without a number', async () => {
    const counted = () => countsOf('limits').find(({ labels }) => labels.limit === 'texts')?.count ?? 0
    await exhaust()
    const before = counted()
    expect(warnings).toEqual([])
    await ask(stranger(7))
    expect(counted()).toBe(before + 1)
    expect(warnings).toEqual([{ reason: 'CA', count: 6, event: 'the budget of text messages to a country is used up' }])
  })

  it('are not taken by requests that are refused for their own number', async () => {
    for (let n = 0; n < 20; n++) await ask(stranger(1))
    for (let n = 2; n < 7; n++) expect(await ask(stranger(n))).toBe(200)
  })

  it('share their limit by number: the same one under another country of its prefix', async () => {
    expect(await ask('6045550199', 'CA')).toBe(200)
    expect(await ask('6045550199', 'US')).toBe(429)
  })

  it('that come at once share the budget', async () => {
    const codes = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(stranger(n))))
    expect(codes.filter((code) => code === 200)).toHaveLength(6)
  })
})

describe('the configuration', () => {
  it('is one number, or numbers by country', () => {
    const texts = (TEXTS_PER_HOUR: string) => parseApiEnv({ TEXTS_PER_HOUR }).TEXTS_PER_HOUR
    expect(texts('')).toEqual(textsFor(200))
    expect(texts('50')).toEqual(textsFor(50))
    expect(texts('50, CN=5')).toEqual({ ...textsFor(50), CN: 5 })
    expect(texts('KR=0')).toEqual({ ...textsFor(200), KR: 0 })
    for (const wrong of ['many', 'XX=5', 'CA=', '-1']) expect(() => texts(wrong)).toThrow('TEXTS_PER_HOUR')
  })
})

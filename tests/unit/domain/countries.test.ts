import { describe, expect, test } from 'vitest'
import { AVAILABLE_COUNTRIES, COUNTRIES, countryNames, type DocumentedCode } from '@/lib/domain/places/countries'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { isPostalCodeOf } from '@/lib/domain/places/typed-postal-code'

const isPhoneOf = (code: DocumentedCode, digits: string) => COUNTRIES[code].phoneFormat.test(digits)

/** As the documents print it: area code, phone length, postal code required, currency, on offer. */
const TABLE: [DocumentedCode, string, number, boolean, string, boolean][] = [
  ['CA', '1', 10, true, 'CAD', true],
  ['US', '1', 10, true, 'USD', true],
  ['CN', '86', 11, false, 'CNY', true],
  ['UK', '44', 10, true, 'GBP', false],
  ['KR', '82', 11, false, 'KRW', true],
]

describe('countries', () => {
  test.each(TABLE)('%s: area code %s [ENT-2]', (code, areaCode) => {
    expect(COUNTRIES[code].areaCode).toBe(areaCode)
  })

  test.each(TABLE)('%s: a phone has exactly its digits [ENT-3]', (code, _, length) => {
    const first = { CN: '1', KR: '0' }[code as string] ?? '6'
    const phone = first.padEnd(length, '4')
    expect(COUNTRIES[code].phoneLength).toBe(length)
    expect(isPhoneOf(code, phone)).toBe(true)
    expect([phone.slice(1), `${phone}4`, `+${phone}`, `${phone.slice(1)}x`].map((p) => isPhoneOf(code, p))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test.each([
    ['CA, US', 'en', 'Canada, United States'],
    ['CA, US', 'zh', '加拿大、美国'],
    ['CA, US, JP', 'zh-Hant', '加拿大、美國和日本'],
    ['CA, UK', 'jp', 'カナダ、イギリス'],
    ['Canada', 'en', 'Canada'],
  ] as const)('%s in %s: %s [ERR-26]', (codes, language, names) => {
    expect(countryNames(codes.split(', '), language)).toBe(names)
  })

  test('only CA, US, CN and KR are available [ENT-4] [VAL-7]', () => {
    expect(AVAILABLE_COUNTRIES.map((country) => country.code)).toEqual(['CA', 'US', 'CN', 'KR'])
    expect(COUNTRIES.UK.isAvailable).toBe(false)
  })

  test.each(TABLE)('%s: postal code required or not [ENT-5] [VAL-18]', (code, _area, _length, required) => {
    expect(COUNTRIES[code].zipcodeRequired).toBe(required)
    expect(isPostalCodeOf(code, '')).toBe(!required)
    expect(isPostalCodeOf(code, '  ')).toBe(!required)
  })

  test.each([
    ['CA', 'V6B 1A1', 'V6B1A1', 'v6b 1a1', '!V6B 1A', '!D6B 1A1', '!98101'],
    ['US', '98101', '98101-1234', '!9810', '!981011', '!V6B 1A1'],
    ['UK', 'SW1A 1AA', 'M1 1AE', '!SW1A'],
    ['CN', '200000', '!20000'],
    ['KR', '04524', '!0452'],
  ])('%s: postal codes of its form and no others [VAL-17] [ENT-6]', (code, ...samples) => {
    for (const sample of samples) {
      expect([sample, isPostalCodeOf(code as DocumentedCode, sample.replace('!', ''))]).toEqual([
        sample,
        !sample.startsWith('!'),
      ])
    }
  })

  test('CN phones start with 1, KR phones with 0; GB is UK; only the US says zip code [ENT-6]', () => {
    expect(isPhoneOf('CN', '21234567890')).toBe(false)
    expect(isPhoneOf('KR', '11012345678')).toBe(false)
    expect(['GB', 'gb', 'uk', 'ca', 'FR', 'XX', 'toString'].map(toCountryCode)).toEqual([
      'UK',
      'UK',
      'UK',
      'CA',
      'FR',
      null,
      null,
    ])
    expect(TABLE.filter(([code]) => COUNTRIES[code].useZipcodeAsName).map(([code]) => code)).toEqual(['US'])
  })

  test.each(TABLE)('%s: every field of a country, in five languages [ENT-1]', (code, _a, _l, _z, currency) => {
    const country = COUNTRIES[code]
    expect(country).toMatchObject({ code, currency: { code: currency, symbol: expect.stringMatching(/\S/) } })
    expect(country.phoneFormat).toBeInstanceOf(RegExp)
    expect(country.zipcodeFormat).toBeInstanceOf(RegExp)
    expect(Object.keys(country.name).sort()).toEqual(['en', 'jp', 'ko', 'zh', 'zh-Hant'])
    expect(Object.values(country.name).every((name) => name.length > 1)).toBe(true)
  })

  test('countries show C$ and ₩ [ENT-9]', () => {
    expect([COUNTRIES.CA.currency.symbol, COUNTRIES.KR.currency.symbol]).toEqual(['C$', '₩'])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addressSchemaIn } from '@/lib/domain/places/address.schema'
import { type CountryCode, SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { addressLines } from '@/lib/domain/places/addresses'
import { hasPostalCode, isPostalCodeOf, isPostalCodeRequired } from '@/lib/domain/places/typed-postal-code'
import { sampleAddress } from '@/tests/support/sample-checkout'

const schema = addressSchemaIn(SUPPORTED_COUNTRIES)

function issues(country: CountryCode, fields: object): string[] {
  const parsed = schema.safeParse({ ...sampleAddress, unit: '', phone: '2079460958', country, ...fields })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

const berlin = { street: 'Unter den Linden 77', city: 'Berlin', region: '', postalCode: '10117' }
const tokyo = { street: '千代田1-1', city: '千代田区', region: '東京都', postalCode: '100-0001' }
const mexico = { street: 'Av. Juárez 44', city: 'Ciudad de México', region: 'CDMX', postalCode: '06050' }
const london = { street: '10 Downing St', city: 'London', region: '', postalCode: 'SW1A 2AA' }
const PLACES = [
  ['DE', berlin, ['Unter den Linden 77', '10117 Berlin', 'Germany']],
  ['JP', tokyo, ['〒100-0001', '東京都千代田区', '千代田1-1', 'Japan']],
  [
    'JP',
    { street: '1-1 Chiyoda', city: 'Chiyoda-ku', region: 'Tokyo', postalCode: '100-0001' },
    ['1-1 Chiyoda', 'Chiyoda-ku, Tokyo', '100-0001', 'Japan'],
  ],
  ['MX', mexico, ['Av. Juárez 44', '06050 Ciudad de México, CDMX', 'Mexico']],
  [
    'FR',
    { ...berlin, street: '5 rue de Rivoli', city: 'Paris', postalCode: '75001' },
    ['5 rue de Rivoli', '75001 Paris', 'France'],
  ],
  ['GB', london, ['10 Downing St', 'London SW1A 2AA', 'United Kingdom']],
  [
    'HU',
    { ...berlin, street: 'Fő utca 1', city: 'Budapest', postalCode: '1011' },
    ['Budapest', 'Fő utca 1', '1011', 'Hungary'],
  ],
  [
    'TR',
    { ...berlin, street: 'Atatürk Cd. 1', city: 'Kadıköy', postalCode: '34710' },
    ['Atatürk Cd. 1', '34710 Kadıköy'],
  ],
] as const

describe('an address of a country that an API names', () => {
  test.each(PLACES)('%s: is taken, and shown as its country writes it', (country, place, lines) => {
    expect(issues(country, place)).toEqual([])
    expect(addressLines({ ...sampleAddress, unit: '', ...place, country }, 'en').slice(0, lines.length)).toEqual(lines)
  })

  test.each([
    ['DE', { ...berlin, postalCode: '' }, 'postalCode required'],
    ['DE', { ...berlin, postalCode: '1011' }, 'postalCode x_is_invalid'],
    ['JP', { ...tokyo, region: '' }, 'region required'],
    ['JP', { ...tokyo, postalCode: '10000011' }, 'postalCode x_is_invalid'],
    ['MX', { ...mexico, region: '' }, 'region required'],
    ['GB', { ...london, postalCode: 'SW1A' }, 'postalCode x_is_invalid'],
    ['FR', { ...berlin, city: '' }, 'city required'],
    ['KR', { ...tokyo, region: '', postalCode: '04524' }, 'region required'],
    ['DE', { ...berlin, phone: '12' }, 'phone x_is_invalid'],
  ] as const)('%s: %j is refused: %s', (country, fields, issue) => {
    expect(issues(country, fields)).toContain(issue)
  })

  test('a unit comes after the street, but before it in the countries of the documents', () => {
    const withUnit = { ...sampleAddress, ...berlin, unit: '3' }
    expect(addressLines({ ...withUnit, country: 'DE' }, 'en')[0]).toBe('Unter den Linden 77, 3')
    expect(addressLines({ ...withUnit, country: 'CA' }, 'en')[0]).toBe('3 - Unter den Linden 77')
  })

  test('each is listed for those who connect an API', () => {
    const page = readFileSync('docs/bring-your-own-api.md', 'utf8')
    const [, listed = ''] = /Supported are (.*?);/.exec(page) ?? []
    expect(listed.match(/\b[A-Z]{2}\b/g)?.sort()).toEqual([...SUPPORTED_COUNTRIES].sort())
  })

  test('what the form of a country does not ask for comes out empty', () => {
    const filled = {
      ...sampleAddress,
      phone: '21234567',
      street: 'Road 1',
      city: 'Town',
      region: 'R',
      postalCode: '00120',
    }
    expect(schema.parse({ ...filled, country: 'KE' })).toMatchObject({ region: '', postalCode: '00120' })
    expect(schema.parse({ ...filled, country: 'HK' })).toMatchObject({ region: 'R', postalCode: '' })
  })

  test.each(SUPPORTED_COUNTRIES.filter(hasPostalCode))('%s: has a pattern of postal codes', (country) => {
    expect(isPostalCodeOf(country, '')).toBe(!isPostalCodeRequired(country))
    expect(isPostalCodeOf(country, '!')).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { defaultToggle } from '@/lib/domain/places/address.schema'
import { addressLines, savedAddress } from '@/lib/domain/places/addresses'
import { locationProblem } from '@/lib/domain/places/location-problem'
import { isSamePoint } from '@/lib/domain/places/places'
import { sampleAddress } from '@/tests/support/sample-checkout'

const [first, second, third] = [5, 9, 7].map((id) => ({ ...sampleAddress, id }))
const book = [first, second, third].flatMap((address) => address ?? [])

describe('the saved address', () => {
  test('is the one with its id', () => {
    expect(savedAddress(book, 7, {})).toBe(third)
    expect(savedAddress(book, 8, {})).toBeUndefined()
  })

  test('is the newest, if it had none', () => {
    expect(savedAddress(book, null, {})).toBe(second)
    expect(savedAddress([], null, {})).toBeUndefined()
  })
})

describe('the lines of an address', () => {
  test.each([
    ['en', 'Canada'],
    ['zh', '加拿大'],
    ['zh-Hant', '加拿大'],
    ['jp', 'カナダ'],
  ] as const)('in %s end with %s', (language, country) => {
    const lines = ['1203 - 88 Pacific Blvd', 'Vancouver BC V6B 1A1', country]
    expect(addressLines(sampleAddress, language)).toEqual(lines)
  })

  test('name a country without formats of its own, and leave a text that is no code', () => {
    expect(addressLines({ ...sampleAddress, country: 'JP' }, 'jp').at(-1)).toBe('日本')
    expect(addressLines({ ...sampleAddress, country: 'Narnia' }, 'en').at(-1)).toBe('Narnia')
  })
})

describe('a location', () => {
  const place = { id: 'p', label: '', street: '1 Main St', city: '', region: '', country: '', postalCode: '' }

  test('must be selected, and must have a street [VAL-24]', () => {
    expect(locationProblem(null)).toBe('please_select_location_from_the_list')
    expect(locationProblem({ ...place, street: '', lat: 0, lon: 0 })).toBe(
      'please_select_a_street_address_from_the_list',
    )
    expect(locationProblem({ ...place, lat: 0, lon: 0 })).toBeNull()
  })

  test('is the same within a tenth of a metre', () => {
    expect(isSamePoint({ lat: 49, lon: -123 }, { lat: 49.0000005, lon: -123 })).toBe(true)
    expect(isSamePoint({ lat: 49, lon: -123 }, { lat: 49, lon: -123.000002 })).toBe(false)
  })
})

test.each([[{ id: 5 }], [{ id: 'a.5', isDefault: true }], [{ id: -1, isDefault: true }], [{ id: 5, isDefault: 1 }]])(
  'the default toggle takes an id and a flag, not %j',
  (body) => {
    expect(defaultToggle.safeParse(body).success).toBe(false)
  },
)

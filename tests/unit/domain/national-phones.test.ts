import examples from 'libphonenumber-js/examples.mobile.json'
import { describe, expect, test } from 'vitest'
import { SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { isoCode } from '@/lib/domain/places/countries'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { callingCode, internationalPhone, readPhone } from '@/lib/domain/places/national-phone'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'

describe('a phone of a country that an API names', () => {
  test.each([
    ['JP', '090-1234-5678', '09012345678', '+819012345678'],
    ['JP', '+81 90 1234 5678', '09012345678', '+819012345678'],
    ['JP', '０９０ー１２３４ー５６７８', '09012345678', '+819012345678'],
    ['JP', '03-1234-5678', '0312345678', '+81312345678'],
    ['DE', '030 901820', '030901820', '+4930901820'],
    ['DE', '0049 151 23456789', '015123456789', '+4915123456789'],
    ['MX', '55 1234 5678', '5512345678', '+525512345678'],
    ['MX', '+52 55 1234 5678', '5512345678', '+525512345678'],
    ['FR', '06 12 34 56 78', '0612345678', '+33612345678'],
    ['FR', '+33 (0)6 12 34 56 78', '0612345678', '+33612345678'],
    ['IT', '+39 06 1234 5678', '0612345678', '+390612345678'],
    ['GB', '+44 20 7946 0958', '2079460958', '+442079460958'],
    ['GB', '020 7946 0958', '2079460958', '+442079460958'],
    ['UK', '+44 (0)20 7946 0958', '2079460958', '+442079460958'],
    ['KR', '010-1234-5678', '01012345678', '+821012345678'],
  ] as const)('%s: %s is %s, abroad %s', (country, written, digits, abroad) => {
    expect(readPhone(country, written)).toEqual({ digits })
    expect(internationalPhone(country, digits)).toBe(abroad)
  })

  test.each([
    ['JP', '090-1234-567', 'invalid_phone_number'],
    ['JP', '+49 30 901820', 'invalid_phone_number'],
    ['JP', '090-1234-5678 内線7', 'phone_extension'],
    ['DE', '12', 'invalid_phone_number'],
    ['DE', '+81 90 1234 5678', 'invalid_phone_number'],
    ['MX', '55 1234 567', 'invalid_phone_number'],
    ['FR', '06 12 34 56', 'invalid_phone_number'],
    ['GB', '020 7946', 'invalid_phone_number'],
    ['KR', '02-123-4567', 'invalid_phone_number'],
    ['DE', '', 'required'],
  ] as const)('%s: %j is refused: %s', (country, written, issue) => {
    expect(readPhone(country, written)).toEqual({ issue })
  })

  test('a browser checks that it has 4 to 15 digits', () => {
    const read = (phone: string) => readTypedPhone('DE', phone)
    expect(read('0049 151 2345')).toEqual({ digits: '+491512345' })
    expect(read('030/90 18-20')).toEqual({ digits: '030901820' })
    for (const phone of ['123', '1234567890123456', 'mei'])
      expect(read(phone)).toEqual({ issue: 'invalid_phone_number' })
    expect(read('030 901820 ext. 7')).toEqual({ issue: 'phone_extension' })
  })

  test.each(SUPPORTED_COUNTRIES)('%s: an example is read again as its digits, and from abroad', (country) => {
    const example = (examples as Record<string, string>)[isoCode(country)] ?? ''
    const { digits = '' } = readPhone(country, `+${callingCode(country)}${example}`)
    expect(digits).not.toBe('')
    expect(readPhone(country, digits)).toEqual({ digits })
    expect(readPhone(country, internationalPhone(country, digits))).toEqual({ digits })
  })

  test('without a chosen country, only one that is named', () => {
    expect(readInternationalPhone('+81 90 1234 5678', ['DE', 'JP'])).toEqual({ country: 'JP', digits: '09012345678' })
    expect(readInternationalPhone('+81 90 1234 5678', ['DE'])).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { addressSchema } from '@/lib/domain/places/address.schema'
import { REGIONS, regionCode } from '@/lib/domain/places/regions'
import { sampleAddress } from '@/tests/support/sample-checkout'

describe('provinces and states', () => {
  test('are 13, and 50 with the district and five territories', () => {
    expect(Object.keys(REGIONS.CA ?? {})).toHaveLength(13)
    expect(Object.keys(REGIONS.US ?? {})).toHaveLength(56)
  })

  test.each([
    ['CA', 'Ontario', 'ON'],
    ['CA', ' on ', 'ON'],
    ['CA', 'B.C.', 'BC'],
    ['CA', 'Québec', 'QC'],
    ['US', 'new york', 'NY'],
    ['US', 'CA', 'CA'],
    ['US', 'Washington, D.C.', null],
    ['CA', 'New York', null],
    ['CA', '', null],
    ['CN', '北京', null],
  ])('%s, "%s" is %s', (country, text, code) => {
    expect(regionCode(country, text)).toBe(code)
  })
})

describe('the region of an address', () => {
  const address = { ...sampleAddress, country: 'CA' as const }

  test('is saved as its code, however it was typed', () => {
    expect(addressSchema.parse({ ...address, region: 'ontario' }).region).toBe('ON')
  })

  test('must be known where a country has a list', () => {
    const { error } = addressSchema.safeParse({ ...address, region: 'Bavaria' })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['region', 'x_is_invalid']])
  })

  test('is free text elsewhere', () => {
    const there = { ...address, country: 'CN' as const, region: '北京市', phone: '13800138000', postalCode: '' }
    expect(addressSchema.parse(there).region).toBe('北京市')
  })
})

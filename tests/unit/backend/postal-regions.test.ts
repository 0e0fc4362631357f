import { expect, test } from 'vitest'
import { regionOfPostalCode } from '@/backend/catalogue/taxes/postal-regions'

test.each([
  ['CA', 'V6Z 3B7', 'BC'],
  ['CA', 't1a 1a1', 'AB'],
  ['CA', 'X0A 0H0', 'NT'],
  ['CA', 'D1A 1A1', null],
  ['US', '98101', 'WA'],
  ['US', '97201-1234', 'OR'],
  ['US', '10001', 'NY'],
  ['US', '05501', 'MA'],
  ['US', '02108', 'MA'],
  ['US', '90210', 'CA'],
  ['US', '96813', 'HI'],
  ['US', '99950', 'AK'],
  ['US', '00901', null],
  ['US', '981', null],
  ['CN', '200000', null],
])('in %s the postal code %s lies in %s', (country, postalCode, region) => {
  expect(regionOfPostalCode(country, postalCode)).toBe(region)
})

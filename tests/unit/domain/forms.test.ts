import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cardSchema } from '@/lib/domain/payment/card.schema'
import { addressSchema } from '@/lib/domain/places/address.schema'

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const address = {
  firstName: 'Mei',
  phone: '6045550123',
  street: '88 Pacific Blvd',
  city: 'Vancouver',
  region: 'BC',
  country: 'CA' as const,
  postalCode: 'v6b 1a1',
}
const addressIssues = (changes: object) =>
  (addressSchema.safeParse({ ...address, ...changes }).error?.issues ?? []).map((i) => [i.path.join(), i.message])

describe('the address editor', () => {
  test('a complete address passes, its postal code in upper case [VAL-19]', () => {
    expect(addressSchema.parse(address)).toMatchObject({ postalCode: 'V6B 1A1', lastName: '', isDefault: false })
  })

  test.each(['firstName', 'phone', 'street', 'city', 'region', 'postalCode'])('%s is required [VAL-16]', (name) => {
    expect(addressIssues({ [name]: '   ' })).toContainEqual([name, 'required'])
  })

  test('country is required, and only available ones are valid [VAL-16] [ENT-4]', () => {
    expect(addressIssues({ country: undefined }).map(([path]) => path)).toContain('country')
    expect(addressIssues({ country: 'UK' }).map(([path]) => path)).toContain('country')
  })

  test.each([
    ['CA', 'BC', '98101', [['postalCode', 'x_is_invalid']]],
    ['US', 'WA', 'V6B 1A1', [['postalCode', 'x_is_invalid']]],
    ['US', 'WA', '98101', []],
    ['US', 'WA', '', [['postalCode', 'required']]],
  ])('%s, %s with %s [VAL-17] [VAL-21]', (country, region, postalCode, issues) => {
    expect(addressIssues({ country, region, postalCode })).toEqual(issues)
  })

  test.each([
    ['CN', '13800138000'],
    ['KR', '01012345678'],
  ])('%s needs no postal code [VAL-18]', (country, phone) => {
    expect(addressIssues({ country, phone, postalCode: '' })).toEqual([])
  })

  test.each(['604555012', '60455501234', '13800138000'])('the phone %s is invalid in CA [VAL-21] [ENT-3]', (phone) => {
    expect(addressIssues({ phone })).toEqual([['phone', 'x_is_invalid']])
  })

  test('a street starts with its number, where the country requires it [VAL-20]', () => {
    expect(addressIssues({ street: 'Pacific Blvd 88' })).toEqual([['street', 'invalid_street']])
    expect(addressIssues({ country: 'CN', phone: '13800138000', postalCode: '', street: '人民路88号' })).toEqual([])
  })
})

const card = {
  owner: 'Mei Chen',
  number: '4242 4242 4242 4242',
  month: '12',
  year: '2028',
  cvv: '123',
  country: 'CA',
  postalCode: 'v6b1a1',
}
const cardIssues = (changes: object) =>
  (cardSchema.safeParse({ ...card, ...changes }).error?.issues ?? []).map((i) => [i.path.join(), i.message])

describe('the card form', () => {
  test('a card of digits, with its type [VAL-37]', () => {
    expect(cardSchema.parse(card)).toMatchObject({ number: '4242424242424242', month: 12, year: 2028, type: 1 })
    expect(cardSchema.parse({ ...card, number: '3782 822463 10005', cvv: '1234' })).toMatchObject({ type: 3 })
  })

  test.each(['owner', 'number', 'month', 'year', 'cvv', 'country', 'postalCode'])('%s is required [VAL-35]', (name) => {
    expect(cardIssues({ [name]: '' }).map(([path]) => path)).toContain(name)
  })

  test.each(['12345', '12', '12a', '999999'])('cvv %s is refused [VAL-39]', (cvv) => {
    expect(cardIssues({ cvv }).map(([path]) => path)).toEqual(['cvv'])
  })

  test.each([
    ['10', '2026', [['month', 'invalid_expiry_date']]],
    ['11', '2026', []],
  ])('expiry %s/%s in November 2026 [VAL-40]', (month, year, issues) => {
    expect(cardIssues({ month, year })).toEqual(issues)
  })

  test.each([
    ['CA', '98101', [['postalCode', 'invalid_postal_code']]],
    ['CA', '', [['postalCode', 'required']]],
    ['US', '98101', []],
    ['CN', '', []],
    ['KR', '', []],
  ])('%s with the postal code %s [VAL-36]', (country, postalCode, issues) => {
    expect(cardIssues({ country, postalCode })).toEqual(issues)
  })

  test('a wrong check digit is an invalid card number [VAL-38]', () => {
    expect(cardIssues({ number: '4242424242424241' })).toEqual([['number', 'invalid_card_number']])
  })
})

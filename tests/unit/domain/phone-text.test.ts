import { expect, test } from 'vitest'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { phoneText } from '@/lib/domain/places/phone-text'

test.each([
  ['6045550143', 'CA', '(604) 555-0143'],
  ['604-555-0143', 'US', '(604) 555-0143'],
  ['16045550143', 'ca', '(604) 555-0143'],
  ['+16045550143', 'CA', '+1 604 555 0143'],
  ['+1 (604) 555-0143', '', '+1 604 555 0143'],
  ['13800138000', 'CN', '138 0013 8000'],
  ['+8613800138000', '', '+86 138 0013 8000'],
  ['01012345678', 'KR', '010-1234-5678'],
  ['0212345678', 'KR', '02-1234-5678'],
  ['+8201012345678', '', '+82 10 1234 5678'],
  ['09012345678', 'JP', '090-1234-5678'],
  ['0312345678', 'JP', '03-1234-5678'],
  ['7911123456', 'UK', '07911 123456'],
  ['02079460958', 'GB', '020 7946 0958'],
  ['+447911123456', '', '+44 7911 123456'],
])('%s in %s is read as %s', (phone, country, text) => {
  expect(phoneText(phone, country)).toBe(text)
})

test.each([
  ['604555', 'CA'],
  ['6045550143', ''],
  ['6045550143', 'FR'],
  ['604-555-0143 ext. 2', 'CA'],
  ['+33612345678', 'FR'],
  ['', 'CA'],
])('%s in %s is as it was written', (phone, country) => {
  expect(phoneText(phone, country)).toBe(phone)
})

test('what is dialled has no groups', () => {
  expect(phoneLink(phoneText('6045550143', 'CA'))).toBe('tel:6045550143')
  expect(phoneLink(phoneText('+16045550143', 'CA'))).toBe('tel:+16045550143')
})

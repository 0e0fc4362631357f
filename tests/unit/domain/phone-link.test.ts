import { describe, expect, test } from 'vitest'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { phoneLink } from '@/lib/domain/places/phone-link'

describe('a link that dials', () => {
  test.each([
    ['6045550143', 'CA', 'tel:+16045550143'],
    ['(604) 555-0143', 'ca', 'tel:+16045550143'],
    ['1 604 555 0143', 'CA', 'tel:+16045550143'],
    ['+1 604 555 0143', '', 'tel:+16045550143'],
    ['６０４－５５５－０１４３', 'CA', 'tel:+16045550143'],
    ['604-555-0143 ext. 7', 'CA', 'tel:+16045550143;ext=7'],
    ['604-555-0143 x7', 'US', 'tel:+16045550143;ext=7'],
    ['604-555-0143 / 604-555-0144', 'CA', 'tel:+16045550143'],
    ['Tel. 604 555 0143', 'CA', 'tel:+16045550143'],
    ['138 0013 8000', 'CN', 'tel:+8613800138000'],
    ['010-8888 8888', 'CN', 'tel:+861088888888'],
    ['010-1234-5678', 'KR', 'tel:+821012345678'],
    ['03-1234-5678', 'JP', 'tel:+81312345678'],
    ['020 7946 0958', 'UK', 'tel:+442079460958'],
    ['020 7946 0958', 'GB', 'tel:+442079460958'],
    ['604-555-0143', '', 'tel:6045550143'],
    ['604-555-0143', 'XX', 'tel:6045550143'],
    ['911', 'CA', 'tel:911'],
    ['ask at the bar', 'CA', ''],
    ['', 'CA', ''],
  ])('%s of %s is %s [DEAL-10]', (phone, country, link) => {
    expect(phoneLink(phone, country)).toBe(link)
  })
})

describe('a phone that names its country', () => {
  test.each([
    ['+1 604 555 0123', 'CA', '6045550123'],
    ['+1 212 555 0123', 'US', '2125550123'],
    ['1 (604) 555-0123', 'CA', '6045550123'],
    ['001 604 555 0123', 'CA', '6045550123'],
    ['+8613800138000', 'CN', '13800138000'],
    ['＋８２　１０－１２３４－５６７８', 'KR', '01012345678'],
    ['+44 20 7946 0958', 'UK', '2079460958'],
  ])('%s is of %s: %s', (typed, country, digits) => {
    expect(readInternationalPhone(typed)).toEqual({ country, digits })
  })

  test.each([
    '6045550123',
    '16045550123',
    '138 0013 8000',
    '+49 30 1234567',
    '+1 604 555 0123 ext. 7',
    '+1',
    'mei',
    '',
  ])('%j is none', (typed) => {
    expect(readInternationalPhone(typed)).toBeNull()
  })
})

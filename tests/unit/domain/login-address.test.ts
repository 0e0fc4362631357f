import { describe, expect, test } from 'vitest'
import { toLoginAddress } from '@/lib/domain/account/login-address'

const at = (input: string) => toLoginAddress(input, 'customer.example').email

describe('the login name', () => {
  test.each(['mei@mail.example', 'mei+deals@mail.co.uk', ' mei@mail.example '])(
    '%s is used as it is [AUTH-15]',
    (input) => {
      expect(at(input)).toBe(input.trim())
    },
  )

  test.each([
    ['mei', 'mei@customer.example'],
    ['mei@localhost', 'mei@localhost@customer.example'],
    ['mei.chen', 'mei.chen@customer.example'],
  ])('%s is a username: %s [AUTH-15]', (input, address) => {
    expect(at(input)).toBe(address)
  })

  test.each(['6045550123', '(604) 555-0123', '604 555 0123'])(
    'the phone %s is recognised, however it is written [AUTH-16]',
    (phone) => {
      expect(at(phone)).toBe('6045550123@customer.example')
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import {
  emailSchema,
  passwordSchema,
  phoneSchema,
  profileSchema,
  smsPasswordSchema,
} from '@/lib/domain/account/profile.schema'

/** The first issue of each field, or what came out. */
function check(form: ZodMiniType, value: unknown) {
  const parsed = form.safeParse(value)
  if (parsed.success) return parsed.data
  const found: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= message
  return found
}

describe('profile', () => {
  test('requires only the first name [VAL-9]', () => {
    expect(check(profileSchema, { firstName: '  ' })).toEqual({ firstName: 'required' })
    expect(check(profileSchema, { firstName: ' Mei ' })).toEqual({ firstName: 'Mei', lastName: '', nickName: '' })
  })
})

describe('email', () => {
  test.each([
    ['', 'required'],
    ['mei@', 'invalid_email'],
    ['mei mail.example', 'invalid_email'],
  ])('%j is %s [VAL-10]', (email, issue) => expect(check(emailSchema, { email })).toEqual({ email: issue }))

  test('is trimmed', () => {
    expect(check(emailSchema, { email: ' mei@mail.example ' })).toEqual({ email: 'mei@mail.example' })
  })
})

const PHONE = { countryCode: 'CA', phone: '(604) 555-0123', vc: '123456' }

describe('phone', () => {
  test('requires country, phone and code [VAL-11]', () => {
    expect(check(phoneSchema, { countryCode: 'CA', phone: '', vc: '' })).toEqual({ phone: 'required', vc: 'required' })
    expect(check(phoneSchema, { phone: PHONE.phone, vc: PHONE.vc })).toHaveProperty('countryCode')
    expect(check(phoneSchema, { ...PHONE, countryCode: 'UK' })).toHaveProperty('countryCode')
  })

  test('is transformed to digits matching its country, and the code is digits', () => {
    expect(check(phoneSchema, PHONE)).toEqual({ countryCode: 'CA', phone: '6045550123', vc: '123456' })
    expect(check(phoneSchema, { ...PHONE, countryCode: 'CN' })).toEqual({ phone: 'invalid_phone_number' })
    expect(check(phoneSchema, { ...PHONE, phone: '604', vc: '12a' })).toEqual({
      phone: 'invalid_phone_number',
      vc: 'digits_only',
    })
  })
})

describe('password', () => {
  test('changing it requires old, new and confirmation [VAL-12]', () => {
    expect(check(passwordSchema, { oldPassword: '', newPassword: '', passwordConfirm: '' })).toEqual({
      oldPassword: 'required',
      newPassword: 'required',
      passwordConfirm: 'required',
    })
  })

  test('a different confirmation does not match [VAL-13]', () => {
    const form = { oldPassword: 'abc', newPassword: 'sesame', passwordConfirm: 'sesami' }
    expect(check(passwordSchema, form)).toEqual({ passwordConfirm: 'passwords_mismatch' })
    expect(check(passwordSchema, { ...form, passwordConfirm: 'sesame' })).toEqual({
      ...form,
      passwordConfirm: 'sesame',
    })
  })

  test('by text requires country, phone, code and password [VAL-14]', () => {
    const empty = { countryCode: 'CA', phone: '', vc: '', password: '' }
    expect(check(smsPasswordSchema, empty)).toEqual({ phone: 'required', vc: 'required', password: 'required' })
    expect(check(smsPasswordSchema, { ...PHONE, password: 'sesame' })).toEqual({
      ...PHONE,
      phone: '6045550123',
      password: 'sesame',
    })
  })

  test('a new one has 6 or more characters, the old one any number [VAL-4] [VAL-5]', () => {
    expect(check(smsPasswordSchema, { ...PHONE, password: '12345' })).toEqual({ password: 'password_minimum' })
    const short = { oldPassword: 'a', newPassword: '12345', passwordConfirm: '12345' }
    expect(check(passwordSchema, short)).toEqual({ newPassword: 'password_minimum' })
  })
})

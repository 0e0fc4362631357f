import * as z from 'zod/mini'
import { AVAILABLE_COUNTRIES, type CountryCode, isPhoneOf } from '@/lib/domain/places/countries'
import { line } from '@/lib/domain/text.schema'

export const phoneCountries = AVAILABLE_COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]]
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const required = (max: number) => text(max).check(z.minLength(1, 'required'))
/** Passwords need 6 or more characters when set, changed or reset; login accepts any length. */
export const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.minLength(6, 'password_minimum'), z.maxLength(200))

export const profileSchema = z.object({
  firstName: line(80).check(z.minLength(1, 'required')),
  lastName: z._default(line(80), ''),
  nickName: z._default(line(80), ''),
})

export const emailSchema = z.object({ email: z.pipe(required(200), z.email('invalid_email')) })

/** The password or the texted code only where the API asks for it. */
export const emailChangeSchema = z.extend(emailSchema, { password: z.optional(text(200)), vc: z.optional(text(12)) })

export const emailTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The password or, where none is set, a texted code. */
export const accountDeletionSchema = z.object({
  /** what is left on gift cards and points */
  givesUpCredit: z.literal(true),
  password: z.optional(text(200)),
  vc: z.optional(text(12)),
})

const provenPhone = z.object({
  countryCode: z.enum(phoneCountries),
  phone: required(20),
  vc: required(12).check(z.regex(/^\d*$/, 'digits_only')),
})

export const phoneDigits = (phone: string) => phone.replace(/\D/g, '')

interface NamedPhone {
  countryCode: CountryCode
  phone: string
}

const hasPattern = z.refine<NamedPhone>(
  ({ countryCode, phone }) => phone.trim() === '' || isPhoneOf(countryCode, phoneDigits(phone)),
  { path: ['phone'], message: 'invalid_phone_number' },
)
const withDigits = <T extends NamedPhone>(form: T): T => ({ ...form, phone: phoneDigits(form.phone) })

/** The phone comes out as digits. */
export const phoneSchema = z.pipe(provenPhone.check(hasPattern), z.transform(withDigits))

/** The password or the code sent to the present one only where the API asks for it. */
export const phoneChangeSchema = z.pipe(
  z.extend(provenPhone, { password: z.optional(text(200)), vcOld: z.optional(text(12)) }).check(hasPattern),
  z.transform(withDigits),
)

export const smsPasswordSchema = z.pipe(
  z.extend(provenPhone, { password: newPassword }).check(hasPattern),
  z.transform(withDigits),
)

/** The token proves the address. */
export const linkPasswordSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPassword,
})

export const passwordSchema = z
  .object({
    oldPassword: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
    newPassword,
    passwordConfirm: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  })
  .check(
    z.refine((form) => form.passwordConfirm === '' || form.passwordConfirm === form.newPassword, {
      path: ['passwordConfirm'],
      message: 'passwords_mismatch',
    }),
  )

export type ProfileForm = z.output<typeof profileSchema>
export type EmailForm = z.output<typeof emailSchema>
export type EmailChangeForm = z.output<typeof emailChangeSchema>
export type AccountDeletionForm = z.output<typeof accountDeletionSchema>
export type EmailTokenForm = z.output<typeof emailTokenSchema>
export type PhoneChangeForm = z.output<typeof phoneChangeSchema>
export type SmsPasswordForm = z.output<typeof smsPasswordSchema>
export type LinkPasswordForm = z.output<typeof linkPasswordSchema>
export type PasswordForm = z.output<typeof passwordSchema>

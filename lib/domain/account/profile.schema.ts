import * as z from 'zod/mini'
import { checkTypedPhone, phoneCountry, typedPhone, withPhoneDigits } from '@/lib/domain/places/typed-phone.schema'
import { line, typed } from '@/lib/domain/text.schema'
import { typedDigits } from '@/lib/domain/typed-text'

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
/** May be typed in groups, or in full-width digits. */
export const textedCode = z.string().check(z.overwrite(typedDigits), z.maxLength(12))
/** Passwords need 6 or more characters when set, changed or reset; login accepts any length. */
export const newPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.minLength(6, 'password_minimum'), z.maxLength(200))

export const profileSchema = z.object({
  firstName: line(80).check(z.minLength(1, 'required')),
  lastName: z._default(line(80), ''),
  nickName: z._default(line(80), ''),
})

export const emailSchema = z.object({
  email: z.pipe(typed(200).check(z.minLength(1, 'required')), z.email('invalid_email')),
})

/** The password or the texted code only where the API asks for it. */
export const emailChangeSchema = z.extend(emailSchema, { password: z.optional(text(200)), vc: z.optional(textedCode) })

export const emailTokenSchema = z.object({ token: typed(200).check(z.minLength(1)) })

/** Whether what was entered before the address was proved is the customer's own. */
export const claimSchema = z.object({ isKept: z.boolean() })

/** The password or, where none is set, a texted code. */
export const accountDeletionSchema = z.object({
  /** what is left on gift cards and points */
  givesUpCredit: z.literal(true),
  password: z.optional(text(200)),
  vc: z.optional(textedCode),
})

const provenPhone = z.object({
  countryCode: phoneCountry,
  phone: typedPhone,
  vc: textedCode.check(z.minLength(1, 'required'), z.regex(/^\d*$/, 'digits_only')),
})

/** The phone comes out as digits. */
export const phoneSchema = z.pipe(provenPhone.check(checkTypedPhone), z.transform(withPhoneDigits))

/** The password or the code sent to the present one only where the API asks for it. */
export const phoneChangeSchema = z.pipe(
  z.extend(provenPhone, { password: z.optional(text(200)), vcOld: z.optional(textedCode) }).check(checkTypedPhone),
  z.transform(withPhoneDigits),
)

export const smsPasswordSchema = z.pipe(
  z.extend(provenPhone, { password: newPassword }).check(checkTypedPhone),
  z.transform(withPhoneDigits),
)

/** The token proves the address. */
export const linkPasswordSchema = z.object({
  token: typed(200).check(z.minLength(1)),
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
export type ClaimForm = z.output<typeof claimSchema>
export type EmailTokenForm = z.output<typeof emailTokenSchema>
export type PhoneChangeForm = z.output<typeof phoneChangeSchema>
export type SmsPasswordForm = z.output<typeof smsPasswordSchema>
export type LinkPasswordForm = z.output<typeof linkPasswordSchema>
export type PasswordForm = z.output<typeof passwordSchema>

import * as z from 'zod/mini'
import { checkTypedPhone, phoneCountry, typedPhone, withPhoneDigits } from '@/lib/domain/places/typed-phone.schema'
import { MAX_LOGIN_LENGTH } from './login-limits'
import { emailSchema, newPassword, textedCode } from './profile.schema'

export const loginSchema = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('account'),
    /** or a phone */
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LOGIN_LENGTH)),
    password: z.string().check(z.minLength(1), z.maxLength(MAX_LOGIN_LENGTH)),
  }),
  z.pipe(
    z
      .object({
        mode: z.literal('text'),
        phone: typedPhone,
        countryCode: phoneCountry,
        code: textedCode.check(z.minLength(1)),
      })
      .check(checkTypedPhone),
    z.transform(withPhoneDigits),
  ),
])

export const registerSchema = z.extend(emailSchema, { password: newPassword })

export type LoginForm = z.output<typeof loginSchema>
export type RegisterForm = z.output<typeof registerSchema>

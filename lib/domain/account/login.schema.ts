import * as z from 'zod/mini'
import { MAX_LOGIN_LENGTH } from './login-limits'
import { emailSchema, newPassword, phoneCountries } from './profile.schema'

export const loginSchema = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('account'),
    /** or a phone */
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LOGIN_LENGTH)),
    password: z.string().check(z.minLength(1), z.maxLength(MAX_LOGIN_LENGTH)),
  }),
  z.object({
    mode: z.literal('text'),
    phone: z.string().check(z.regex(/^\d{6,15}$/)),
    countryCode: z.enum(phoneCountries),
    code: z.string().check(z.minLength(1), z.maxLength(12)),
  }),
])

export const registerSchema = z.extend(emailSchema, { password: newPassword })

export type LoginForm = z.output<typeof loginSchema>
export type RegisterForm = z.output<typeof registerSchema>

import * as z from 'zod/mini'
import { MAX_SIGN_IN_LENGTH } from './login-limits'
import { emailForm, newPassword, phoneCountries } from './profile.schema'

/** What the login form sends: an email or a phone with its password, or a phone with the code that was texted to it. */
export const signInForm = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('account'),
    /** or a phone */
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SIGN_IN_LENGTH)),
    password: z.string().check(z.minLength(1), z.maxLength(MAX_SIGN_IN_LENGTH)),
  }),
  z.object({
    mode: z.literal('text'),
    phone: z.string().check(z.regex(/^\d{6,15}$/)),
    countryCode: z.enum(phoneCountries),
    code: z.string().check(z.minLength(1), z.maxLength(12)),
  }),
])

/** A new account. */
export const signUpForm = z.extend(emailForm, { password: newPassword })

export type SignInForm = z.output<typeof signInForm>
export type SignUpForm = z.output<typeof signUpForm>

import { z } from 'zod'
import { emailForm, newPassword, phoneCountries } from './profile-form'

/** An email or a phone with its password, which may be of any length. */
export const passwordSignInForm = z.object({
  email: z.string().trim().min(1, 'required').max(200),
  password: z.string().min(1, 'required').max(200),
})

/** What the login form sends: an email or a phone with its password, or a phone with the code that was texted to it. */
export const signInForm = z.discriminatedUnion('mode', [
  passwordSignInForm.extend({ mode: z.literal('account') }),
  z.object({
    mode: z.literal('text'),
    phone: z.string().regex(/^\d{6,15}$/),
    countryCode: z.enum(phoneCountries),
    code: z.string().min(1).max(12),
  }),
])

/** A new account. */
export const signUpForm = emailForm.extend({ password: newPassword })

export type SignInForm = z.output<typeof signInForm>
export type SignUpForm = z.output<typeof signUpForm>

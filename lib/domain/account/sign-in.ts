import type { CountryCode } from '@/lib/domain/places/countries'

/** What the login form sends: an email or a phone with its password, or a phone with the code that was texted to it. */
export type SignInForm =
  | { mode: 'account'; email: string; password: string }
  | { mode: 'text'; phone: string; countryCode: CountryCode; code: string }

export interface SignUpForm {
  email: string
  password: string
}

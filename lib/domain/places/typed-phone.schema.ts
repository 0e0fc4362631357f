import * as z from 'zod/mini'
import type { CountryCode } from './address-forms'
import { readTypedPhone } from './typed-phone'

interface NamedPhone {
  countryCode: CountryCode
  phone: string
}

/** Which countries are offered, a handler knows. */
export const phoneCountry = z.custom<CountryCode>((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))

export const typedPhone = z.string().check(z.maxLength(40, 'invalid_phone_number'))

/** The issue is `required`, `phone_extension` or `invalid_phone_number`. */
export function checkTypedPhone({ value, issues }: z.core.ParsePayload<NamedPhone>): void {
  const { issue } = readTypedPhone(value.countryCode, value.phone)
  if (issue) issues.push({ code: 'custom', path: ['phone'], message: issue, input: value.phone })
}

export function withPhoneDigits<T extends NamedPhone>(form: T): T {
  return { ...form, phone: readTypedPhone(form.countryCode, form.phone).digits ?? form.phone }
}

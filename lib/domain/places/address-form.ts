import { z } from 'zod'
import { AVAILABLE_COUNTRIES, COUNTRIES, type CountryCode, isPhoneOf, isPostalCodeOf } from './countries'
import { REGIONS, regionCode } from './regions'

const text = (max: number) => z.string().trim().max(max)
const required = (max: number) => text(max).min(1, 'required')
const countries = AVAILABLE_COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]]

/** The rules of the address editor, which answers the code of a province or state; issues are the codes `required`, `x_is_invalid` and `invalid_street`. */
export const addressForm = z
  .object({
    id: z.number().int().nullable().default(null),
    firstName: required(80),
    lastName: text(80).default(''),
    phone: required(20).transform((value) => value.replace(/\D/g, '')),
    street: required(200),
    unit: text(20).default(''),
    buzz: text(20).default(''),
    city: required(80),
    region: required(80),
    country: z.enum(countries),
    postalCode: text(12).toUpperCase().default(''),
    isDefault: z.boolean().default(false),
    lat: z.number().nullable().default(null),
    lon: z.number().nullable().default(null),
  })
  .check(({ value, issues }) => {
    const issue = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    if (!isPhoneOf(value.country, value.phone)) issue('phone', 'x_is_invalid')
    if (!isPostalCodeOf(value.country, value.postalCode))
      issue('postalCode', value.postalCode ? 'x_is_invalid' : 'required')
    if (value.region && REGIONS[value.country] && !regionCode(value.country, value.region))
      issue('region', 'x_is_invalid')
    if (COUNTRIES[value.country].streetStartsWithDigit && !/^\d/.test(value.street)) issue('street', 'invalid_street')
  })
  .transform((address) => ({ ...address, region: regionCode(address.country, address.region) ?? address.region }))

export type AddressForm = z.input<typeof addressForm>

/** The address to change. */
export const addressChoice = z.object({ id: z.number().int().positive() })

/** The default toggle: the address and its new flag. */
export const defaultToggle = addressChoice.extend({ isDefault: z.boolean() })

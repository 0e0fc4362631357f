import * as z from 'zod/mini'
import { line } from '@/lib/domain/text.schema'
import { AVAILABLE_COUNTRIES, COUNTRIES, type CountryCode, isPhoneOf, isPostalCodeOf } from './countries'
import { REGIONS, regionCode } from './regions'

const required = (max: number) => line(max).check(z.minLength(1, 'required'))
const countries = AVAILABLE_COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]]

const fields = z
  .object({
    id: z._default(z.nullable(z.int()), null),
    firstName: required(80),
    lastName: z._default(line(80), ''),
    phone: z.pipe(
      required(20),
      z.transform((value) => value.replace(/\D/g, '')),
    ),
    street: required(200),
    unit: z._default(line(20), ''),
    buzz: z._default(line(20), ''),
    city: required(80),
    region: required(80),
    country: z.enum(countries),
    postalCode: z._default(line(12).check(z.toUpperCase()), ''),
    isDefault: z._default(z.boolean(), false),
    lat: z._default(z.nullable(z.number()), null),
    lon: z._default(z.nullable(z.number()), null),
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

/** Answers the code of a region; issues are the codes `required`, `x_is_invalid` and `invalid_street`. */
export const addressSchema = z.pipe(
  fields,
  z.transform((address) => ({ ...address, region: regionCode(address.country, address.region) ?? address.region })),
)

export type AddressForm = z.input<typeof addressSchema>

export const addressChoice = z.object({ id: z.int().check(z.positive()) })

export const defaultToggle = z.extend(addressChoice, { isDefault: z.boolean() })

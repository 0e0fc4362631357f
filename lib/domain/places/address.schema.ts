import * as z from 'zod/mini'
import { idSchema } from '@/lib/domain/codes/id.schema'
import { line, typed } from '@/lib/domain/text.schema'
import type { CountryCode } from './address-forms'
import { AVAILABLE_COUNTRIES, documentedCountry } from './countries'
import { hasRegion, isRegionRequired, REGIONS, regionCode } from './regions'
import { readTypedPhone } from './typed-phone'
import { typedPhone } from './typed-phone.schema'
import { hasPostalCode, isPostalCodeOf, readTypedPostalCode } from './typed-postal-code'

const required = (max: number) => line(max).check(z.minLength(1, 'required'))
const fieldsIn = (countries: readonly CountryCode[]) =>
  z
    .object({
      id: z._default(z.nullable(idSchema), null),
      firstName: required(80),
      lastName: z._default(line(80), ''),
      phone: typedPhone,
      street: typed(200).check(z.minLength(1, 'required')),
      unit: z._default(typed(20), ''),
      buzz: z._default(typed(20), ''),
      city: required(80),
      region: line(80),
      country: z.enum(countries),
      postalCode: z._default(typed(20), ''),
      isDefault: z._default(z.boolean(), false),
      lat: z._default(z.nullable(z.number()), null),
      lon: z._default(z.nullable(z.number()), null),
    })
    .check(({ value, issues }) => {
      const issue = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value })
      const { issue: phoneIssue } = readTypedPhone(value.country, value.phone)
      if (phoneIssue) issue('phone', phoneIssue === 'invalid_phone_number' ? 'x_is_invalid' : phoneIssue)
      if (!isPostalCodeOf(value.country, readTypedPostalCode(value.country, value.postalCode)))
        issue('postalCode', value.postalCode ? 'x_is_invalid' : 'required')
      if (!value.region && isRegionRequired(value.country)) issue('region', 'required')
      if (value.region && REGIONS[value.country] && !regionCode(value.country, value.region))
        issue('region', 'x_is_invalid')
      if (documentedCountry(value.country)?.streetStartsWithDigit && !/^\d/.test(value.street))
        issue('street', 'invalid_street')
    })

/**
 * Of one of the `countries`. Phone, region and postal code come out as their patterns and lists have them; what a form
 * of the country does not ask for comes out empty.
 */
export const addressSchemaIn = (countries: readonly CountryCode[]) =>
  z.pipe(
    fieldsIn(countries),
    z.transform((address) => ({
      ...address,
      phone: readTypedPhone(address.country, address.phone).digits ?? address.phone,
      region: hasRegion(address.country) ? (regionCode(address.country, address.region) ?? address.region) : '',
      postalCode: hasPostalCode(address.country) ? readTypedPostalCode(address.country, address.postalCode) : '',
    })),
  )

/** Of the countries that the documents offer. */
export const addressSchema = addressSchemaIn(AVAILABLE_COUNTRIES.map(({ code }) => code))

export type AddressForm = z.input<typeof addressSchema>

export const addressChoice = z.object({ id: idSchema })

export const defaultToggle = z.extend(addressChoice, { isDefault: z.boolean() })

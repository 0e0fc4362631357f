import { z } from 'zod'
import { COUNTRIES, isPostalCodeOf, toCountryCode } from '@/lib/domain/places/countries'
import { cardTypeOf, digitsOf, isCardNumber, isExpired } from './cards'

const required = (max: number) => z.string().trim().min(1, 'required').max(max)

/** The card fields; issues are `required`, `invalid_card_number`, `invalid_expiry_date`, `invalid_postal_code`. */
export const cardForm = z
  .object({
    owner: required(120),
    number: required(30).transform(digitsOf),
    month: z.coerce.number().int().min(1, 'required').max(12),
    year: z.coerce.number().int().min(1, 'required'),
    cvv: z
      .string()
      .trim()
      .regex(/^\d{3,4}$/, 'required'),
    country: z.string().refine((value) => toCountryCode(value) !== null, 'required'),
    postalCode: z.string().trim().max(12).toUpperCase(),
  })
  .check(({ value, issues }) => {
    const issue = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    if (!isCardNumber(value.number)) issue('number', 'invalid_card_number')
    if (isExpired(value.month, value.year, new Date())) issue('month', 'invalid_expiry_date')
    const country = toCountryCode(value.country)
    if (country && !isPostalCodeOf(country, value.postalCode)) {
      issue('postalCode', value.postalCode || !COUNTRIES[country].zipcodeRequired ? 'invalid_postal_code' : 'required')
    }
  })
  .transform((value) => ({ ...value, type: cardTypeOf(value.number) ?? 1 }))

export type CardFields = z.input<typeof cardForm>
/** A validated card. It is sent once and never stored. */
export type Card = z.output<typeof cardForm>

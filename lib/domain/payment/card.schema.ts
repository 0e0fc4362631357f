import * as z from 'zod/mini'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { isPostalCodeOf, isPostalCodeRequired, readTypedPostalCode } from '@/lib/domain/places/typed-postal-code'
import { typed } from '@/lib/domain/text.schema'
import { typedDigits } from '@/lib/domain/typed-text'
import { cardTypeOf, digitsOf, isCardNumber, isExpired } from './cards'

const required = (max: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max))

const fields = z.object({
  owner: required(120),
  number: z.pipe(required(30), z.transform(digitsOf)),
  month: z.coerce.number().check(z.int(), z.gte(1, 'required'), z.lte(12)),
  year: z.coerce.number().check(z.int(), z.gte(1, 'required')),
  cvv: z.string().check(z.overwrite(typedDigits), z.regex(/^\d{3,4}$/, 'required')),
  country: z.string().check(z.refine((value) => toCountryCode(value) !== null, 'required')),
  postalCode: typed(20),
})

/** Issues are `required`, `invalid_card_number`, `invalid_expiry_date`, `invalid_postal_code`. */
export function cardSchemaAt(now: () => Date) {
  return z.pipe(
    fields.check(({ value, issues }) => {
      const issue = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value })
      if (!isCardNumber(value.number)) issue('number', 'invalid_card_number')
      const hasExpiry = value.month > 0 && value.year > 0
      if (hasExpiry && isExpired(value.month, value.year, now())) issue('month', 'invalid_expiry_date')
      const country = toCountryCode(value.country)
      if (country && !isPostalCodeOf(country, readTypedPostalCode(country, value.postalCode))) {
        issue('postalCode', value.postalCode || !isPostalCodeRequired(country) ? 'invalid_postal_code' : 'required')
      }
    }),
    z.transform((value) => ({
      ...value,
      type: cardTypeOf(value.number) ?? 1,
      postalCode: readTypedPostalCode(toCountryCode(value.country), value.postalCode),
    })),
  )
}

/** For a server, whose clock is right. */
export const cardSchema = cardSchemaAt(() => new Date())

export type CardFields = z.input<typeof cardSchema>
/** A validated card. It is sent once and never stored. */
export type Card = z.output<typeof cardSchema>

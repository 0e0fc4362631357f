import * as z from 'zod/mini'
import { phoneCountries } from '@/lib/domain/account/profile.schema'
import { isPhoneOf } from '@/lib/domain/places/countries'
import { line } from '@/lib/domain/text.schema'

/** The name on an order; only the first is required. */
export const contactNameSchema = z.object({
  firstName: line(80).check(z.minLength(1)),
  lastName: line(80),
})

/** Comes out as digits, in the pattern of its country. */
export const contactPhoneSchema = z
  .object({ countryCode: z.enum(phoneCountries), phone: z.string() })
  .check(z.refine(({ countryCode, phone }) => isPhoneOf(countryCode, phone), { path: ['phone'] }))

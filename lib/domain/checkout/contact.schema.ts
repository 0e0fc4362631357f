import * as z from 'zod/mini'
import { checkTypedPhone, phoneCountry, typedPhone, withPhoneDigits } from '@/lib/domain/places/typed-phone.schema'
import { line } from '@/lib/domain/text.schema'

/** The name on an order; only the first is required. */
export const contactNameSchema = z.object({
  firstName: line(80).check(z.minLength(1)),
  lastName: line(80),
})

/** Comes out as digits, in the pattern of its country. */
export const contactPhoneSchema = z.pipe(
  z.object({ countryCode: phoneCountry, phone: typedPhone }).check(checkTypedPhone),
  z.transform(withPhoneDigits),
)

import { z } from 'zod'
import { phoneCountries } from '@/lib/domain/account/profile-form'
import { isPhoneOf } from '@/lib/domain/places/countries'

/** The name on an order; only the first is required. */
export const contactNameForm = z.object({
  firstName: z.string().trim().min(1).max(80),
  lastName: z.string().trim().max(80),
})

/** The phone on an order, as digits in the pattern of its country. */
export const contactPhoneForm = z
  .object({ countryCode: z.enum(phoneCountries), phone: z.string() })
  .refine(({ countryCode, phone }) => isPhoneOf(countryCode, phone), { path: ['phone'] })

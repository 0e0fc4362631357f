import { z } from 'zod'
import { LANGUAGES } from '@/lib/domain/languages/languages'

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  street: z.string(),
  unit: z.string(),
  buzz: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
})

/** The stored quote: enough to price it again, and the total that the customer saw. */
export const storedQuote = z.object({
  items: z.array(
    z.object({
      pid: z.number(),
      quantity: z.number(),
      options: z.array(z.object({ groupId: z.number(), choiceId: z.number() })),
      /** that the customer saw */
      validUntil: z.coerce.date().nullable().optional(),
    }),
  ),
  pay: z
    .object({ amount: z.number(), taxClass: z.string(), relatedOrderId: z.string().nullable() })
    .nullable()
    .default(null),
  coupon: z.string().nullable(),
  shipping: z.object({ method: z.number(), code: z.string(), address: address.nullable() }),
  language: z.enum(LANGUAGES),
  /** minor units */
  grandTotal: z.number(),
})
export type StoredQuote = z.infer<typeof storedQuote>

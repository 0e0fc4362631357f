import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { quotes } from '@/backend/checkout/schema'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
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

/** What a quote stores: enough to price it again, and the total that the customer saw. */
const storedQuote = z.object({
  items: z.array(
    z.object({
      pid: z.number(),
      quantity: z.number(),
      options: z.array(z.object({ groupId: z.number(), choiceId: z.number() })),
      /** what the customer saw */
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

/**
 * The quote of a checkout. Throws `invalidRequest`, and `invalidShippingMethod` where the checkout has another method.
 */
export async function readQuote(
  db: Database,
  customerId: number,
  { quoteId, gid, fulfilmentMethod, relatedOrderId }: CheckoutRequest,
): Promise<StoredQuote & { quotedAt: Date }> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.customerId, customerId)))
  if (!row || row.gid !== gid) throw new DomainError('invalidRequest', 'unknown quote')
  const quote = storedQuote.parse(row.request)
  if (relatedOrderId !== '' && relatedOrderId !== quote.pay?.relatedOrderId) {
    throw new DomainError('invalidRequest', 'not the related order of the quote')
  }
  if (!isFulfilmentMethod(fulfilmentMethod) || quote.shipping.method !== fulfilmentMethod) {
    throw new DomainError('invalidShippingMethod', 'not the shipping method of the quote')
  }
  return { ...quote, quotedAt: row.createdAt }
}

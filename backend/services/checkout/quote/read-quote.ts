import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { quotes } from '@/backend/db/schema/quotes'
import { Refusal } from '@/backend/domain-error'
import type { CheckoutRequest } from '@/backend/services/checkout/order/checkout-request'
import { isShippingMethod } from '@/lib/domain/codes/fulfilment-method'
import { type StoredQuote, storedQuote } from './stored-quote'

/**
 * The customer's own quote for this store. Throws `invalidRequest`, or `invalidShippingMethod` for a different
 * method.
 */
export async function readQuote(
  db: Database,
  customerId: number,
  { quoteId, gid, shippingMethod, relatedOrderId }: CheckoutRequest,
): Promise<StoredQuote & { quotedAt: Date }> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.customerId, customerId)))
  if (!row || row.gid !== gid) throw new Refusal('invalidRequest', 'unknown quote')
  const quote = storedQuote.parse(row.request)
  if (relatedOrderId !== '' && relatedOrderId !== quote.pay?.relatedOrderId) {
    throw new Refusal('invalidRequest', 'not the related order of the quote')
  }
  if (!isShippingMethod(shippingMethod) || quote.shipping.method !== shippingMethod) {
    throw new Refusal('invalidShippingMethod', 'not the shipping method of the quote')
  }
  return { ...quote, quotedAt: row.createdAt }
}

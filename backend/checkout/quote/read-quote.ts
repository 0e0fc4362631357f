import { and, eq } from 'drizzle-orm'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import { quotes } from '@/backend/checkout/schema'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { type StoredQuote, storedQuote } from './stored-quote'

/** Throws `invalidRequest`, or `invalidShippingMethod` for a different method. */
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

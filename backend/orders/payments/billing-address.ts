import { and, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { isOwnAddress } from '@/backend/customers/addresses/address-book'
import { addresses } from '@/backend/customers/schema/customers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { PostalAddress } from '@/lib/domain/places/addresses'

interface BilledPayment {
  orderId: string
  /** null for a visitor */
  payerId: number | null
  /** from the payer's own address book */
  billingAddressId: number | null
}

/** The payer's own billing address; null where the store requires none. Throws `invalidRequest` without one. */
export async function billingAddressFor(
  db: Database,
  { orderId, payerId, billingAddressId }: BilledPayment,
): Promise<PostalAddress | null> {
  const [store] = await db
    .select({ settings: stores.settings })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(eq(orders.id, orderId))
  if (!store?.settings.requireBillingAddress) return null
  const [own] =
    payerId !== null && billingAddressId !== null
      ? await db
          .select()
          .from(addresses)
          .where(and(eq(addresses.id, billingAddressId), isOwnAddress(payerId)))
      : []
  if (!own) throw new DomainError('invalidRequest', 'a billing address is required')
  const { firstName, lastName, phone, street, unit, buzz, city, region, postalCode, country } = own
  return { firstName, lastName, phone, street, unit, buzz, city, region, postalCode, country }
}

import { and, eq } from 'drizzle-orm'
import { addresses } from '@/backend/customers/schema/customers'

/** Of the customer's address book, without what waits to be claimed. */
export function isOwnAddress(customerId: number) {
  return and(eq(addresses.customerId, customerId), eq(addresses.isUnclaimed, false))
}

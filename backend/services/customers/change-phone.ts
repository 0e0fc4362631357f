import { and, eq, ne } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { consumeCode } from './consume-code'
import { checkPhone } from './phone-country'

/**
 * Changes the phone, verified by the code sent to it. Throws the errors of the code, and `conflict` for a phone in
 * use.
 */
export async function changePhone(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { id: customerId, address }: { id: number; address: string },
  phone: { country: string; digits: string; code: string },
): Promise<void> {
  const country = checkPhone(phone.country, phone.digits)
  await consumeCode(deps, { ...phone, country }, address)
  const { db } = deps
  const [other] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone.digits), eq(customers.countryCode, country), ne(customers.id, customerId)))
    .limit(1)
  if (other) throw new Refusal('conflict', 'this phone is already registered')
  await db.update(customers).set({ phone: phone.digits, countryCode: country }).where(eq(customers.id, customerId))
}

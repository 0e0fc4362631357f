import { and, isNull, type SQL } from 'drizzle-orm'
import { forgetDevices, rememberDevice } from '@/backend/customers/accounts/device-marks'
import { PASSWORD_CHANGED } from '@/backend/customers/messages/account-message-kinds'
import { customers } from '@/backend/customers/schema/customers'
import { endOtherSessions } from '@/backend/customers/sessions/end-session'
import { queueMessage } from '@/backend/messages/queue-message'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Language } from '@/lib/domain/languages/languages'

export interface Resetter {
  address: string
  language: Language
  deviceMark: string | undefined
}

interface PasswordSet {
  customerId: number
  /** the marks that the browser stores */
  deviceMark: string
  /** the email address and the phone that the customer can log in by */
  names: string[]
}

/** Ends every session, forgets other browsers and marks this one. Null if no account meets `proof`. */
export async function setPassword(
  tx: Transaction,
  proof: SQL | undefined,
  passwordHash: string,
  { language, deviceMark }: Resetter,
  now: Date,
): Promise<PasswordSet | null> {
  const [customer] = await tx
    .update(customers)
    .set({ passwordHash })
    .where(and(proof, isNull(customers.deletedAt)))
    .returning({ id: customers.id, email: customers.email, phone: customers.phone })
  if (!customer) return null
  await endOtherSessions(tx, customer.id, null, now)
  await queueMessage(tx, PASSWORD_CHANGED, { customerId: customer.id, language }, now)
  await forgetDevices(tx, customer.id)
  const kept = await rememberDevice(tx, customer.id, deviceMark, now)
  return { customerId: customer.id, deviceMark: kept, names: [customer.email, customer.phone].filter(Boolean) }
}

import { and, eq } from 'drizzle-orm'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { addresses, customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'

/** Enough for its owner to recognise an entry, and no more. */
export interface UnclaimedFacts {
  /** the first letter of each part */
  initials: string
  cities: string[]
  /** the last two digits of each phone */
  phoneEnds: string[]
}

/** Hides the names and addresses of an account whose email is proved for the first time, until its owner claims them. */
export async function setAside(tx: Transaction, { id, ...customer }: CustomerRow): Promise<void> {
  const { firstName, lastName, nickName, profilePicture } = customer
  const moved = await tx
    .update(addresses)
    .set({ isUnclaimed: true, isDefault: false })
    .where(eq(addresses.customerId, id))
    .returning({ id: addresses.id })
  const names = { firstName, lastName, nickName, profilePicture }
  if (moved.length === 0 && Object.values(names).every((name) => name === '')) return
  const none = { firstName: '', lastName: '', nickName: '', profilePicture: '' }
  await tx
    .update(customers)
    .set({ ...none, unclaimedNames: names })
    .where(eq(customers.id, id))
}

/** Null if nothing waits to be claimed. */
export async function readUnclaimed(db: Database, { id, unclaimedNames }: CustomerRow): Promise<UnclaimedFacts | null> {
  if (!unclaimedNames) return null
  const rows = await db
    .select({ city: addresses.city, phone: addresses.phone })
    .from(addresses)
    .where(isUnclaimedOf(id))
    .orderBy(addresses.id)
  const { firstName, lastName } = unclaimedNames
  const ends = rows.map(({ phone }) => phone.slice(-2)).filter(Boolean)
  return {
    initials: [firstName, lastName].map((name) => [...name][0] ?? '').join(''),
    cities: [...new Set(rows.map(({ city }) => city))],
    phoneEnds: [...new Set(ends)],
  }
}

/** Restores or removes the hidden names and addresses; a name that was entered meanwhile stays. Idempotent. */
export async function answerUnclaimed(db: Database, customerId: number, isKept: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update')
    const names = customer?.unclaimedNames
    if (!customer || !names) return
    const isNamed = customer.firstName !== '' || customer.lastName !== ''
    await tx
      .update(customers)
      .set({ ...(isKept && !isNamed && names), unclaimedNames: null })
      .where(eq(customers.id, customerId))
    if (isKept) await tx.update(addresses).set({ isUnclaimed: false }).where(isUnclaimedOf(customerId))
    else await tx.delete(addresses).where(isUnclaimedOf(customerId))
  })
}

function isUnclaimedOf(customerId: number) {
  return and(eq(addresses.customerId, customerId), eq(addresses.isUnclaimed, true))
}

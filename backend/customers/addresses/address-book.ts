import { and, asc, desc, eq } from 'drizzle-orm'
import { locateAddress } from '@/backend/catalogue/places/locate-address'
import type { Deps } from '@/backend/config/deps'
import { addresses, customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type AddressInput, checkAddress } from './check-address'

const MAX = 50

/** The condition on rows of `addresses` that a customer sees: unclaimed ones are hidden. */
export function isOwnAddress(customerId: number) {
  return and(eq(addresses.customerId, customerId), eq(addresses.isUnclaimed, false))
}

/** The default address first. */
export function listAddresses(db: Database, customerId: number) {
  return db
    .select()
    .from(addresses)
    .where(isOwnAddress(customerId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
}

/**
 * Adds an address, or changes the one with `requestedId`. An address that the book has already is not added again. With
 * `isDefault` undefined the default stays, and a first address becomes it. Throws `invalidRequest`, `notRegistered`.
 */
export async function saveAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  customerId: number,
  requestedId: number | null,
  input: AddressInput,
  isDefault: boolean | undefined,
): Promise<void> {
  const checked = checkAddress(input, config.countries)
  const place = locateAddress(checked)
  const values = { ...checked, lat: place?.lat ?? null, lon: place?.lon ?? null }
  await inTransaction(db, async (tx) => {
    await lockBook(tx, customerId)
    const id = requestedId ?? (await findSame(tx, customerId, checked))
    const isFirst = id === null && (await tx.$count(addresses, isOwnAddress(customerId))) === 0
    const makesDefault = isDefault ?? isFirst
    if (makesDefault) await clearDefault(tx, customerId)
    const flag = isDefault === undefined && id !== null ? {} : { isDefault: makesDefault }
    if (id === null) {
      if ((await tx.$count(addresses, eq(addresses.customerId, customerId))) >= MAX)
        throw new DomainError('invalidRequest', 'the address book is full')
      await tx.insert(addresses).values({ ...values, customerId, isDefault: makesDefault })
      return
    }
    const changed = await tx
      .update(addresses)
      .set({ ...values, ...flag })
      .where(and(eq(addresses.id, id), isOwnAddress(customerId)))
      .returning({ id: addresses.id })
    if (changed.length === 0) throw new DomainError('notRegistered', 'record not found')
  })
}

/** Throws `notRegistered`. */
export async function setDefaultAddress(
  db: Database,
  customerId: number,
  id: number,
  isDefault: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBook(tx, customerId)
    if (isDefault) await clearDefault(tx, customerId)
    const changed = await tx
      .update(addresses)
      .set({ isDefault })
      .where(and(eq(addresses.id, id), isOwnAddress(customerId)))
      .returning({ id: addresses.id })
    if (changed.length === 0) throw new DomainError('notRegistered', 'record not found')
  })
}

const COMPARED_FIELDS = [
  ...(['firstName', 'lastName', 'phone', 'street', 'unit', 'buzz'] as const),
  ...(['city', 'region', 'country', 'postalCode'] as const),
]

async function findSame(tx: Transaction, customerId: number, input: AddressInput): Promise<number | null> {
  const [same] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(isOwnAddress(customerId), ...COMPARED_FIELDS.map((field) => eq(addresses[field], input[field]))))
  return same?.id ?? null
}

/** Serialises the changes of one address book: two at once could both set a default. */
async function lockBook(tx: Transaction, customerId: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
}

async function clearDefault(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)))
}

/** Orders keep their own copies of the address. Throws `notRegistered`. */
export async function deleteAddress(db: Database, customerId: number, id: number): Promise<void> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), isOwnAddress(customerId)))
    .returning({ id: addresses.id })
  if (gone.length === 0) throw new DomainError('notRegistered', 'record not found')
}

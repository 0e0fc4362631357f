import { eq, or } from 'drizzle-orm'
import { STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { isHostName } from '@/lib/domain/site/host-name'

/** Returns whether the state changed; null for an unknown store. */
export function setOpen(db: Database, name: string, isOpen: boolean, now: Date): Promise<boolean | null> {
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, name)
    if (!store) return null
    if (store.suspended === !isOpen) return false
    const set = { suspended: !isOpen }
    await tx.update(stores).set(set).where(eq(stores.gid, store.gid))
    await publishChange(tx, { tags: tagsOf({ shown: STORE_COLUMNS, set, gid: store.gid }) }, now)
    return true
  })
}

export type HostNameProblem = 'unknown' | 'no host name' | 'the shared site' | 'of another store'

/** Replaces the store's domain. Returns null if it succeeded, else the problem. */
export function setDomain(
  db: Database,
  name: string,
  host: string,
  { sharedHosts, now }: { sharedHosts: ReadonlySet<string>; now: Date },
): Promise<HostNameProblem | null> {
  return inTransaction(db, async (tx) => {
    if (!isHostName(host)) return 'no host name'
    if (sharedHosts.has(host)) return 'the shared site'
    const store = await lockStore(tx, name)
    if (!store) return 'unknown'
    const [owner] = await tx.select({ gid: stores.gid }).from(stores).where(eq(stores.domain, host))
    if (owner) return owner.gid === store.gid ? null : 'of another store'
    await changeDomain(tx, store, host, now)
    return null
  })
}

/** Returns whether the store had the domain. */
export function removeDomain(db: Database, name: string, host: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const store = await lockStore(tx, name)
    if (!store || store.domain !== host) return false
    await changeDomain(tx, store, null, now)
    return true
  })
}

interface KnownStore {
  gid: number
  domain: string | null
}

async function changeDomain(tx: Transaction, { gid, domain }: KnownStore, host: string | null, now: Date) {
  const set = { domain: host }
  await tx.update(stores).set(set).where(eq(stores.gid, gid))
  // the pages of a first domain are not cached yet
  const tags = tagsOf({ shown: STORE_COLUMNS, set, gid, hasDomain: domain !== null })
  await publishChange(tx, { tags }, now)
}

async function lockStore(tx: Transaction, name: string) {
  const byId = /^\d{1,9}$/.test(name) ? eq(stores.gid, Number(name)) : undefined
  const columns = { gid: stores.gid, domain: stores.domain, suspended: stores.suspended }
  const [store] = await tx
    .select(columns)
    .from(stores)
    .where(or(eq(stores.urlKey, name), byId))
    .for('update')
  return store
}

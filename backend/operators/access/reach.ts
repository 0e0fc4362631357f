import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Actor } from './abilities'

/** SQL condition that the row belongs to a store in the operator's reach. */
export function isInReach({ gids }: Pick<Actor, 'gids'>, gid: PgColumn): SQL | undefined {
  return gids === null ? undefined : inArray(gid, [...gids])
}

/** The ids of the stores with these keys; without keys the actor's reach, null for all stores. Throws `notFound`. */
export async function requireStores(db: Database, actor: Actor, keys: readonly string[]) {
  if (keys.length === 0) return actor.gids
  const found = await db
    .select({ gid: stores.gid, key: stores.urlKey })
    .from(stores)
    .where(and(inArray(stores.urlKey, [...keys]), isInReach(actor, stores.gid)))
  const unknown = keys.find((key) => !found.some((store) => store.key === key))
  if (unknown !== undefined) throw new DomainError('notFound', `${unknown}: no such store`)
  return found.map(({ gid }) => gid)
}

/** Throws `notFound` for an unknown store, and for one out of reach. */
export async function requireStore(db: Database, actor: Actor, key: string) {
  const { gid, kind, country, region, timeZone, currency } = stores
  const [store] = await db
    .select({ gid, kind, country, region, timeZone, currency })
    .from(stores)
    .where(and(eq(stores.urlKey, key), isInReach(actor, stores.gid)))
  if (!store) throw new DomainError('notFound', 'no such store')
  return store
}

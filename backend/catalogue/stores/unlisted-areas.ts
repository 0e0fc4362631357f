import { count, notInArray } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { InstalledCities } from '@/backend/config/cities'
import type { Database } from '@/backend/platform/db/database'

/** A sentence for each city that stores are in and this installation no longer has. */
export async function listUnlistedAreas(db: Database, cities: InstalledCities): Promise<string[]> {
  const unlisted = notInArray(
    stores.cityKey,
    cities.map(({ key }) => key),
  )
  const found = await db
    .select({ area: stores.cityKey, stores: count() })
    .from(stores)
    .where(unlisted)
    .groupBy(stores.cityKey)
    .orderBy(stores.cityKey)
  return found.map(({ area, stores: number }) => `no city lists the stores of ${area} (${number}): it is not in CITIES`)
}

import { type SQL, sql } from 'drizzle-orm'
import { type FoundProduct, findProducts } from '@/backend/catalogue/menus/find-products'
import { mapDistance } from '@/backend/catalogue/places/map-distance'
import { cityTerms, searchQuery } from '@/backend/catalogue/search/sql-functions'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'
import type { Suggesting } from './suggesting'

/** The nearest that are ranked. */
const CONSIDERED = 120
const PER_STORE = 2

interface Candidate {
  id: number
  gid: number
  name: Localised
  section: Localised
}

/** Dishes, nearest first: those whose own name has the words before those of a section that has them. */
export async function suggestProducts(db: Database, query: Suggesting, now: Date): Promise<FoundProduct[]> {
  const found = await nearest(db, query)
  const isNamed = await matchNames(
    db,
    query.keywords,
    found.map(({ name }) => Object.values(name)),
  )
  const ranked = [...found.filter((_, at) => isNamed[at]), ...found.filter((_, at) => !isNamed[at])]
  const perStore = new Map<number, number>()
  const shown = ranked.filter(({ gid }) => {
    const nth = (perStore.get(gid) ?? 0) + 1
    perStore.set(gid, nth)
    return nth <= PER_STORE || query.gid !== undefined
  })
  const chosen = new Map(shown.slice(0, query.limit).map((one) => [one.id, one]))
  const products = await findProducts(db, [...chosen.keys()], now)
  return products.flatMap((row) => {
    const candidate = chosen.get(row.product.id)
    if (!candidate) return []
    const hit = isNamed[found.indexOf(candidate)]
      ? undefined
      : { of: 'section' as const, name: completeText(candidate.section) }
    return [{ ...row, ...(hit && { hit }) }]
  })
}

async function nearest(db: Database, { words, gid, city, near }: Suggesting): Promise<Candidate[]> {
  const row = { cityKey: sql`x.city_key`, terms: sql`x.terms` }
  const where: SQL =
    gid === undefined
      ? sql`${cityTerms(row)} @@ ${searchQuery(words, city)}`
      : sql`x.gid = ${gid} and x.terms @@ ${searchQuery(words)}`
  return rowsFrom<Candidate>(
    await db.execute(sql`
    select p.id, p.gid, p.name, s.name as section
    from product_search x join products p on p.id = x.product_id
    join menu_sections s on s.id = p.section_id join stores on stores.gid = x.gid
    where ${where} and p.retired_at is null and s.retired_at is null
    order by ${mapDistance({ lat: sql`stores.lat`, lon: sql`stores.lon` }, near)}, x.gid, p.position, p.id
    limit ${CONSIDERED}`),
  )
}

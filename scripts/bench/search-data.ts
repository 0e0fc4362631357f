import { sql } from 'drizzle-orm'
import { storeSearch } from '@/backend/catalogue/schema/stores'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { seedDatabase } from '@/backend/demo/seed-database'
import { preparePostgres } from '@/backend/platform/db/postgres'

/** The written menus once more for other stores, in the order of their ids, until there are `dishes` dishes. */
const copyMenus = (dishes: number) => sql`
  with menu as (
    select gid, row_number() over (order by gid) as n, count(*) over () as menus
    from (select distinct gid from products) written
  ), target as (
    select gid, row_number() over (order by gid) as n from stores where gid not in (select gid from products)
  ), copied as (
    select s.id as section, target.gid, (select max(id) from menu_sections) + row_number() over (order by target.n, s.id) as id,
      s.name, s.position, s.key
    from target join menu on menu.n = 1 + target.n % menu.menus join menu_sections s on s.gid = menu.gid
    where target.n <= ${dishes} / 4
  ), sections as (
    insert into menu_sections (id, gid, key, name, position) select id, gid, key, name, position from copied returning id
  )
  insert into products (id, gid, section_id, name, description, sku, price, position, picture)
  select (select max(id) from products) + row_number() over (order by c.id, p.id), c.gid, c.id, p.name, p.description,
    p.sku, p.price, p.position, p.picture
  from copied c join products p on p.section_id = c.section order by c.id, p.id limit ${dishes}`

/** The demo with so many deals and, beside its written menus, so many dishes. */
export async function seedSearch(url: string, { deals, dishes }: { deals: number; dishes: number }): Promise<void> {
  await preparePostgres(url, async (db) => {
    await seedDatabase(db, { now: new Date(), deals })
    await db.execute(copyMenus(dishes))
    await db.delete(storeSearch).where(sql`gid in (select gid from products)`)
    await indexStores(db)
    // as autovacuum does within a minute
    await db.execute(sql`vacuum analyze`)
  })
}

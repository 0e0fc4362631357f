import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listShortcuts } from '@/backend/catalogue/deals/list-shortcuts'
import { listDeals } from '@/backend/catalogue/deals/search-deals'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { searchQuery } from '@/backend/catalogue/search/sql-functions'
import { listStores } from '@/backend/catalogue/stores/list-stores'
import { customers } from '@/backend/customers/schema/customers'
import { emptyTables } from '@/backend/demo/empty-tables'
import { buildShortcuts } from '@/backend/demo/landing'
import { isSeeded, seedDatabase } from '@/backend/demo/seed-database'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { orders } from '@/backend/orders/schema/orders'
import { reviews } from '@/backend/orders/schema/reviews'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { createSandboxProvider } from '@/backend/providers/sandbox/sandbox-provider'
import { MENU_CATEGORIES } from '@/lib/domain/deals/deal-categories'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { groupsOf, STORE_KIND_KEYS } from '@/lib/domain/stores/home'

const now = new Date('2026-11-20T18:00:00Z')
const tomorrow = new Date('2026-11-21T18:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openEmbedded()
  await seedDatabase(open.db, { now })
}, 60_000)
afterAll(() => open.close())

async function search(keywords: string): Promise<number[]> {
  const query = toSearchQuery(keywords)
  const rows = await open.db
    .select({ id: dealSearch.dealId })
    .from(dealSearch)
    .where(sql`${dealSearch.terms} @@ ${searchQuery(query ?? '')}`)
    .orderBy(dealSearch.dealId)
  return rows.map((row) => row.id)
}

describe('the seeded database', () => {
  it('is seeded once', async () => {
    expect(await isSeeded(open.db)).toBe(true)
    expect(await open.db.$count(deals)).toBeGreaterThanOrEqual(290)
    expect(await open.db.$count(dealSearch)).toBe(await open.db.$count(deals))
    expect(await open.db.$count(orders)).toBe(28)
  })

  it('has a ledger that agrees with its orders, gift cards, points and the provider', async () => {
    const provider = createSandboxProvider({ db: open.db, publicUrl: '', paymentLimit: 0 })
    expect(await checkBooks({ db: open.db, provider }, new Date(0))).toEqual([])
  })

  it('stores the demo password only as a hash', async () => {
    const [demo] = await open.db.select().from(customers).where(eq(customers.email, 'demo@plaza.test'))
    expect(demo?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(demo?.passwordHash ?? '', 'plaza-demo')).toBe(true)
  })

  it('finds the same deals in four languages', async () => {
    const found = await search('midnight shoyu ramen')
    expect(found.length).toBeGreaterThan(0)
    expect(await search('午夜酱油拉面')).toEqual(found)
    expect(await search('午夜醬油拉麵')).toEqual(found)
    expect(await search('深夜 醤油ラーメン')).toEqual(found)
  })

  it('finds deals for every shortcut in every language', async () => {
    for (const { text } of buildShortcuts()) {
      for (const words of Object.values(text)) expect((await search(words)).length, words).toBeGreaterThan(0)
    }
  })

  it.each(BUILT_IN_CITY_KEYS)(
    'offers in %s three deals for each entry of the menu, a store of each kind, and no dead shortcut',
    async (city) => {
      const { lat, lon } = BUILT_IN_CITIES[city]
      const near = { lat, lon }
      const any = { filters: { minDiscount: 0, soldOver: -1 }, gid: undefined, sort: 106, near, city }
      const page = { page: 1, pageSize: 1, countTo: undefined }
      const count = async (keywords: string | undefined, categories: number[], at: Date) =>
        (await listDeals(open.db, { ...any, ...page, keywords, categories }, at)).total
      for (const [entry, group] of Object.entries(MENU_CATEGORIES)) {
        const found = await count(undefined, group ? [group] : [], tomorrow)
        expect(found, `${entry} in ${city}`).toBeGreaterThanOrEqual(3)
      }
      for (const kind of STORE_KIND_KEYS) {
        const query = { gids: null, near, city, kind: undefined, groups: groupsOf(kind), keywords: undefined, limit: 1 }
        expect(await listStores(open.db, query, now), `${kind} in ${city}`).toHaveLength(1)
      }
      for (const language of LANGUAGES) {
        const shortcuts = await listShortcuts(open.db, { language, city }, now)
        expect(shortcuts.length).toBeGreaterThanOrEqual(4)
        for (const { text } of shortcuts) {
          expect(await count(text[language], [], now), text[language]).toBeGreaterThan(0)
        }
      }
    },
  )

  it('continues with ids after the seeded ones', async () => {
    const values = { gid: 1001, author: 'A', rating: 5, body: 'Good', language: 'en', photos: [], createdAt: now }
    const [row] = await open.db.insert(reviews).values(values).returning({ id: reviews.id })
    expect(row?.id).toBe(await open.db.$count(reviews))
  })

  it('can be emptied and seeded again', async () => {
    await emptyTables(open.db)
    expect(await isSeeded(open.db)).toBe(false)
    let steps = 0
    await seedDatabase(open.db, { now, deals: 100, onProgress: () => steps++ })
    expect(await isSeeded(open.db)).toBe(true)
    // one for each table and batch: no start waits for all of them without a word
    expect(steps).toBeGreaterThan(10)
  }, 60_000)
})

import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Localised } from '@/lib/domain/site/languages'
import { cents, instant, localised, tsvector } from './columns'
import { stores } from './stores'

export const deals = pgTable(
  'deals',
  {
    id: integer().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    /** the product id that carts and orders carry */
    groupSaleId: integer().notNull().unique(),
    name: localised().notNull(),
    shortDescription: localised().notNull(),
    highlights: jsonb().$type<Localised[]>().notNull(),
    /** HTML, written by the store: sanitised where it is drawn */
    detail: localised().notNull(),
    finePrint: localised().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    video: text(),
    price: cents().notNull(),
    dealPrice: cents().notNull(),
    currency: text().notNull(),
    soldCount: integer().notNull().default(0),
    viewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    limitPerOrder: integer().notNull(),
    stock: integer().notNull(),
    pickup: boolean().notNull(),
    delivery: boolean().notNull(),
    taxClass: text().notNull().default('standard'),
  },
  (t) => [
    index('deals_store').on(t.gid),
    check('deals_stock', sql`${t.stock} >= 0`),
    check('deals_price', sql`${t.dealPrice} >= 0 and ${t.price} >= ${t.dealPrice}`),
  ],
)

/** One narrow row a deal: all that a list filters and sorts by, so that a search reads few pages. */
export const dealSearch = pgTable(
  'deal_search',
  {
    dealId: integer()
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    gid: integer().notNull(),
    cityKey: text().$type<CityKey>().notNull(),
    /** words of all languages, CJK as bigrams; made by `backend/services/deals/search-terms.ts` */
    terms: tsvector().notNull(),
    category1: smallint().notNull(),
    category2: smallint().notNull(),
    category3: smallint().notNull().default(0),
    dealPrice: cents().notNull(),
    discountPercent: smallint().notNull(),
    soldCount: integer().notNull(),
    /** average rating in hundredths */
    rating: smallint().notNull(),
    /** order of `best_match`, higher first */
    score: integer().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => [
    index('deal_search_terms').using('gin', t.terms),
    index('deal_search_score').on(t.score.desc(), t.dealId),
    index('deal_search_category1').on(t.category1, t.score.desc()),
    index('deal_search_category2').on(t.category2, t.score.desc()),
    index('deal_search_store').on(t.gid),
    index('deal_search_city_score').on(t.cityKey, t.score.desc(), t.dealId),
    index('deal_search_city_rating').on(t.cityKey, t.rating.desc(), t.score.desc(), t.dealId),
    index('deal_search_city_price').on(t.cityKey, t.dealPrice, t.score.desc(), t.dealId),
    // holds all that counting and sorting by distance read, so that they need not visit the wide rows
    index('deal_search_city_facts').on(
      t.cityKey,
      t.endsAt,
      t.category1,
      t.category2,
      t.category3,
      t.lat,
      t.lon,
      t.dealId,
      t.gid,
    ),
  ],
)

/** Level 1 is 1000, 1100 … 1800; level 2 and 3 lie between their group and the next, up to 1802. */
export const categories = pgTable('categories', {
  id: smallint().primaryKey(),
  parentId: smallint(),
  level: smallint().notNull(),
  position: smallint().notNull(),
  name: localised().notNull(),
  icon: text().notNull().default(''),
})

/** The search words a shopper can tap on the landing page. */
export const shortcuts = pgTable('shortcuts', {
  id: smallint().primaryKey(),
  text: localised().notNull(),
  picture: text().notNull(),
  position: smallint().notNull(),
})

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { mapPlace } from '@/backend/catalogue/places/map-distance'
import { cityTerms } from '@/backend/catalogue/search/sql-functions'
import {
  cents,
  changedAt,
  fileStock,
  instant,
  ownKey,
  retiredAt,
  soldOut,
  termsVersion,
  tsvector,
} from '@/backend/platform/db/columns'
import { localised, localisedList } from '@/backend/platform/db/localised-columns'
import type { CityKey } from '@/lib/domain/places/cities'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { stores } from './stores'

export const deals = pgTable(
  'deals',
  {
    id: integer().primaryKey(),
    gid: integer()
      .notNull()
      .references(() => stores.gid),
    key: ownKey(),
    /** the product id used in carts and orders */
    groupSaleId: integer().notNull().unique(),
    name: localised().notNull(),
    shortDescription: localised().notNull(),
    highlights: localisedList().notNull(),
    /** HTML written by the store; sanitised when rendered */
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
    /** days after the purchase in which a voucher can be used; null: unspecified */
    validDays: integer(),
    /** in local time of the store; null: at any hour that its conditions allow */
    useHours: jsonb().$type<WeeklyHours>(),
    taxClass: text().notNull().default('standard'),
    changedAt: changedAt(),
    retiredAt: retiredAt(),
    fileStock: fileStock(),
    soldOut: soldOut(),
  },
  (t) => [
    // also finds the deals of a store
    uniqueIndex('deals_key').on(t.gid, t.key),
    check('deals_stock', sql`${t.stock} >= 0`),
    check('deals_price', sql`${t.dealPrice} >= 0 and ${t.price} >= ${t.dealPrice}`),
  ],
)

/** A narrow row per deal with everything that lists filter and sort by, so that a search reads few pages. */
export const dealSearch = pgTable(
  'deal_search',
  {
    dealId: integer()
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    gid: integer().notNull(),
    cityKey: text().$type<CityKey>().notNull(),
    /** words in all languages, CJK as bigrams, and the city, of `search-terms.ts`; a trigger adds the words' stems */
    terms: tsvector().notNull(),
    termsVersion: termsVersion(),
    category1: smallint().notNull(),
    category2: smallint().notNull(),
    category3: smallint().notNull().default(0),
    dealPrice: cents().notNull(),
    discountPercent: smallint().notNull(),
    soldCount: integer().notNull(),
    /** average rating in hundredths */
    rating: smallint().notNull(),
    /** sort key of `best_match`, higher first */
    score: integer().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    endsAt: instant().notNull(),
  },
  (t) => {
    // filter columns follow the order in each index, so that lists filter without reading the rows
    const filters = [t.endsAt, t.discountPercent, t.soldCount] as const
    // a small category is read completely and sorted by these
    const sorts = [t.dealPrice, t.rating] as const
    const all = [...filters, t.category1, t.category2, t.category3] as const
    return [
      index('deal_search_terms').using('gin', t.terms),
      index('deal_search_city_terms').using('gin', cityTerms(t)),
      index('deal_search_place').using('gist', mapPlace(t)),
      index('deal_search_score').on(t.score.desc(), t.dealId, t.gid, ...all),
      index('deal_search_store').on(t.gid, t.score.desc(), t.dealId, ...all),
      index('deal_search_city_score').on(t.cityKey, t.score.desc(), t.dealId, t.gid, ...all),
      index('deal_search_city_rating').on(t.cityKey, t.rating.desc(), t.score.desc(), t.dealId, t.gid, ...all),
      index('deal_search_city_price').on(t.cityKey, t.dealPrice, t.score.desc(), t.dealId, t.gid, ...all),
      index('deal_search_city_discount').on(t.cityKey, t.discountPercent, t.endsAt, t.soldCount),
      index('deal_search_city_category1').on(t.cityKey, t.category1, t.score.desc(), t.dealId, t.gid, ...filters),
      index('deal_search_city_category2').on(
        t.cityKey,
        t.category2,
        t.score.desc(),
        t.dealId,
        t.gid,
        ...filters,
        ...sorts,
      ),
      index('deal_search_city_category3').on(
        t.cityKey,
        t.category3,
        t.score.desc(),
        t.dealId,
        t.gid,
        ...filters,
        ...sorts,
      ),
    ]
  },
)

/** Level 1 ids are 1000, 1100 … 1800; levels 2 and 3 lie between their group and the next, up to 1802. */
export const categories = pgTable('categories', {
  id: smallint().primaryKey(),
  parentId: smallint(),
  level: smallint().notNull(),
  position: smallint().notNull(),
  name: localised().notNull(),
  icon: text().notNull().default(''),
})

export const shortcuts = pgTable('shortcuts', {
  id: smallint().primaryKey(),
  text: localised().notNull(),
  picture: text().notNull(),
  position: smallint().notNull(),
})

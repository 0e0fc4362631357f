import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cityTerms } from '@/backend/catalogue/search/sql-functions'
import { tsvector } from '@/backend/platform/db/columns'
import type { CityKey } from '@/lib/domain/places/cities'
import { products } from './products'

/** The words of a dish and of its section, so that a search finds dishes of all stores of a city. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    gid: integer().notNull(),
    cityKey: text().$type<CityKey>().notNull(),
    /** same format as `deal_search.terms` */
    terms: tsvector().notNull(),
  },
  (t) => [index('product_search_store').on(t.gid), index('product_search_city_terms').using('gin', cityTerms(t))],
)

import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stores } from './stores'

/** Taxes of a merchant, in place of those that are shipped; `taxes/tax-rule.ts` says what each column means. */
export const taxes = pgTable(
  'taxes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    gid: integer().references(() => stores.gid),
    country: text().notNull(),
    region: text().notNull().default(''),
    taxClass: text().notNull(),
    label: text().notNull(),
    number: text().notNull().default(''),
    rate: integer().notNull(),
    isIncluded: boolean().notNull().default(false),
    from: date('valid_from'),
    until: date('valid_until'),
  },
  (t) => [
    index('taxes_place').on(t.country, t.region),
    check('taxes_rate', sql`${t.rate} between 0 and 100000`),
    check('taxes_period', sql`${t.from} is null or ${t.until} is null or ${t.from} <= ${t.until}`),
  ],
)

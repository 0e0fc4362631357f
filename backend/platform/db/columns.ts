import { sql } from 'drizzle-orm'
import { boolean, customType, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Money in integer minor units; the currency is in the same row or its parent. */
export const cents = () => integer()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When a column that pages show last changed; a trigger sets it. */
export const changedAt = () => instant().notNull().defaultNow()
/** The merchant's key that a later import finds the row by; unique within its store, deal or dish. */
export const ownKey = () => text().notNull().default(sql`left(md5(gen_random_uuid()::text), 12)`)
/** When the row was taken out of sale, or null. Rows are kept, since orders may refer to them. */
export const retiredAt = () => instant()
/** The stock of the last imported file, which sales do not change; null before the first import. */
export const fileStock = () => integer()

/** An operator marked the row as sold out, until they or a file reset it: stock of cancelled orders stays out of sale. */
export const soldOut = () => boolean().notNull().default(false)
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** The version of the rules of the row's search terms: rows of an older one are indexed again at startup. */
export const termsVersion = () => smallint().notNull().default(0)

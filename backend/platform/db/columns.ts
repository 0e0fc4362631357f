import { sql } from 'drizzle-orm'
import { boolean, customType, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Localised } from '@/lib/domain/languages/languages'

/** Money in integer minor units; the currency is in the same row or its parent. */
export const cents = () => integer()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When what a page says about the row last changed; kept by a trigger. */
export const changedAt = () => instant().notNull().defaultNow()
/** The merchant's own key, by which a later import finds the row; unique in its store, deal or dish. */
export const ownKey = () => text().notNull().default(sql`left(md5(gen_random_uuid()::text), 12)`)
/** When the row was taken out of sale; null while it is for sale. Rows stay, since orders may refer to them. */
export const retiredAt = () => instant()
/** The stock that the catalogue's files last gave; a sale does not change it. Null before the first import. */
export const fileStock = () => integer()

/** An operator says so, until they or a file say otherwise: what a cancelled order gives back stays out of sale. */
export const soldOut = () => boolean().notNull().default(false)
export const localised = () => jsonb().$type<Localised>()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Of the rules that the search terms beside it follow: rows of an earlier one are indexed again when an API starts. */
export const termsVersion = () => smallint().notNull().default(0)

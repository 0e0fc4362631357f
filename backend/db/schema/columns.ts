import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Localised } from '@/lib/domain/site/languages'

/** Money in integer minor units; the currency is in the same row or its parent. */
export const cents = () => integer()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When what a page says about the row last changed; kept by a trigger. */
export const changedAt = () => instant().notNull().defaultNow()
export const localised = () => jsonb().$type<Localised>()
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

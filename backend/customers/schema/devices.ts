import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import type { Language } from '@/lib/domain/languages/languages'
import { sessions } from './customers'

/** Web Push subscriptions, at most one per session. */
export const devices = pgTable('devices', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  tokenHash: text()
    .notNull()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  endpoint: text().notNull().unique(),
  /** the browser's keys that messages to it are encrypted with; base64url */
  p256dh: text().notNull(),
  auth: text().notNull(),
  language: text().$type<Language>().notNull(),
  registeredAt: instant().notNull(),
})

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import { customers } from './customers'

/** Guesses at the password of an account, or of a name without one, from browsers that it does not know. */
export const passwordGuesses = pgTable(
  'password_guesses',
  {
    /** hash of the account's id or of the name */
    key: text().primaryKey(),
    /** evaluated and wrong, or being evaluated; an hour takes 20 away */
    guesses: integer().notNull(),
    claimedAt: instant().notNull(),
    notBefore: instant().notNull(),
  },
  (t) => [index('password_guesses_claimed').on(t.claimedAt)],
)

/** Browsers in which an account was logged in to, as hashes of random marks. A mark is no login. */
export const deviceMarks = pgTable(
  'device_marks',
  {
    markHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    usedAt: instant().notNull(),
  },
  (t) => [index('device_marks_customer').on(t.customerId, t.usedAt)],
)

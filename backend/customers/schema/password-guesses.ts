import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import { customers } from './customers'

/** Guesses at the password of an account, or of a name without an account, from browsers without a device mark. */
export const passwordGuesses = pgTable(
  'password_guesses',
  {
    /** hash of the account's id or of the name */
    key: text().primaryKey(),
    /** wrong or pending guesses; 20 are taken off per hour */
    guesses: integer().notNull(),
    claimedAt: instant().notNull(),
    notBefore: instant().notNull(),
  },
  (t) => [index('password_guesses_claimed').on(t.claimedAt)],
)

/** Browsers that have logged in to an account, as hashes of random marks. A mark alone authenticates nobody. */
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

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
import { instant } from '@/backend/platform/db/columns'
import type { BookmarkType } from '@/lib/domain/codes/account-codes'

/** Names that were entered before the account's address was proved, possibly by another person. */
export interface UnclaimedNames {
  firstName: string
  lastName: string
  nickName: string
  profilePicture: string
}

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** the login address; synthetic for phones and usernames */
    email: text().notNull().unique(),
    /** when its owner opened a link that was sent to it; null until then */
    emailConfirmedAt: instant(),
    /** replaces `email` once confirmed; empty when no change is open */
    pendingEmail: text().notNull().default(''),
    phone: text().notNull().default(''),
    countryCode: text().notNull().default('CA'),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    nickName: text().notNull().default(''),
    profilePicture: text().notNull().default(''),
    /** argon2id; null until a password is set */
    passwordHash: text(),
    /** hidden until the owner of the address claims or rejects them, as unclaimed addresses are; null for none */
    unclaimedNames: jsonb().$type<UnclaimedNames>(),
    createdAt: instant().notNull().defaultNow(),
    /** when the account was deleted: the row stays, and names nobody */
    deletedAt: instant(),
    /** when an operator blocked logins to the account; null: not blocked */
    blockedAt: instant(),
  },
  (t) => [
    // serves the search of operators: `customerText`
    index('customers_text').using(
      'gin',
      sql`(${t.firstName} || ' ' || ${t.lastName} || ' ' || ${t.email} || ' ' || ${t.phone}) gin_trgm_ops`,
    ),
  ],
)

/** Tokens are random and stored only as SHA-256 hashes. One live session per customer and site. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    secretHash: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** the independent domain, or `shared` */
    site: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (t) => [uniqueIndex('sessions_live').on(t.customerId, t.site).where(sql`${t.endedAt} is null`)],
)

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** country code and digits, as `CA:6045550100`; for an emailed link its purpose and address */
    phone: text().notNull(),
    codeHash: text().notNull(),
    /** attempts from other IP addresses than the one that requested the code */
    tries: smallint().notNull().default(0),
    /** keyed hash of the IP address that requested the code */
    askedFrom: text().notNull().default(''),
    /** attempts from that IP address */
    askerTries: smallint().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('verification_codes_phone').on(t.phone, t.createdAt),
    index('verification_codes_created').on(t.createdAt),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    phone: text().notNull(),
    street: text().notNull(),
    unit: text().notNull().default(''),
    buzz: text().notNull().default(''),
    city: text().notNull(),
    region: text().notNull(),
    postalCode: text().notNull(),
    country: text().notNull(),
    /** null until the gazetteer or a map resolves the place */
    lat: doublePrecision(),
    lon: doublePrecision(),
    isDefault: boolean().notNull().default(false),
    /** entered before the account's address was proved; hidden until its owner claims it */
    isUnclaimed: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('addresses_customer').on(t.customerId),
    uniqueIndex('addresses_default').on(t.customerId).where(sql`${t.isDefault}`),
  ],
)

export const bookmarks = pgTable(
  'bookmarks',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    type: smallint().$type<BookmarkType>().notNull(),
    targetId: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bookmarks_one').on(t.customerId, t.type, t.targetId),
    check('bookmarks_type', sql`${t.type} in (2, 6, 7)`),
  ],
)

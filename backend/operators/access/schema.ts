import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import type { Ability } from './abilities'

/** Those who may call `/api/operator`, each with a token. Rows are never deleted. */
export const operators = pgTable(
  'operators',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** SHA-256 of the token, which is printed once and never stored */
    tokenHash: text().notNull(),
    /** the stores in reach; null: all, including later ones */
    gids: jsonb().$type<readonly number[]>(),
    abilities: jsonb().$type<Ability[]>().notNull(),
    createdAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('operators_name').on(t.name).where(sql`${t.revokedAt} is null`),
    check('operators_name_text', sql`length(${t.name}) between 1 and 60`),
  ],
)

/** The changes of operators and commands. Append-only: a trigger rejects updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    /** null: a command on this machine */
    operatorId: integer().references(() => operators.id),
    /** the operator's name, or the user of the machine */
    actor: text().notNull(),
    /** such as `orders.accept` */
    act: text().notNull(),
    /** the id or key of what was changed */
    subject: text().notNull(),
    /** amounts, times and keys, but no text of a customer or an operator, since rows cannot be erased */
    detail: text().notNull().default(''),
  },
  (t) => [index('audit_entries_recent').on(t.at), index('audit_entries_subject').on(t.subject, t.at)],
)

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { adoptBaseline } from '@/backend/platform/db/baseline'
import { type Database, MIGRATIONS } from '@/backend/platform/db/database'
import { describeSchema } from '@/backend/platform/db/describe-schema'
import { inTransaction } from '@/backend/platform/db/transaction'
import type { EnvironmentError } from '@/lib/env-values'

/** With orders, carts and payments, as pg_dump --inserts wrote it once. */
export const FIRST_RELEASE = path.join(import.meta.dirname, '../race/upgrade/first-release.sql')

/** The journal's last row of before: that migration led to the schema that the baseline makes. */
const FORMER = ['6df92c48642b9eeeddaa18d468e0cedd2d79fbb835d1de1ba770de6a1bac2848', '1795615988325'] as const
export const FORMER_JOURNAL = `delete from drizzle.__drizzle_migrations;
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('${FORMER[0]}', ${FORMER[1]});`
/** The row of before, then the baseline and what followed it. */
export const MARKED = [
  FORMER[1],
  ...readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => `${folderMillis}`),
]

export const SENTENCE =
  'The schema of this database is of a version before the first release, and cannot be brought up to date: save what is needed with the version that made it (npm run catalogue -- export FOLDER)'

/** From the last schema of before to the one before that. */
export const ONE_EARLIER = `drop table public.order_refunds; alter table public.gift_cards drop column shown_from;
  alter table public.refunds drop column source, drop column order_refund_id;`

export const DIFFERENCES = [
  ONE_EARLIER,
  'alter table orders drop column language cascade',
  'alter table orders add column extra text',
  "alter table orders alter column language set default 'zh'",
  'alter table orders alter column language drop default',
  'alter table orders alter column language drop not null',
  'alter table orders alter column card_label type varchar(80)',
  'alter table orders rename column language to lan',
  'drop index orders_customer',
  'drop index orders_customer; create index orders_customer on orders (customer_id)',
  'create index orders_extra on orders (gid)',
  'alter table orders drop constraint orders_bill',
  'alter table orders drop constraint orders_status, add constraint orders_status check (status between 1 and 8)',
  'alter table orders drop constraint orders_gid_stores_gid_fk',
  'alter table orders drop constraint "orders_quoteId_unique"',
  'alter table notices alter column id drop identity',
  'drop trigger stores_changed on stores',
  'alter table transfers disable trigger transfers_are_final',
  "create or replace function city_terms(city text, terms tsvector) returns tsvector language sql immutable as 'select terms'",
  'create function extra() returns int language sql immutable as $$ select 1 $$',
  'drop table rate_limits',
  'create table extra (id int)',
  'create view extra as select 1 as one',
]

const EMPTY = 'drop schema drizzle cascade; drop schema public cascade; create schema public'
const JOURNAL =
  'create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)'

export const OTHERS: [name: string, change: string, reason: string][] = [
  ['with tables of something else', `${EMPTY}; create table orders (id int)`, 'has tables that are not'],
  ['with tables and an empty journal', `${EMPTY}; ${JOURNAL}; create table extra (id int)`, 'has tables that are not'],
  [
    'with a journal of before, and no tables',
    `drop schema public cascade; create schema public`,
    'before the first release',
  ],
  ['that is empty', EMPTY, 'none'],
  ['that is empty, since its first start was killed', `${EMPTY}; ${JOURNAL}`, 'none'],
]

/** SQL; equals the first release's schema. */
export async function formerDump(): Promise<string> {
  return (await readFile(FIRST_RELEASE, 'utf8')) + FORMER_JOURNAL
}

export function stateOf(db: Database): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    const schemas = await tx.execute(
      sql`select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)' order by nspname`,
    )
    const names = (schemas as unknown as { rows: { nspname: string }[] }).rows.map(({ nspname }) => nspname)
    const held: string[][] = []
    for (const name of names) held.push(await describeSchema(tx, name))
    return { names, held, journal: names.includes('drizzle') ? await readJournal(tx) : null }
  })
}

/** First to last. */
export async function readJournal(db: Database): Promise<string[]> {
  const answer = await db.execute(sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`)
  return (answer as unknown as { rows: { at: string }[] }).rows.map(({ at }) => at)
}

/** Whether the database is then as it was, too; the change is undone. */
export async function rejectionAfter(db: Database, change: string): Promise<{ reason: string; isSame: boolean }> {
  let found = { reason: 'none', isSame: false }
  const attempt = inTransaction(db, async (tx) => {
    await tx.execute(sql`set local search_path = public`)
    for (const statement of change.split(/;\s/)) await tx.execute(sql.raw(statement))
    const before = JSON.stringify(await stateOf(tx))
    const reason = await adoptBaseline(tx, 'use another one').then(
      () => 'none',
      (error: EnvironmentError) => error.problems.join(),
    )
    found = { reason, isSame: before === JSON.stringify(await stateOf(tx)) }
    throw new Error('undone')
  })
  await attempt.catch((error: Error) => {
    if (error.message !== 'undone') throw error
  })
  return found
}

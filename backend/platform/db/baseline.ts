import { sql, TransactionRollbackError } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { EnvironmentError } from '@/lib/env-values'
import { type Database, MIGRATIONS } from './database'
import { describeSchema } from './describe-schema'
import { rowsFrom } from './rows-from'
import { inTransaction, type Transaction } from './transaction'

/** The schema in which the baseline is built for comparison, inside a transaction that is rolled back. */
const SCRATCH = 'plaza_baseline'

/**
 * Marks the baseline, which is the first migration, as applied if the database has its schema from before the first
 * release. An empty database and one with the baseline stay unchanged. Throws an EnvironmentError for any other schema,
 * which cannot be migrated. `putAside` says how to get an empty database instead.
 */
export async function adoptBaseline(db: Database, putAside: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  if (!baseline) throw new Error(`no migration in ${MIGRATIONS}`)
  const journal = await readJournal(db)
  if (journal.includes(baseline.folderMillis)) return
  const { found, wanted } = await compare(db, baseline)
  if (found.length === 0 && journal.length === 0) return
  if (found.join('\n') !== wanted.join('\n')) throw new EnvironmentError([sentenceOf(journal.length > 0, putAside)])
  await inTransaction(db, (tx) => mark(tx, baseline))
}

function sentenceOf(isEarlier: boolean, putAside: string): string {
  const what = isEarlier
    ? 'The schema of this database is of a version before the first release'
    : 'This database has tables that are not those of the first release'
  return `${what}, and cannot be brought up to date: save what is needed with the version that made it (npm run catalogue -- export FOLDER), then ${putAside}.`
}

/** The times of the applied migrations, in milliseconds. */
async function readJournal(db: Database): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations'
  const known = rowsFrom<{ exists: boolean }>(await db.execute(sql`select to_regclass(${table}) is not null as exists`))
  if (!known[0]?.exists) return []
  const rows = rowsFrom<{ at: string }>(await db.execute(sql`select created_at::text as at from ${sql.raw(table)}`))
  return rows.map(({ at }) => Number(at))
}

/** Describes the schema of the database, and that of the baseline on the same server, in a transaction rolled back. */
async function compare(db: Database, { sql: statements }: MigrationMeta) {
  let found: string[] = []
  let wanted: string[] = []
  const make = async (tx: Transaction) => {
    found = await describeSchema(tx, 'public')
    await tx.execute(sql.raw(`create schema ${SCRATCH}`))
    await tx.execute(sql.raw(`set local search_path = ${SCRATCH}`))
    for (const statement of statements) await tx.execute(sql.raw(statement.replaceAll('"public".', `"${SCRATCH}".`)))
    wanted = await describeSchema(tx, SCRATCH)
    throw new TransactionRollbackError()
  }
  await inTransaction(db, make).catch((error) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  return { found, wanted }
}

/** Writes the row that the migrator would write. */
async function mark(tx: Transaction, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
}

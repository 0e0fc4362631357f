import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { adoptBaseline } from './baseline'
import { type Database, MIGRATIONS, OPTIONS, type OpenDatabase } from './database'
import { isUnavailable } from './database-errors'
import { withExplainedFailure } from './explain-failure'
import { traceQueries } from './trace-queries'

/** Milliseconds, below the storefront's timeout, so that it gets a 503 rather than no answer. */
const LIMITS = {
  lock_timeout: 4000,
  statement_timeout: 7000,
  idle_in_transaction_session_timeout: 15_000,
  /** the limit for a server that disappeared */
  query_timeout: 8000,
  keepAlive: true,
}

/** The key of the advisory lock that serialises the preparations of all processes. */
const PREPARATION_LOCK = 20_261_122
/** How often a process that waits for the lock reports progress. */
const WAITING_MS = 5000
export const EMPTY_DATABASE = 'set DATABASE_URL to an empty database'

interface PoolOptions {
  size?: number
  /** milliseconds to wait for a free connection */
  waitMs?: number
  /** receives the error of a lost connection, which the pool replaces */
  onLost?: (error: Error) => void
}

/** Expects a schema that `preparePostgres` has brought up to date. */
export function openPostgres(
  url: string,
  { size = 10, waitMs = 4000, onLost = () => undefined }: PoolOptions = {},
): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: size, connectionTimeoutMillis: waitMs, ...LIMITS })
  pool.on('error', onLost)
  // the pool listens to idle connections only: without this, a connection lost in a transaction ends the process
  pool.on('connect', (client) => client.on('error', onLost))
  const db = drizzle(traceQueries(pool), OPTIONS)
  db.transaction = (work) => inPooledTransaction(pool, (own) => own.transaction(work))
  const poolUse = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, engine: 'postgres', poolUse, close: () => pool.end() }
}

/**
 * Drizzle never releases a connection on which `begin` fails. After as many such failures as the pool has
 * connections, every call would time out waiting for one.
 */
async function inPooledTransaction<T>(pool: Pool, run: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await run(drizzle(traceQueries(client), OPTIONS))
  } catch (error) {
    // the connection may still be inside the transaction
    isBroken = isUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * Migrates and fills the database. Processes that start together take turns; `onProgress` is also called while waiting.
 * Throws the errors of `adoptBaseline`, and an EnvironmentError if the database cannot be used.
 */
export function preparePostgres(
  url: string,
  fill: (db: Database) => Promise<void> = async () => {},
  onProgress: () => void = () => undefined,
): Promise<void> {
  return withExplainedFailure(() => prepareInTurn(url, fill, onProgress))
}

/** The lock has a connection and a transaction of its own, since a pooler may change connections between transactions. */
async function prepareInTurn(url: string, fill: (db: Database) => Promise<void>, onProgress: () => void) {
  const turn = await connect(url)
  const waiting = setInterval(() => onProgress(), WAITING_MS)
  try {
    await turn.query('begin')
    for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await turn.query(`set local ${limit} = 0`)
    // without a parameter, since a parametrised statement would hold a snapshot and block vacuum meanwhile
    await turn.query(`select pg_advisory_xact_lock(${PREPARATION_LOCK})`)
    clearInterval(waiting)
    await prepare(url, fill, onProgress)
  } finally {
    clearInterval(waiting)
    // releases the lock
    await turn.end()
  }
}

async function prepare(url: string, fill: (db: Database) => Promise<void>, onProgress: () => void): Promise<void> {
  const work = await connect(url)
  try {
    const db = drizzle(work, OPTIONS)
    await adoptBaseline(db, EMPTY_DATABASE)
    await migrate(db, { migrationsFolder: MIGRATIONS })
    onProgress()
    await fill(db)
  } finally {
    await work.end()
  }
}

/** Opens a connection without `LIMITS`. */
async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
  await client.connect()
  return client
}

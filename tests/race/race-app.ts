import { Pool } from 'pg'
import { openPostgres } from '@/backend/db/database'
import { createTestApp, type TestApp } from '@/tests/backend/test-app'

export const RACE_URL = process.env.RACE_DATABASE_URL
/** PGlite serialises transactions and would hide every race. */
export const NEEDS_POSTGRES = RACE_URL ? '' : ' (skipped: RACE_DATABASE_URL names no PostgreSQL)'

/** The API over a new database of its own on a real PostgreSQL. */
export async function openRaceApp(name: string): Promise<TestApp> {
  const open = await openPostgres(await createRaceDatabase(name), 30)
  return createTestApp(open.db, open.close, { logLevel: 'silent' })
}

/** The address of a new database on it. */
export async function createRaceDatabase(name: string): Promise<string> {
  if (!RACE_URL) throw new Error('RACE_DATABASE_URL is not set')
  const database = `race_${name}_${Date.now()}`
  const admin = new Pool({ connectionString: RACE_URL, max: 1 })
  await admin.query(`create database ${database}`)
  await admin.end()
  const url = new URL(RACE_URL)
  url.pathname = `/${database}`
  return url.toString()
}

/** Runs `task` so many times at once and counts what it answers. */
export async function countAnswers(
  times: number,
  task: (index: number) => Promise<number>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => task(index)))
  const counts: Record<number, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

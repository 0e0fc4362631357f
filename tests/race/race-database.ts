import { Pool } from 'pg'

export const RACE_URL = process.env.RACE_DATABASE_URL

/** A new database on the PostgreSQL of the races, empty or a copy of `template`; throws where there is none. */
export async function createDatabase(purpose: string, template = 'template1'): Promise<{ name: string; url: string }> {
  if (!RACE_URL) throw new Error('RACE_DATABASE_URL is not set')
  const name = `race_${purpose}_${Date.now()}`
  const admin = new Pool({ connectionString: RACE_URL, max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(RACE_URL)
  url.pathname = `/${name}`
  return { name, url: url.toString() }
}

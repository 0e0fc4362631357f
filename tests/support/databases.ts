import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'

/** The address of a new database with today's schema: files and workers run side by side, each on its own. */
export async function createDatabase(purpose: string): Promise<string> {
  return (await createDatabaseOn(inject('postgresUrl'), purpose, inject('databaseTemplate'))).url
}

/** A new database without a schema. */
export async function createEmptyDatabase(purpose: string): Promise<{ name: string; url: string }> {
  return createDatabaseOn(inject('postgresUrl'), purpose)
}

/** A new database on the PostgreSQL at `server`, as a copy of `template`. */
export async function createDatabaseOn(server: string, purpose: string, template = 'template1') {
  const name = `${purpose}_${randomBytes(6).toString('hex')}`
  const admin = new Pool({ connectionString: server, max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.toString() }
}

import { createServer, type Server } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres, type TemporaryPostgres } from '@/scripts/launch/postgres'
import { runProgram } from './program'

const RIGHTS = 'the user in DATABASE_URL must own the database'
const ROLES = [
  "create role with_password login password 'right'",
  'create role stranger login',
  'create role crowded login connection limit 0',
  'create role reader login; grant create on database shop to reader; alter role reader set default_transaction_read_only = on',
]

let postgres: TemporaryPostgres
let silent: Server
beforeAll(async () => {
  // one of its own, whose users and rules it changes
  vi.stubEnv('DATABASE_URL', '')
  postgres = await startPostgres()
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database shop')
  for (const statement of ROLES) await admin.query(statement)
  const { rows } = await admin.query('show hba_file')
  const rules = ['host all with_password all scram-sha-256', 'host all all all trust']
  await admin.query(`copy (values ${rules.map((rule) => `('${rule}')`).join(', ')}) to '${rows[0].hba_file}'`)
  await admin.query('select pg_reload_conf()')
  await admin.end()
  silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  silent?.close()
  await postgres?.stop()
})

type Change = (url: URL) => void
const as =
  (username: string, password = '') =>
  (url: URL) =>
    void Object.assign(url, { username, password })
const portOf = (server: Server) => {
  const address = server.address()
  return address && typeof address === 'object' ? `${address.port}` : ''
}
const CASES: [what: string, change: Change, reason: string, advice: string][] = [
  ['a wrong password', as('with_password', 'wrong'), 'password authentication failed for user', 'are the user and the'],
  ['no such database', (url) => (url.pathname = '/shup'), 'database "shup" does not exist', 'create it, or correct'],
  ['no such host', (url) => (url.hostname = 'database.invalid'), 'getaddrinfo E', 'is the host in DATABASE_URL right'],
  ['no server', (url) => (url.port = '1'), 'connect ECONNREFUSED', 'is PostgreSQL running there'],
  ['a server that never answers', (url) => (url.port = portOf(silent)), 'timeout expired', 'is the host in'],
  ['a server without TLS', (url) => (url.search = '?ssl=true'), 'The server does not support SSL', 'take ssl'],
  ['a user without rights', as('stranger'), 'permission denied for database shop', RIGHTS],
  ['no connection left', as('crowded'), 'too many connections for role "crowded"', 'raise max_connections'],
  [
    'a database that cannot be written to',
    as('reader'),
    'cannot execute CREATE SCHEMA in a read-only',
    'DATABASE_URL leads',
  ],
]

describe('a database that cannot be used', { timeout: 120_000 }, () => {
  async function failWith(file: string, change: Change): Promise<string> {
    const url = new URL(postgres.url)
    url.pathname = '/shop'
    change(url)
    const env = { DATABASE_URL: url.href, PLAZA_MODE: 'demo', API_PORT: `${await freePort()}`, LOG_LEVEL: 'warn' }
    const { code, out, error } = await runProgram(file, [], env).ended
    expect([code, out]).toEqual([1, ''])
    expect(error.split('\n')).toHaveLength(2)
    return error
  }

  it.each(CASES)('npm run migrate says in one line of %s why, and what to do', async (_, change, reason, advice) => {
    const line = await failWith('backend/migrate-cli.ts', change)
    expect(line.startsWith(`The database cannot be used: ${reason}`), line).toBe(true)
    expect(line).toContain(`; ${advice}`)
    expect(line).not.toContain('wrong')
  })

  it.each(CASES.slice(0, 1))('the start of an API says the same of %s', async (_, change, reason) => {
    expect(await failWith('backend/server.ts', change)).toContain(`The database cannot be used: ${reason}`)
  })
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { preparePostgres } from '@/backend/db/postgres'
import { NEEDS_POSTGRES } from './race-app'
import { createDatabase, RACE_URL } from './race-database'

const DUMP = path.join(import.meta.dirname, 'upgrade', 'schema-0020.sql')
const DOMAIN = 'made-up.example'
const RANDOM = /^[\da-f]{8}-[\da-f-]{27}@made-up\.example$/

/** Rows of the version before, in which an address stayed at the number that it was made of; id, email, country, phone. */
const ROWS: [id: number, email: string, country: string, phone: string, expected: string | RegExp][] = [
  // never moved
  [9001, `ca6045550001@${DOMAIN}`, 'CA', '6045550001', `ca6045550001@${DOMAIN}`],
  // moved to a free number
  [9002, `ca6045550002@${DOMAIN}`, 'CA', '6045550012', `ca6045550012@${DOMAIN}`],
  // moved to another country
  [9003, `ca6045550003@${DOMAIN}`, 'KR', '01055550003', `kr01055550003@${DOMAIN}`],
  // two that swapped their numbers
  [9004, `ca6045550004@${DOMAIN}`, 'CA', '6045550005', `ca6045550005@${DOMAIN}`],
  [9005, `ca6045550005@${DOMAIN}`, 'CA', '6045550004', `ca6045550004@${DOMAIN}`],
  // has the number whose address a row without a phone holds
  [9006, `ca6045550006@${DOMAIN}`, 'CA', '6045550016', `ca6045550016@${DOMAIN}`],
  [9007, `ca6045550016@${DOMAIN}`, 'CA', '', RANDOM],
  // two with one number: the first is who logs in with it
  [9008, `ca6045550008@${DOMAIN}`, 'CA', '6045550018', `ca6045550018@${DOMAIN}`],
  [9009, `ca6045550009@${DOMAIN}`, 'CA', '6045550018', RANDOM],
  // emails of their own, usernames, and an address of another domain
  [9010, 'own@example.com', 'CA', '6045550010', 'own@example.com'],
  [9011, `bob@${DOMAIN}`, 'CA', '6045550011', `bob@${DOMAIN}`],
  [9012, 'ca6045550099@example.com', 'CA', '6045550013', 'ca6045550099@example.com'],
  // without a phone, where nobody wants the address
  [9013, `ca6045550014@${DOMAIN}`, 'CA', '', `ca6045550014@${DOMAIN}`],
]

describe.skipIf(!RACE_URL)(`addresses made of numbers that accounts have left${NEEDS_POSTGRES}`, () => {
  it('are put right by the migration, which reports how many', async () => {
    const { url } = await createDatabase('addresses')
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(await readFile(DUMP, 'utf8'))
    for (const [id, email, country, phone] of ROWS)
      await client.query('insert into public.customers (id, email, country_code, phone) values ($1, $2, $3, $4)', [
        id,
        email,
        country,
        phone,
      ])
    const reports: string[] = []
    await preparePostgres(url, undefined, { customerDomain: DOMAIN, onReport: (report) => reports.push(report) })
    const { rows } = await client.query('select id, email from public.customers where id > 9000 order by id')
    await client.end()
    for (const [index, [id, , , , expected]] of ROWS.entries()) {
      const email = expected instanceof RegExp ? expect.stringMatching(expected) : expected
      expect(rows[index]).toEqual({ id, email })
    }
    expect(reports).toEqual(['made-up addresses: 6 moved to the phone of their account, 2 replaced by a random one'])
  })
})

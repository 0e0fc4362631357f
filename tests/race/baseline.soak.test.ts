import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { freePort } from '@/scripts/launch/free-port'
import { runProgram } from '@/tests/start/program'
import { createEmptyDatabase } from '@/tests/support/databases'
import {
  DIFFERENCES,
  FORMER_JOURNAL,
  formerDump,
  MARKED,
  ONE_EARLIER,
  OTHERS,
  readJournal,
  rejectionAfter,
  SENTENCE,
  stateOf,
} from '@/tests/support/former-databases'

const PROGRAMS = [
  'migrate-cli.ts',
  'server.ts',
  'demo/cli.ts --fresh',
  'cli.ts catalogue export nowhere',
  'cli.ts stores list',
  'cli.ts payments list',
]

describe('a PostgreSQL database of before the first release', () => {
  let url = ''
  let open: OpenDatabase
  beforeAll(async () => {
    ;({ url } = await createEmptyDatabase('former'))
    await change(await formerDump())
    open = openPostgres(url)
  })
  afterAll(() => open?.close())

  async function change(statements: string): Promise<void> {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statements)
    await client.end()
  }

  it.each(DIFFERENCES)('is refused, and stays as it is, after: %s', async (difference) => {
    const { reason, isSame } = await rejectionAfter(open.db, difference)
    expect(reason).toBe(`${SENTENCE}, then use another one.`)
    expect(isSame).toBe(true)
  })

  it.each(OTHERS)('%s', async (_, other, expected) => {
    const { reason, isSame } = await rejectionAfter(open.db, other)
    expect(reason).toContain(expected)
    expect(isSame).toBe(true)
  })

  it('is marked once, by one of those that start at once, if its schema is that of the first release', async () => {
    await Promise.all(Array.from({ length: 3 }, () => preparePostgres(url)))
    await preparePostgres(url)
    expect(await readJournal(open.db)).toEqual(MARKED)
    expect(await open.db.$count(orders)).toBeGreaterThan(0)
  })

  it('ends every program with one sentence if its schema is another one, and stays as it is', async () => {
    await change(`${FORMER_JOURNAL} ${ONE_EARLIER}`)
    const before = await stateOf(open.db)
    const env = { DATABASE_URL: url, PLAZA_MODE: 'demo', API_PORT: `${await freePort()}`, LOG_LEVEL: 'warn' }
    for (const line of PROGRAMS) {
      const [file, ...args] = line.split(' ')
      const ended = await runProgram(`backend/${file}`, args, env).ended
      const error = `${SENTENCE}, then set DATABASE_URL to an empty database.\n`
      expect(ended, line).toMatchObject({ code: 1, out: '', error })
    }
    expect(await stateOf(open.db)).toEqual(before)
  })
})

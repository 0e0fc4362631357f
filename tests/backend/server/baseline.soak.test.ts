import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import { OPTIONS } from '@/backend/platform/db/database'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { freePort } from '@/scripts/launch/free-port'
import { runProgram } from '@/tests/start/program'
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

async function openRaw(dataDir: string) {
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } })
  return { client, db: drizzle(client, OPTIONS) }
}

describe('an embedded database of before the first release, in its folder', { timeout: 60_000 }, () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-baseline-'))
    await change(`create extension pg_trgm; ${await formerDump()}`)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Runs these statements, and returns what is in the database then. */
  async function change(statements: string): Promise<unknown> {
    const { client, db } = await openRaw(path.join(folder, 'pgdata'))
    await client.exec(statements)
    return stateOf(db).finally(() => client.close())
  }

  it('is marked once if its schema is that of the first release, and has its rows', async () => {
    for (let start = 0; start < 2; start++) {
      const { db, close } = await openEmbedded({ folder })
      expect(await readJournal(db)).toEqual(MARKED)
      expect(await db.$count(orders)).toBeGreaterThan(0)
      await close()
    }
  })

  it('ends every program with one sentence if its schema is another one, and stays as it is', async () => {
    const before = await change(`${FORMER_JOURNAL} ${ONE_EARLIER}`)
    const env = { PLAZA_DATA_DIR: folder, API_PORT: `${await freePort()}`, LOG_LEVEL: 'warn' }
    const programs = ['server.ts', 'demo/cli.ts --fresh', 'cli.ts catalogue export nowhere']
    for (const line of programs) {
      const [file, ...args] = line.split(' ')
      const ended = await runProgram(`backend/${file}`, args, env).ended
      expect(ended, line).toMatchObject({ code: 1, out: '', error: `${SENTENCE}, then move ${folder} aside.\n` })
    }
    expect(await change('')).toEqual(before)
  })
})

describe('an embedded database of before the first release', () => {
  let former: Awaited<ReturnType<typeof openRaw>>
  beforeAll(async () => {
    former = await openRaw('memory://')
    await former.client.exec(await formerDump())
  })
  afterAll(() => former?.client.close())

  // the tests of races try them all on PostgreSQL, by the same queries
  it.each(DIFFERENCES)('is refused, and stays as it is, after: %s', async (change) => {
    const { reason, isSame } = await rejectionAfter(former.db, change)
    expect(reason).toBe(`${SENTENCE}, then use another one.`)
    expect(isSame).toBe(true)
  })

  it.each(OTHERS)('%s', async (_, change, expected) => {
    const { reason, isSame } = await rejectionAfter(former.db, change)
    expect(reason).toContain(expected)
    expect(isSame).toBe(true)
  })
})

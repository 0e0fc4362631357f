import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openPostgres } from '@/backend/db/database'
import { type ApiProcess, createApiProcess } from '@/tests/backend/crash-process'
import { createCrashShopping, expectWholeBooks, type Market, makeMarket } from '@/tests/backend/crash-shopping'
import { createRaceDatabase, NEEDS_POSTGRES, RACE_URL } from './race-app'

const KILLS = 20
const SHOPPERS = 8
const ROOT = path.resolve(import.meta.dirname, '../..')
/** Inside the repository, so that the packages beside it are found. */
const FOLDER = path.join(ROOT, 'node_modules/.cache', `plaza-crash-${process.pid}`)
const SERVER = path.join(FOLDER, 'server.mjs')

describe.skipIf(!RACE_URL)(`a process that is killed during checkouts${NEEDS_POSTGRES}`, () => {
  let open: OpenDatabase
  let market: Market
  let api: ApiProcess
  beforeAll(async () => {
    const url = await createRaceDatabase('crash')
    open = await openPostgres(url, 5)
    market = await makeMarket(open.db, SHOPPERS)
    await mkdir(FOLDER, { recursive: true })
    // in one file the server starts three times as fast, and it starts 21 times here
    await build({
      entryPoints: [path.join(ROOT, 'backend/server.ts')],
      outfile: SERVER,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      define: { 'import.meta.dirname': JSON.stringify(path.join(ROOT, 'backend/db')) },
    })
    api = await createApiProcess([SERVER], { DATABASE_URL: url, PLAZA_DATA_DIR: FOLDER })
  })
  afterAll(async () => {
    await api?.stop('SIGKILL')
    await open?.close()
    await rm(FOLDER, { recursive: true, force: true })
  })

  it('keeps every acknowledged order and charges none twice, 20 times over', { timeout: 300_000 }, async () => {
    const shopping = createCrashShopping(api, market)
    for (let kill = 0; kill < KILLS; kill++) await shopping.killDuringCheckouts(kill * 7)
    expect(await shopping.sendLostAgain()).toBeGreaterThan(KILLS)
    await expectWholeBooks(open.db, shopping.acknowledged)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/backend/platform/db/database'
import { openPostgres } from '@/backend/platform/db/postgres'
import { type ApiProcess, createApiProcess } from '@/tests/backend/support/crash-process'
import { createCrashShopping, expectWholeBooks, type Market, makeMarket } from '@/tests/backend/support/crash-shopping'
import { createDatabase } from '@/tests/support/databases'

const KILLS = 20
const SHOPPERS = 8

describe('a process that is killed during checkouts', () => {
  let open: OpenDatabase
  let market: Market
  let api: ApiProcess
  beforeAll(async () => {
    const url = await createDatabase('crash')
    open = openPostgres(url, { size: 5 })
    market = await makeMarket(open.db, SHOPPERS)
    api = await createApiProcess({ DATABASE_URL: url })
  })
  afterAll(async () => {
    await api?.remove()
    await open?.close()
  })

  it(`preserves every acknowledged order and charges none twice, ${KILLS} times`, { timeout: 900_000 }, async () => {
    const shopping = createCrashShopping(api, market)
    for (let kill = 0; kill < KILLS; kill++) await shopping.killDuringCheckouts(kill * 7)
    expect(await shopping.sendLostAgain()).toBeGreaterThan(0)
    await expectWholeBooks(open.db, shopping.acknowledged)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openPostgres } from '@/backend/db/database'
import { type ApiProcess, createApiProcess } from '@/tests/backend/crash-process'
import { createCrashShopping, expectWholeBooks, type Market, makeMarket } from '@/tests/backend/crash-shopping'
import { createRaceDatabase, NEEDS_POSTGRES, RACE_URL } from './race-app'

const KILLS = 20
const SHOPPERS = 8

describe.skipIf(!RACE_URL)(`a process that is killed during checkouts${NEEDS_POSTGRES}`, () => {
  let open: OpenDatabase
  let market: Market
  let api: ApiProcess
  beforeAll(async () => {
    const url = await createRaceDatabase('crash')
    open = await openPostgres(url, 5)
    market = await makeMarket(open.db, SHOPPERS)
    api = await createApiProcess({ DATABASE_URL: url })
  })
  afterAll(async () => {
    await api?.remove()
    await open?.close()
  })

  it('keeps every acknowledged order and charges none twice, 20 times over', { timeout: 600_000 }, async () => {
    const shopping = createCrashShopping(api, market)
    for (let kill = 0; kill < KILLS; kill++) await shopping.killDuringCheckouts(kill * 7)
    expect(await shopping.sendLostAgain()).toBeGreaterThan(KILLS)
    await expectWholeBooks(open.db, shopping.acknowledged)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { type ApiProcess, createApiProcess } from '@/tests/backend/support/crash-process'
import { createCrashShopping, expectWholeBooks, type Market, makeMarket } from '@/tests/backend/support/crash-shopping'

const KILLS = 5

describe('a process that is killed during checkouts, with its embedded database', () => {
  let folder = ''
  let market: Market
  let api: ApiProcess
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-crash-'))
    const { db, close } = await openEmbedded({ folder })
    market = await makeMarket(db, 4)
    await close()
    api = await createApiProcess({ PLAZA_DATA_DIR: folder })
  })
  afterAll(async () => {
    await api?.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it(`preserves every acknowledged order and charges none twice, ${KILLS} times`, { timeout: 300_000 }, async () => {
    const shopping = createCrashShopping(api, market)
    for (let kill = 0; kill < KILLS; kill++) await shopping.killDuringCheckouts(kill * 13)
    expect(await shopping.sendLostAgain()).toBeGreaterThan(0)
    const { db, close } = await openEmbedded({ folder })
    await expectWholeBooks(db, shopping.acknowledged).finally(close)
  })
})

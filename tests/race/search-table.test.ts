import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '@/backend/db/transaction'
import { inAll, makeDeal, makeStore } from '@/tests/backend/support/factories'
import type { TestApp } from '@/tests/backend/support/test-app'
import { checkSearchTable } from '@/tests/support/check-search-table'
import { NEEDS_POSTGRES, openRaceApp } from './race-app'
import { RACE_URL } from './race-database'

describe.skipIf(!RACE_URL)(`search${NEEDS_POSTGRES}`, () => {
  checkSearchTable('on PostgreSQL', () => openRaceApp('search'))
})

describe.skipIf(!RACE_URL)(`a correction that takes too long${NEEDS_POSTGRES}`, () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openRaceApp('slow_search')
    await makeDeal(api.db, await makeStore(api.db), { name: inAll('Massage') })
  })
  afterAll(() => api?.close())

  it('is given up, and nothing is found', async () => {
    const search = () => api.get('/api/v7/glst?keywords=masage')
    expect((await search()).records.corrected).toBe('massage')
    await inTransaction(api.db, async (tx) => {
      await tx.execute(sql`lock table search_words`)
      const started = performance.now()
      const { RC, records } = await search()
      expect([RC, records.list, records.corrected]).toEqual([200, [], undefined])
      expect(performance.now() - started).toBeLessThan(2000)
    })
    expect((await search()).records.corrected).toBe('massage')
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneLetterOff } from '@/backend/catalogue/search/correct-words'
import { isUnavailable } from '@/backend/platform/db/database-errors'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { inTransaction } from '@/backend/platform/db/transaction'
import { inAll, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { createTestApp, openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { checkSearchTable } from '@/tests/support/check-search-table'

checkSearchTable('search, on PostgreSQL', () => openTestApp())
checkSearchTable('search, in the embedded database', async () => {
  const { db, close } = await openEmbedded()
  return createTestApp(db, close)
})

describe('long words', () => {
  it('are corrected up to 24 letters', async () => {
    const api = await openTestApp()
    await makeDeal(api.db, await makeStore(api.db), { name: inAll('Electroencephalographist') })
    const correctedOf = async (words: string) => (await api.get(`/api/v7/glst?keywords=${words}`)).records.corrected
    expect(await correctedOf('electroencephalographyst')).toBe('electroencephalographist')
    expect(await correctedOf('electroencephalographyist')).toBeUndefined()
    await api.close()
  })
})

describe('a correction that takes too long', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openTestApp()
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

  it('is given up while PostgreSQL compiles its regular expression, which is no crash', async () => {
    const cancelled = () =>
      inTransaction(api.db, async (tx) => {
        // the index of trigrams compiles it, with an error of its own
        await tx.execute(sql`set local enable_seqscan = off`)
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select from search_words where word ~ ${`^(${oneLetterOff('a'.repeat(60))})$`}`)
      }).catch((error: Error & { cause: { code: string } }) => error)
    // on a busy machine the time can be over before it compiles
    await expect.poll(async () => (await cancelled())?.cause.code, { interval: 0 }).toBe('2201B')
    expect(isUnavailable(await cancelled())).toBe(true)
  })
})

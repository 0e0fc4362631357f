import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { review } from '@/lib/contract/reviews'
import { makeDeal, makeReview, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let gid: number
beforeAll(async () => {
  api = await openTestApp()
  const store = await makeStore(api.db)
  gid = store.gid ?? 0
  const deal = await makeDeal(api.db, store)
  const write = (language: string, body: string, day: number) =>
    makeReview(api.db, deal, { language, body, createdAt: new Date(Date.UTC(2026, 4, day)) })
  await write('en', 'Old', 1)
  await write('en', 'New', 9)
  await write('zh', '好', 3)
  await write('zh-Hant', '讚', 5)
  await write('jp', '最高', 7)
  await makeReview(api.db, await makeDeal(api.db, await makeStore(api.db)), { body: 'Of another store' })
})
afterAll(() => api.close())

type Row = z.input<typeof review>
const bodies = async (query: string) => {
  const { RC, records } = await api.get(`/api/v7/srvw?gid=${gid}&${query}`)
  expect(RC).toBe(200)
  return (records.list as Row[]).map(({ cmt }) => cmt)
}

describe('the reviews of a store', () => {
  it.each([
    ['en', ['New', 'Old', '最高', '讚', '好']],
    ['zh', ['好', '讚', 'New', '最高', 'Old']],
    ['zh-Hant', ['讚', '好', 'New', '最高', 'Old']],
    ['jp', ['最高', 'New', '讚', '好', 'Old']],
  ])('come in %s first, then the newest first', async (lan, order) => {
    expect(await bodies(`lan=${lan}`)).toEqual(order)
  })

  it('are 30 a page, or as many as asked for', async () => {
    const store = await makeStore(api.db)
    const deal = await makeDeal(api.db, store)
    for (let n = 0; n < 31; n++) await makeReview(api.db, deal)
    const page = async (number: number) =>
      (await api.get(`/api/v7/srvw?gid=${store.gid}&page=${number}`)).records.list as Row[]
    expect([(await page(1)).length, (await page(2)).length, (await page(3)).length]).toEqual([30, 1, 0])
    expect((await api.get(`/api/v7/srvw?gid=${store.gid}&limit=11`)).records.list).toHaveLength(11)
    expect((await api.get(`/api/v7/srvw?gid=${store.gid}&limit=0`)).RC).toBe(400)
    const { paging } = (await api.get(`/api/v7/srvw?gid=${store.gid}&page=4&limit=10`)).records
    expect(paging).toEqual({ total: 31, page: 4, limit: 10 })
  })
})

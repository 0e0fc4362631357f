import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { review } from '@/lib/contract/reviews'
import { makeDeal, makeReview, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

let api: TestApp
let gid: number
let dealId: number
beforeAll(async () => {
  api = await openTestApp()
  const store = await makeStore(api.db)
  gid = store.gid ?? 0
  const deal = await makeDeal(api.db, store)
  dealId = deal.id ?? 0
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

  it.each([
    ['en', ['New', 'Old', '最高', '讚', '好']],
    ['zh-Hant', ['讚', '好', 'New', '最高', 'Old']],
  ])('come in the same order with a deal, in %s', async (lan, order) => {
    const { records } = await api.get(`/api/v7/gdtl?pid=${dealId}&lan=${lan}`)
    expect((records.reviews as Row[]).map(({ cmt }) => cmt)).toEqual(order)
    expect((records.reviews_short as Row[]).map(({ cmt }) => cmt)).toEqual(order.slice(0, 3))
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

  it('come with the number of each rating, in two queries', async () => {
    const store = await makeStore(api.db)
    const deal = await makeDeal(api.db, store)
    for (const rating of [5, 5, 4, 2, 5]) await makeReview(api.db, deal, { rating })
    const read = ({ get }: TestApp) => get(`/api/v7/srvw?gid=${store.gid}&limit=2`)
    const { queries, answer } = await countingQueries(api, read)
    expect(answer.records).toMatchObject({ rat_cnts: [3, 1, 0, 1, 0], paging: { total: 5 } })
    expect(queries).toHaveLength(2)
    expect((await api.get('/api/v7/srvw?gid=99999999')).records).toMatchObject({ list: [], rat_cnts: [0, 0, 0, 0, 0] })
  })

  it('are chosen by their stars, and put in order whatever their language', async () => {
    const store = await makeStore(api.db)
    const deal = await makeDeal(api.db, store)
    const write = (rating: number, language: string, day: number) =>
      makeReview(api.db, deal, {
        rating,
        language,
        body: `${rating} of day ${day}`,
        createdAt: new Date(Date.UTC(2026, 4, day)),
      })
    await write(5, 'en', 1)
    await write(2, 'jp', 9)
    await write(5, 'jp', 3)
    await write(4, 'en', 2)
    const read = async (query: string) => (await api.get(`/api/v7/srvw?gid=${store.gid}&lan=en&${query}`)).records
    const texts = async (query: string) => ((await read(query)).list as Row[]).map(({ cmt }) => cmt)
    expect(await texts('')).toEqual(['4 of day 2', '5 of day 1', '2 of day 9', '5 of day 3'])
    expect(await texts('sort=newest')).toEqual(['2 of day 9', '5 of day 3', '4 of day 2', '5 of day 1'])
    expect(await texts('sort=highest')).toEqual(['5 of day 3', '5 of day 1', '4 of day 2', '2 of day 9'])
    expect(await texts('sort=lowest')).toEqual(['2 of day 9', '4 of day 2', '5 of day 3', '5 of day 1'])
    expect(await texts('rat=5')).toEqual(['5 of day 1', '5 of day 3'])
    expect(await texts('rat=5&sort=newest&limit=1&page=2')).toEqual(['5 of day 1'])
    expect(await read('rat=5&limit=1')).toMatchObject({
      paging: { total: 2 },
      rat_cnts: [2, 1, 0, 1, 0],
      sorts: ['newest', 'highest', 'lowest'],
    })
    for (const query of ['rat=6', 'rat=0', 'sort=best'])
      expect((await api.get(`/api/v7/srvw?gid=${store.gid}&${query}`)).RC).toBe(400)
  })

  it('name their language, and that of the answer', async () => {
    const store = await makeStore(api.db)
    const deal = await makeDeal(api.db, store)
    await makeReview(api.db, deal, { language: 'jp', body: '最高', answer: 'Thank you', createdAt: new Date(1) })
    await makeReview(api.db, deal, { language: 'zh-Hant', body: '讚', answer: '謝謝', createdAt: new Date(2) })
    await makeReview(api.db, deal, { language: 'en', body: 'Good', createdAt: new Date(3) })
    const { records } = await api.get(`/api/v7/srvw?gid=${store.gid}&lan=en`)
    const named = (records.list as Row[]).map(({ cmt, lan, cmt_orig, answer_lan }) => [cmt, lan, cmt_orig, answer_lan])
    expect(named).toEqual([
      ['Good', 'en', undefined, null],
      ['讚', 'zh-Hant', undefined, 'zh-Hant'],
      ['最高', 'jp', undefined, 'en'],
    ])
  })

  it('of a deal are counted, also beyond the 50 that are listed', async () => {
    const deal = await makeDeal(api.db, await makeStore(api.db))
    const counted = async () => {
      const { records } = await api.get(`/api/v7/gdtl?pid=${deal.id}`)
      return [records.reviews.length, records.rat_cnts]
    }
    for (let n = 0; n < 49; n++) await makeReview(api.db, deal, { rating: 5 })
    expect(await counted()).toEqual([49, [49, 0, 0, 0, 0]])
    for (let n = 0; n < 2; n++) await makeReview(api.db, deal, { rating: 1, createdAt: new Date(n) })
    expect(await counted()).toEqual([50, [49, 0, 0, 0, 2]])
  })
})

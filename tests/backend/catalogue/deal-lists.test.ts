import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { distanceKm } from '@/lib/domain/places/distance'
import { type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import {
  inAll,
  makeCategories,
  makeDeal,
  makeOptions,
  makeProduct,
  makeReview,
  makeStore,
} from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
  await makeCategories(api.db)
})
afterAll(() => api.close())

async function list(query: string): Promise<{ ids: number[]; paging: unknown }> {
  const { RC, records } = await api.get(`/api/v7/glst?${query}`)
  expect(RC).toBe(200)
  return { ids: records.list.map((row: { id: number }) => row.id), paging: records.paging }
}

describe('the total of a list', () => {
  it('is exact, or up to `count_to` with `more` where there are more', async () => {
    const store = await makeStore(api.db)
    for (let n = 0; n < 3; n++) await makeDeal(api.db, store)
    const paging = async (query: string) => (await list(`gid=${store.gid}&limit=2${query}`)).paging
    expect(await paging('')).toEqual({ total: 3, page: 1, limit: 2 })
    expect(await paging('&count_to=1000')).toEqual({ total: 3, page: 1, limit: 2 })
    expect(await paging('&count_to=3')).toEqual({ total: 3, page: 1, limit: 2 })
    expect(await paging('&count_to=2')).toEqual({ total: 2, page: 1, limit: 2, more: true })
    expect(await paging('&count_to=1&page=2')).toEqual({ total: 1, page: 2, limit: 2, more: true })
  })

  it('of words is that of the deals with them in the city, also where they name another one', async () => {
    const name = inAll('Zen garden of Seattle')
    for (const cityKey of ['victoria', 'seattle'] as const)
      await makeDeal(api.db, await makeStore(api.db), { name }, { cityKey })
    for (const words of ['zen', 'garden zen', 'seattle zen', '@seattle'])
      expect((await list(`latlon=48.43,-123.36&count_to=1000&keywords=${words}`)).paging).toMatchObject({ total: 1 })
    expect((await list('count_to=1000&keywords=zen')).paging).toMatchObject({ total: 2 })
  })

  it.each(['0', '-1', 'x', '100001'])('cannot be counted to %s', async (countTo) => {
    expect((await api.get(`/api/v7/glst?count_to=${countTo}`)).RC).toBe(400)
  })
})

describe('the hours of a deal', () => {
  const NOON = { open: 660, close: 870 }
  const lunch: WeeklyHours = [[], [NOON], [NOON], [NOON], [NOON], [], []]
  const open: WeeklyHours = weekOf(() => [{ open: 600, close: 1320 }])

  afterEach(() => api.clock.set('2026-06-05T19:00:00Z'))

  it('are in its detail, and a list says whether it can be used now: while they hold and its store is open', async () => {
    const store = await makeStore(api.db, { hours: open })
    const atStore = { pickup: false, delivery: false }
    const limited = await makeDeal(api.db, store, { ...atStore, useHours: lunch })
    const other = await makeDeal(api.db, store, atStore)
    const delivered = await makeDeal(api.db, store)
    const detail = async (id: number) => (await api.get(`/api/v7/gdtl?pid=${id}&lan=en`)).records.time
    expect(await detail(limited.id)).toBe(';11:00-14:30;11:00-14:30;11:00-14:30;11:00-14:30;;')
    expect(await detail(other.id)).toBeNull()
    const usable = async () => {
      const { records } = await api.get(`/api/v7/glst?gid=${store.gid}`)
      const rows: { id: number; is_now: boolean | null }[] = records.list
      return [limited, other, delivered].map(({ id }) => rows.find((row) => row.id === id)?.is_now)
    }
    // a Friday in Vancouver: 10:59, 11:00, 14:30, 22:00
    const answers = []
    for (const time of ['17:59', '18:00', '21:30']) {
      api.clock.set(`2026-06-05T${time}:00Z`)
      answers.push(await usable())
    }
    api.clock.set('2026-06-06T05:00:00Z')
    expect([...answers, await usable()]).toEqual([
      [false, true, true],
      [true, true, true],
      [false, true, true],
      [false, false, false],
    ])
  })

  it('may run past midnight, and do not hold while the store is closed against its hours', async () => {
    const useHours = weekOf(() => [{ open: 1320, close: 1560 }])
    const usableIn = async (over: Parameters<typeof makeStore>[1]) => {
      const store = await makeStore(api.db, { hours: weekOf(() => [{ open: 0, close: 1440 }]), ...over })
      await makeDeal(api.db, store, { pickup: false, delivery: false, useHours })
      return (await api.get(`/api/v7/glst?gid=${store.gid}`)).records.list[0].is_now
    }
    // 01:30 on Saturday in Vancouver
    api.clock.set('2026-06-06T08:30:00Z')
    expect(await usableIn({})).toBe(true)
    expect(await usableIn({ suspended: true })).toBe(false)
    expect(await usableIn({ holidays: ['2026-06-06'] })).toBe(false)
    expect(await usableIn({ closedUntil: new Date('2026-06-06T09:00:00Z') })).toBe(false)
    expect(await usableIn({ closedUntil: new Date('2026-06-06T08:00:00Z') })).toBe(true)
  })
})

describe('nearest first', () => {
  const here = { lat: 43.6532, lon: -79.3832 }
  const query = (page: number) => `latlon=${here.lat},${here.lon}&sort_id=102&limit=4&page=${page}`

  it('is the order of true distances, and pages name each deal once where many are at one place', async () => {
    const toronto = await makeStore(api.db, { cityKey: 'toronto', ...here })
    const around = Array.from({ length: 8 }, (_, n) => {
      const [angle, away] = [(n * Math.PI) / 4, 0.02 + 0.0002 * ((n * 3) % 8)]
      return { lat: here.lat + away * Math.sin(angle), lon: here.lon + 1.38 * away * Math.cos(angle) }
    })
    const places = [...around, ...Array.from({ length: 8 }, () => ({ lat: 43.7, lon: -79.4 }))]
    const made: { id: number; km: number }[] = []
    for (const place of places) {
      const { id } = await makeDeal(api.db, toronto, {}, place)
      made.push({ id, km: distanceKm(here, place) })
    }
    made.sort((a, b) => a.km - b.km || a.id - b.id)
    const pages = await Promise.all([1, 2, 3, 4].map(async (page) => (await list(query(page))).ids))
    expect(pages.flat()).toEqual(made.map(({ id }) => id))
    expect(pages.map((ids) => ids.length)).toEqual([4, 4, 4, 4])
  })
})

describe('a category', () => {
  it('has the deals of any level in the order of the list, and several have those of each', async () => {
    const seattle = await makeStore(api.db, { cityKey: 'seattle', lat: 47.6, lon: -122.33 })
    const deal = async (search: object) => (await makeDeal(api.db, seattle, {}, search)).id
    const middle = await deal({ category1: 1000, category2: 1010, category3: 1011, score: 2, dealPrice: 30 })
    const best = await deal({ category1: 1000, category2: 1011, score: 3, dealPrice: 20 })
    const last = await deal({ category1: 1000, category2: 1010, category3: 1012, score: 1, dealPrice: 10 })
    await deal({ category1: 1200, category2: 1210 })
    const ids = async (query: string) => (await list(`latlon=47.6,-122.33&${query}`)).ids
    expect(await ids('c_ids=1000')).toEqual([best, middle, last])
    expect(await ids('c_ids=1010')).toEqual([middle, last])
    expect(await ids('c_ids=1011')).toEqual([best, middle])
    expect(await ids('c_ids=1011&sort_id=105')).toEqual([middle, best])
    expect(await ids('c_ids=1011,1012')).toEqual([best, middle, last])
  })
})

describe('queries', () => {
  const near = 'latlon=49.28,-123.12'
  const lists = [near, 'gid=1', `${near}&sort_id=102`, `${near}&c_ids=1201`, `${near}&keywords=massage&count_to=1000`]
  const paths = [...lists.map((query) => `/api/v7/glst?${query}`), `/api/v7/slst?${near}`, `/api/v7/slst?page=1`]

  it.each(paths)('one for %s', async (path) => {
    await makeDeal(api.db, await makeStore(api.db))
    const { queries, answer } = await countingQueries(api, (counted) => counted.get(path))
    expect(answer.RC).toBe(200)
    expect(queries).toHaveLength(1)
  })

  it('five for a deal, and four for a menu, however many options, reviews and dishes they have', async () => {
    const store = await makeStore(api.db, { owner: 'queries' })
    await makeStore(api.db, { owner: 'queries' })
    const deal = await makeDeal(api.db, store)
    await makeDeal(api.db, store)
    for (let n = 0; n < 3; n++) {
      const group = await makeOptions(api.db, { dealId: deal.id })
      await makeOptions(api.db, { dealId: deal.id, parentChoiceId: group.choices[0] ?? 0 })
      await makeReview(api.db, deal)
      await makeOptions(api.db, { productId: (await makeProduct(api.db, store)).id })
    }
    const asked = async (path: string) => (await countingQueries(api, (counted) => counted.get(path))).queries
    expect(await asked(`/api/v7/gdtl?pid=${deal.id}`)).toHaveLength(5)
    expect(await asked(`/api/v7/cplst2?gid=${store.gid}`)).toHaveLength(4)
  })
})

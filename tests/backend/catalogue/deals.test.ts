import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categories, deals, shortcuts } from '@/backend/catalogue/schema/deals'
import { dealDetail } from '@/lib/contract/deal-detail'
import { completeText } from '@/lib/domain/languages/complete-text'
import { inAll, makeCategories, makeDeal, makeOptions, makeReview, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
const ids: Record<string, number> = {}
let gid = 0

beforeAll(async () => {
  api = await openTestApp()
  await makeCategories(api.db)
  const store = await makeStore(api.db, { owner: 'harbour' })
  const branch = await makeStore(api.db, { owner: 'harbour', cityKey: 'toronto', lat: 43.65, lon: -79.38 })
  gid = store.gid
  const deal = async (key: string, over = {}, search = {}, at = store) => {
    const made = await makeDeal(api.db, at, over, search)
    ids[key] = made.id
    return made
  }
  const massage = await deal(
    'massage',
    { name: { en: 'Hot stone massage', zh: '热石按摩', 'zh-Hant': '熱石按摩', jp: 'ホットストーンマッサージ' } },
    { score: 10, rating: 300, soldCount: 60, lat: 49.3 },
  )
  await deal('cheap', { dealPrice: 500, price: 4000 }, { score: 5, rating: 450, discountPercent: 88, category2: 1202 })
  await deal('dear', { dealPrice: 3900 }, { score: 1, rating: 490, discountPercent: 3, soldCount: 1200 })
  await deal('expired', { endsAt: new Date('2026-02-01T00:00:00Z'), name: inAll('Old massage') })
  await deal('toronto', {}, { score: 99 }, branch)
  const group = await makeOptions(api.db, { dealId: massage.id })
  await makeOptions(api.db, { dealId: massage.id, parentChoiceId: group.choices[0] ?? 0 })
  for (let i = 0; i < 5; i++) {
    await makeReview(api.db, massage, { photos: [`r${i}.webp`], createdAt: new Date(Date.UTC(2026, 4, i + 1)) })
  }
})
afterAll(() => api.close())

const VANCOUVER = 'latlon=49.28,-123.12'
async function list(query: string): Promise<{ ids: number[]; total: number }> {
  const { RC, records } = await api.get(`/api/v7/glst?${query}`)
  expect(RC).toBe(200)
  return { ids: records.list.map((row: { id: number }) => row.id), total: records.paging.total }
}

describe('glst', () => {
  it('lists active deals with short keys, decimals and localised texts [CALL-46] [ENT-39]', async () => {
    const { records } = await api.get(`/api/v7/glst?lan=zh&${VANCOUVER}&sort_id=106`)
    expect(records.list[0]).toMatchObject({ nm: '热石按摩', pc: 40, spc: 20, currency: 'CAD', s_cnt: 0, r_cnt: 0 })
    expect(records.paging).toEqual({ total: 3, page: 1, limit: 20 })
    expect(records.list.map((row: { id: number }) => row.id)).not.toContain(ids.expired)
  })

  it.each([
    [106, ['massage', 'cheap', 'dear']],
    [102, ['cheap', 'dear', 'massage']],
    [103, ['dear', 'cheap', 'massage']],
    [104, ['cheap', 'massage', 'dear']],
    [105, ['dear', 'massage', 'cheap']],
  ])('sorts by %i [BROW-9] [CALL-45]', async (sort, order) => {
    expect((await list(`${VANCOUVER}&sort_id=${sort}`)).ids).toEqual(order.map((key) => ids[key]))
  })

  it.each(['hot stone', '热石', '熱石', 'ホットストーン', 'MASSAGE'])('finds a deal by %s', async (keywords) => {
    expect((await list(`${VANCOUVER}&keywords=${encodeURIComponent(keywords)}`)).ids).toEqual([ids.massage])
  })

  it('finds nothing for unknown words or punctuation only', async () => {
    expect((await list('keywords=zeppelin')).total).toBe(0)
    expect((await list(`keywords=${encodeURIComponent("'&|!:*()")}`)).total).toBe(0)
  })

  it('filters by the discount code in the flag [BROW-12] [BROW-13]', async () => {
    expect((await list(`${VANCOUVER}&flag=0,1000,0`)).total).toBe(2)
    expect((await list(`${VANCOUVER}&flag=0,0001,0`)).total).toBe(2)
    expect((await list(`${VANCOUVER}&flag=0,0000,0`)).ids).toEqual([ids.cheap])
    expect((await list(`${VANCOUVER}&flag=0,0,0`)).total).toBe(3)
  })

  it('20 percent or more is 20 and more with the exact minimum, 10 and more by the flag alone', async () => {
    const only = await makeStore(api.db)
    const made = async (discountPercent: number) => (await makeDeal(api.db, only, {}, { discountPercent })).id
    const [, twenty, more] = [await made(19), await made(20), await made(21)]
    const found = async (query: string) => (await list(`gid=${only.gid}&sort_id=102${query}`)).ids.sort((a, b) => a - b)
    expect(await found('&flag=0,1000,0')).toHaveLength(3)
    expect(await found('&flag=0,1000,0&min_discount=20')).toEqual([twenty, more])
    expect(await found('&min_discount=21')).toEqual([more])
    await api.db.delete(deals).where(eq(deals.gid, only.gid))
  })

  it('filters by the sold code in the flag [BROW-14]', async () => {
    expect((await list(`${VANCOUVER}&flag=0,0,1000`)).ids).toEqual([ids.massage, ids.dear])
    expect((await list(`${VANCOUVER}&flag=0,0,0000`)).ids).toEqual([ids.dear])
  })

  it('filters by a category of any level and by store', async () => {
    expect((await list(`${VANCOUVER}&c_ids=1200`)).total).toBe(3)
    expect((await list(`${VANCOUVER}&c_ids=1202`)).ids).toEqual([ids.cheap])
    expect((await list(`gid=${gid}`)).total).toBe(3)
    expect((await list('')).total).toBe(4)
  })

  it('pages, and returns the total beyond the last page', async () => {
    expect(await list(`${VANCOUVER}&limit=2&page=2`)).toEqual({ ids: [ids.dear], total: 3 })
    expect(await list(`${VANCOUVER}&limit=2&page=9`)).toEqual({ ids: [], total: 3 })
  })

  it.each(['latlon=x', 'page=0', 'limit=61', 'lan=fr', 'c_ids=1;drop'])('refuses %s with RC 400', async (query) => {
    expect((await api.get(`/api/v7/glst?${query}`)).RC).toBe(400)
  })
})

describe('gdtl', () => {
  it('returns a deal with options, including nested ones, and its short lists [CALL-48] [ENT-43] [DEAL-3]', async () => {
    const { RC, records } = await api.get(`/api/v7/gdtl?pid=${ids.massage}&lan=en`)
    expect(RC).toBe(200)
    expect(dealDetail.safeParse(records).success).toBe(true)
    expect(records).toMatchObject({
      name: 'Hot stone massage',
      g_id: gid,
      limit: 10,
      stock: 100,
      edt: '2026-12-31 00:00:00',
    })
    expect(records.opts[0].opts[0].opt[0].opts).toHaveLength(2)
    expect(records.opts[0].opts[1]).toMatchObject({ pc: 1, sq: 10_000 })
    expect(records.reviews).toHaveLength(5)
    expect(records.reviews_short).toHaveLength(3)
    expect(records.reviews_imgs_short).toHaveLength(4)
    expect(records.reviews[0].review_dt).toBe('2026-05-05 00:00:00')
    expect(records.related_list.map((row: { id: number }) => row.id)).toEqual([ids.cheap, ids.dear])
    expect(records.branch_list).toHaveLength(1)
  })

  it('still returns an expired deal, and 404 for an unknown one', async () => {
    expect((await api.get(`/api/v7/gdtl?pid=${ids.expired}`)).records.status).toBe(0)
    for (const pid of ['99999999', '99999999999999', '9223372036854775807', 'a-Z_9', `00${ids.expired}`])
      expect([pid, (await api.get(`/api/v7/gdtl?pid=${pid}`)).RC]).toEqual([pid, 404])
    expect((await api.get('/api/v7/gdtl?pid=a.b')).RC).toBe(400)
  })

  it('counts views without writing on read', async () => {
    const before = await api.db
      .select()
      .from(deals)
      .where(eq(deals.id, ids.dear ?? 0))
    await api.get(`/api/v7/gdtl?pid=${ids.dear}`)
    await api.deps.views.flush(api.db)
    const after = await api.db
      .select()
      .from(deals)
      .where(eq(deals.id, ids.dear ?? 0))
    expect((after[0]?.viewCount ?? 0) - (before[0]?.viewCount ?? 0)).toBe(1)
  })
})

describe('lists', () => {
  it('counts deals in each category, for all, a place or a store [CALL-44]', async () => {
    const counts = async (query: string) => {
      const { records } = await api.get(`/api/v7/sfc?c_id=2${query}`)
      const spa = records.find((node: { id: number }) => node.id === 1200)
      return [spa.cnt, spa.sub[0].cnt, spa.sub[1].cnt]
    }
    expect(await counts('')).toEqual([4, 3, 1])
    expect(await counts(`&${VANCOUVER}`)).toEqual([3, 2, 1])
    expect(await counts(`&gid=${gid}`)).toEqual([3, 2, 1])
  })

  it('categories: 1 restaurant, 2 groupsale with all, 3 travel, 4 shopping, 5 service, no other [ENT-62]', async () => {
    const roots = async (code: string) => {
      const { RC, records } = await api.get(`/api/v7/sfc${code}`)
      return RC === 200 ? records.map((node: { id: number }) => node.id) : RC
    }
    await api.db.insert(categories).values([
      { id: 1400, parentId: null, level: 1, position: 5, name: inAll('Travel') },
      { id: 1500, parentId: null, level: 1, position: 6, name: inAll('Shopping') },
    ])
    const all = [1000, 1200, 1400, 1500]
    expect(
      await Promise.all(['', '?c_id=1', '?c_id=2', '?c_id=3', '?c_id=4', '?c_id=5', '?c_id=6'].map(roots)),
    ).toEqual([all, [1000], all, [1400], [1500], [1200], 400])
    const filters = await Promise.all([1, 2, 3, 4, 5, 6].map((code) => api.get(`/api/v7/sff?c_id=${code}`)))
    expect(filters.map(({ RC }) => RC)).toEqual([200, 200, 200, 200, 200, 400])
  })

  it("returns the landing page's shortcuts in order and localised [CALL-43] [CALL-47]", async () => {
    const picture = 'deal/spa/1'
    await api.db.insert(shortcuts).values([
      { id: 1, text: inAll('massage'), picture, position: 2 },
      {
        id: 2,
        text: completeText({ en: 'brunch', zh: '早午餐', 'zh-Hant': '早午餐', jp: 'ブランチ' }),
        picture,
        position: 1,
      },
    ])
    const { RC, records } = await api.get('/api/v7/gshortcut?lan=jp')
    expect(RC).toBe(200)
    expect(records).toEqual([
      { nm: 'ブランチ', i_url: expect.stringContaining('/media/deal/spa/1') },
      { nm: expect.stringContaining('massage'), i_url: expect.stringContaining('/media/deal/spa/1') },
    ])
    const words = async (latlon: string) =>
      (await api.get(`/api/v7/gshortcut?lan=en&latlon=${latlon}`)).records.map((row: { nm: string }) => row.nm)
    expect(await words('49.28,-123.12'), 'no deal has brunch').toEqual(['massage'])
    expect(await words('43.65,-79.38'), 'the massage is elsewhere').toEqual([])
  })

  it('returns the five sorts and the two filters, localised [BROW-9] [BROW-11]', async () => {
    const sorts = (await api.get('/api/v7/sfs?lan=jp')).records
    expect(sorts.map((sort: { id: number }) => sort.id)).toEqual([106, 102, 103, 104, 105])
    const filters = (await api.get('/api/v7/sff?lan=en&c_id=2')).records
    expect(filters[1].values.map((v: { value: number }) => v.value)).toEqual([50, 200, 500, 1000])
  })
})

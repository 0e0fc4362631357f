import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexDeals } from '@/backend/catalogue/deals/index-deals'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { seedDatabase } from '@/backend/demo/seed-database'
import { reviews } from '@/backend/orders/schema/reviews'
import { inTransaction } from '@/backend/platform/db/transaction'
import { jobs } from '@/backend/platform/jobs/schema'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const now = new Date('2026-06-05T19:00:00Z')
/** Every how many stores are compared; all of them in the soak. */
const STEP = process.env.SOAK === '1' ? 1 : 6
/** Where stores hear of orders, which nobody else is told. */
const NEWS = { orderEmail: 'kitchen@example.com', webhookUrl: 'https://till.example/orders' }
const UNCHANGED = '0 created, 0 changed, 0 removed'
/** Every key has a picture, which tells it from any other. */
const pictures = { get: async (key: string) => Buffer.from(key) }
let folder: string
let demo: TestApp
let copy: TestApp

function read({ db }: TestApp) {
  const pictureDir = path.join(path.dirname(folder), 'stored')
  return importCatalogue({ db, folder, pictures, pictureDir, sharedHosts: [], cities: DEFAULT_CITIES, now })
}

beforeAll(async () => {
  demo = await openTestApp()
  copy = await openTestApp()
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'plaza-files-')), 'export')
  await seedDatabase(demo.db, { now })
  await forgetCustomers(demo)
  await demo.db.update(stores).set(NEWS)
  await exportCatalogue({ db: demo.db, folder, pictures })
}, 120_000)
afterAll(async () => {
  await demo?.close()
  await copy?.close()
  await rm(path.dirname(folder), { recursive: true, force: true })
})

/** What customers made of the catalogue is not in its files. */
async function forgetCustomers({ db }: TestApp): Promise<void> {
  const unknown = { soldCount: 0, ratingSum: 0, ratingCount: 0 }
  await db.delete(reviews)
  await db.update(deals).set({ ...unknown, viewCount: 0 })
  await db.update(stores).set(unknown)
  const rows = await db.select().from(dealSearch)
  const categoryOf = new Map(rows.map((row) => [row.dealId, row.category3 || row.category2 || row.category1]))
  await inTransaction(db, (tx) => indexDeals(tx, categoryOf))
}

/** Ids are the database's own, and so is the time at which a row was written. */
const OWN = /^(gid|c_id|id|pid|group_id|group_sale_id|g_id|Item1|Item2|mdt)$/

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (OWN.test(key) ? [] : [[key, withoutIds(inner)]])),
  )
}

/** What the public is told about everything in the catalogue, in two languages. */
async function publicAnswers({ db, get }: TestApp) {
  const ask = async (address: string) => {
    const { RC, records } = await get(address)
    expect([address.split('?')[0], RC]).toEqual([address.split('?')[0], 200])
    return withoutIds(records)
  }
  const answers: Record<string, unknown> = {}
  for (const lan of ['en', 'zh-Hant']) {
    answers[`stores ${lan}`] = await ask(`/api/v7/slst?page=1&lan=${lan}`)
    answers[`near ${lan}`] = await ask(`/api/v7/slst?latlon=49.28,-123.12&keywords=noodle&lan=${lan}`)
    answers[`tree ${lan}`] = await ask(`/api/v7/sfc?c_id=2&lan=${lan}`)
    answers[`shortcuts ${lan}`] = await ask(`/api/v7/gshortcut?lan=${lan}`)
    for (const sort of [103, 104, 106]) {
      answers[`deals ${sort} ${lan}`] = await ask(`/api/v7/glst?sort_id=${sort}&limit=20&lan=${lan}`)
    }
    answers[`found ${lan}`] = await ask(`/api/v7/glst?keywords=massage&lan=${lan}`)
  }
  const all = await db.select().from(stores).orderBy(asc(stores.gid))
  for (const { gid, urlKey } of all.filter((_store, index) => index % STEP === 0)) {
    answers[`store ${urlKey}`] = await ask(`/api/v8/sdtl2?gid=${gid}&lan=en`)
    answers[`menu ${urlKey}`] = await ask(`/api/v7/cplst2?gid=${gid}&lan=jp`)
    for (const { id, key } of await db.select().from(deals).where(eq(deals.gid, gid)).orderBy(asc(deals.id))) {
      answers[`deal ${urlKey} ${key}`] = await ask(`/api/v7/gdtl?pid=${id}&lan=zh`)
    }
  }
  return answers
}

describe('an export of the demo’s catalogue', () => {
  it('changes nothing where it came from, and purges nothing', async () => {
    const before = await demo.db.$count(jobs)
    expect((await read(demo)).toLines()).toEqual([UNCHANGED])
    const stored = await dumpDatabase(demo.db)
    expect((await read(demo)).toLines()).toEqual([UNCHANGED])
    expect(await dumpDatabase(demo.db)).toBe(stored)
    expect(await demo.db.$count(jobs)).toBe(before)
  }, 60_000)

  it('gives an empty database the same public answers', async () => {
    const { created, changed, removed } = await read(copy)
    expect([created > 1500, changed, removed]).toEqual([true, 0, 0])
    const [answers, expected] = [await publicAnswers(copy), await publicAnswers(demo)]
    expect(Object.keys(answers).length).toBeGreaterThan(60)
    expect(Object.keys(answers)).toEqual(Object.keys(expected))
    for (const [name, answer] of Object.entries(answers)) expect([name, answer]).toEqual([name, expected[name]])
    const { orderEmail, webhookUrl } = stores
    expect(await copy.db.selectDistinct({ orderEmail, webhookUrl }).from(stores)).toEqual([NEWS])
    expect(JSON.stringify(answers)).not.toMatch(/kitchen@|till\.example/)
    expect((await read(copy)).toLines()).toEqual([UNCHANGED])
  }, 120_000)
})

import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()
const settle = () => vi.waitFor(() => expect(desk.next.asked.length).toBeGreaterThan(1), { timeout: 1000 })

test('a page is rendered once for all who ask at the same time, and then sent from memory', async () => {
  desk.next.delayMs = 30
  await Promise.all(Array.from({ length: 20 }, () => desk.ask('/deals')))
  await desk.ask('/deals?utm_source=mail')
  expect(desk.next.asked).toHaveLength(1)
})

test('two customers and a visitor, interleaved on all routes: customers neither fill nor get what is stored', async () => {
  const paths = [
    '/',
    '/deals',
    '/deals/browse?query=tea',
    '/deals/details/5',
    '/store/7',
    '/product/3',
    '/login',
    '/pay/7',
  ]
  const stored = () => desk.caches.pages.count() + desk.caches.searches.count()
  for (const [visited, path] of paths.entries()) {
    for (const cookie of ['plaza_session=one', '__Host-plaza_session=two']) await desk.ask(path, { cookie })
    expect(stored(), `${path} before the visitor`).toBe(visited)
    await desk.ask(path)
    const asked = desk.next.asked.length
    for (const session of ['plaza_session=one', '__Host-plaza_session=two']) {
      desk.next.version++
      const answer = await desk.ask(path, { cookie: `lan=en; ${session}` })
      expect(answer.page.version).toBe(desk.next.version)
      expect(answer.page.cookie).not.toContain('plaza_session')
    }
    expect(desk.next.asked).toHaveLength(asked + 2)
  }
  for (const path of ['/account/orders', '/checkout?query=7', '/api/session'])
    await desk.ask(path, { cookie: 'plaza_session=one' })
  expect(stored()).toBe(paths.length)
})

test('two sites, four languages and four cities never mix; a store’s own domain has no city', async () => {
  const visits = ['localhost', 'noodle.localhost'].flatMap((host) =>
    LANGUAGES.flatMap((lan) => BUILT_IN_CITY_KEYS.map((city) => ({ host, lan, city }))),
  )
  for (const round of [1, 2])
    for (const { host, lan, city } of visits) {
      const isShared = host === 'localhost'
      const named = (await desk.ask(`/deals?lan=${lan}&city=${city}`, { host, cookie: 'lan=en; city=seattle' })).page
      const followed = (await desk.ask('/deals', { host, cookie: `lan=${lan}; city=${city}` })).page
      const query = isShared ? `lan=${lan}&city=${city}` : `lan=${lan}`
      expect([named.host, named.url, named.cookie], `${round}`).toEqual([host, `/deals?${query}`, ''])
      expect([followed.host, followed.url, followed.cookie]).toEqual([host, '/deals', query.replace('&', '; ')])
    }
  expect(desk.next.asked).toHaveLength(2 * (16 + 4))
})

test('after a purge the first visitor of each variant that it names gets a new page, and of no others', async () => {
  const variants = ['en', 'jp'].map((lan) => `/deals/details/5?lan=${lan}`)
  const versionsOf = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await desk.ask(path)).page.version))
  await versionsOf(...variants, '/store/7')
  desk.next.version = 2
  desk.caches.pages.purge(['deal:5'])
  expect(await versionsOf(...variants, '/store/7')).toEqual([2, 2, 1])
  desk.next.version = 3
  await desk.ask('/api/revalidate', {}, 'POST')
  await vi.waitFor(async () => expect(await versionsOf(...variants, '/store/7')).toEqual([3, 3, 3]))
})

test('200 visitors who wait for a purged page have it rendered once', async () => {
  await desk.ask('/deals')
  desk.next.version = 2
  desk.next.delayMs = 100
  desk.caches.pages.purge(['catalogue'])
  const answers = await Promise.all(Array.from({ length: 200 }, () => desk.ask('/deals')))
  expect(new Set(answers.map(({ page }) => page.version))).toEqual(new Set([2]))
  expect(desk.next.asked).toHaveLength(2)
})

test('a purged page that cannot be rendered is sent as it was, with its age, also to customers; the next 15 s at once', async () => {
  await desk.ask('/deals')
  desk.next.status = 500
  desk.caches.pages.purge(['catalogue'])
  desk.now += 7000
  for (const cookie of ['', 'plaza_session=sealed']) {
    const { status, headers, page } = await desk.ask('/deals', { cookie })
    expect([status, headers.age, page.version]).toEqual([200, '7', 1])
  }
  desk.next.delayMs = 200
  const start = performance.now()
  expect((await desk.ask('/deals')).status).toBe(200)
  expect(performance.now() - start).toBeLessThan(150)
  desk.next.status = 200
  desk.next.version = 2
  await vi.waitFor(async () => expect((await desk.ask('/deals')).page.version).toBe(2))
})

test('a purged page that takes longer than 5 s to render is sent as it was', { timeout: 20_000 }, async () => {
  await desk.ask('/deals')
  desk.next.version = 2
  desk.next.delayMs = 5400
  desk.caches.pages.purge(['catalogue'])
  const start = performance.now()
  expect((await desk.ask('/deals')).page.version).toBe(1)
  expect(performance.now() - start).toBeLessThan(5300)
  await vi.waitFor(async () => expect((await desk.ask('/deals')).page.version).toBe(2), { timeout: 2000 })
})

test('whoever comes after a purge does not get what was begun before it', async () => {
  desk.next.delayMs = 60
  const before = desk.ask('/deals')
  await settleOne()
  desk.next.delayMs = 120
  desk.caches.pages.purge(['catalogue'])
  const after = desk.ask('/deals')
  await vi.waitFor(() => expect(desk.next.asked).toHaveLength(2))
  expect((await before).status).toBe(200)
  desk.next.version = 2
  expect((await after).page.version).toBe(2)
  expect((await desk.ask('/deals')).page.version).toBe(2)
  expect(desk.next.asked).toHaveLength(2)
})

test('a page that is purged while it is rendered is sent, but not stored', async () => {
  desk.next.delayMs = 50
  const sent = desk.ask('/deals')
  await settleOne()
  desk.caches.pages.purge(['store:9'])
  expect((await sent).status).toBe(200)
  expect(desk.caches.pages.count()).toBe(0)
})
const settleOne = () => vi.waitFor(() => expect(desk.next.asked).toHaveLength(1))

test('after 15 s a page is sent once more while it is rendered again; after 5 minutes the new one is awaited', async () => {
  await desk.ask('/deals')
  desk.next.version = 2
  desk.now += 14_999
  expect((await desk.ask('/deals')).page.version).toBe(1)
  desk.now += 1
  expect((await desk.ask('/deals')).page.version).toBe(1)
  await settle()
  await vi.waitFor(async () => expect((await desk.ask('/deals')).page.version).toBe(2))
  desk.next.version = 3
  desk.now += 300_000
  expect((await desk.ask('/deals')).page.version).toBe(3)
})

test('while Next fails the last good page is sent, with its age', async () => {
  await desk.ask('/deals')
  desk.next.status = 500
  desk.now += 3_600_000
  const { status, headers, page } = await desk.ask('/deals')
  expect([status, headers.age, page.version]).toEqual([200, '3600', 1])
  expect((await desk.ask('/store/7')).status).toBe(500)
  desk.next.status = 200
  expect((await desk.ask('/store/7')).status).toBe(200)
})

test('a page that has moved is left to Next, which sees the whole query', async () => {
  const { status, headers } = await desk.ask('/store/9?utm_source=mail&lan=en')
  expect([status, headers.location]).toEqual([308, '/?utm_source=mail&lan=en'])
  expect(desk.caches.pages.count()).toBe(0)
})

test('a page that Next itself is rendering again is not stored', async () => {
  desk.next.cache = 'STALE'
  await desk.ask('/deals')
  expect(desk.caches.pages.count()).toBe(0)
})

test('a page that is gone or has moved is forgotten as soon as Next says so, and after a failure it is not', async () => {
  for (const status of [404, 307]) {
    desk.next.status = 200
    await desk.ask('/deals')
    desk.now += 16_000
    desk.next.status = status
    await desk.ask('/deals')
    await vi.waitFor(() => expect(desk.caches.pages.count()).toBe(0))
    expect((await desk.ask('/deals')).status).toBe(status)
  }
  desk.next.status = 200
  await desk.ask('/deals')
  desk.now += 16_000
  desk.next.status = 503
  const asked = desk.next.asked.length
  await desk.ask('/deals')
  await vi.waitFor(() => expect(desk.next.asked.length).toBe(asked + 1))
  expect((await desk.ask('/deals')).status).toBe(200)
})

import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { encodeBest, encodingFor } from '@/lib/page-cache/cache/encodings'
import { createSplitCache } from '@/lib/page-cache/cache/split-cache'
import { storeBody } from '@/lib/page-cache/cache/stored-body'
import { createRouteNames } from '@/lib/page-cache/telemetry/route-names'
import { preferredLanguage } from '@/lib/server/site/preferences'
import { MEGABYTE, openPageCache } from './open-page-cache'

const desk = openPageCache()

v8.setFlagsFromString('--expose-gc')
const collectGarbage: () => void = vm.runInNewContext('gc')

/** Megabytes that stay in memory after some work. */
function keptBy(work: () => void): number {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  work()
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / MEGABYTE
}

test('3,000 paths of 16 KB each, with and without a query, stay in no memory', () => {
  const nameOf = createRouteNames(['/api/[...path]'])
  const long = (n: number) => `/${n}${'x'.repeat(16_000)}`
  const kept = keptBy(() => {
    for (let n = 0; n < 3000; n++) {
      nameOf(Buffer.from(`${long(n)}?a=1`).toString())
      nameOf(Buffer.from(`/${n}/made-up-path?${long(n)}`).toString())
    }
  })
  expect(nameOf(long(1))).toBe('none')
  expect(kept).toBeLessThan(5)
})

test('no more than 50 documents wait for the best compression; the others are asked for again', async () => {
  const bodies = Array.from({ length: 200 }, (_, n) => Buffer.from(`page ${n} `.repeat(500)))
  const waiting = bodies.map(encodeBest)
  expect(waiting.filter((one) => one === null)).toHaveLength(150)
  await Promise.all(waiting)
  expect(encodeBest(Buffer.from('one more'))).not.toBeNull()
})

test('a document that found no room for its best compression has its quick one', async () => {
  const full = Array.from({ length: 60 }, (_, n) => encodeBest(Buffer.from(`${n}`.repeat(1000))))
  const body = storeBody(200, [], 'noodles '.repeat(100))
  const headers: unknown[] = []
  const response = { writeHead: (...sent: unknown[]) => headers.push(sent), end: () => undefined }
  for (const _ of [1, 2]) await body.send({ headers: { 'accept-encoding': 'br' } } as never, response as never)
  expect(headers).toHaveLength(2)
  await Promise.all(full)
})

test('what can be made up without end pushes out nothing else', () => {
  const cache = createSplitCache<{ bytes: number }>(1000, ({ bytes }) => bytes)
  cache.set('page', { bytes: 100 }, false)
  for (let n = 0; n < 100; n++) cache.set(`search ${n}`, { bytes: 100 }, true)
  expect(cache.get('page')).toBeDefined()
  expect(cache.get('search 99')).toBeDefined()
  expect(cache.get('search 0')).toBeUndefined()
})

test('a header that is longer than any browser’s negotiates nothing', () => {
  expect(encodingFor(`br, ${'x, '.repeat(300)}`)).toBe('identity')
  expect(preferredLanguage(undefined, `zh, ${'xx, '.repeat(300)}`, null)).toBeNull()
  expect(preferredLanguage(undefined, 'zh-TW,zh;q=0.9,en;q=0.8', null)).toBe('zh-Hant')
})

test('2,000 made-up addresses of existing pages are as many pages as there are', async () => {
  for (let n = 0; n < 500; n++) {
    await desk.ask(`/deals?lan=en&city=toronto&page=junk${n}`)
    await desk.ask(`/pay/7/amt/${n}?lan=en`)
    await desk.ask(`/store/7?lan=en&x=${n}&lan=jp`)
    await desk.ask(`/deals/details/5?lan=en&seen=${n}`)
  }
  expect([desk.caches.pages.count(), desk.caches.searches.count()]).toEqual([4, 0])
  expect(new Set(desk.next.asked.map(({ url }) => url)).size).toBe(4)
})

test('scripts of pages outlive those of 1,000 made-up searches and unknown pages', async () => {
  const { text } = await desk.ask('/deals?lan=en')
  const [, url = ''] = /"rsc":"([^"]+)"/.exec(text) ?? []
  for (let n = 0; n < 1000; n++) {
    desk.next.version = n + 10
    await desk.ask(n % 2 ? `/deals/browse?query=q${n}` : `/pay?code=${n}`)
  }
  expect((await desk.ask(url)).status).toBe(200)
})

import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countPartFailure } from '@/lib/server/routing/part-failures'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()

/** A Next whose pages lack a part: what would be stored fails, and what is requested once more does not. */
function failForPart(delay = 0): { asked: () => number } {
  let asked = 0
  desk.next.answer = async (_, response) => {
    asked++
    const isSecond = asked % 2 === 0
    await setTimeout(delay)
    if (!isSecond) countPartFailure()
    response.writeHead(isSecond ? 200 : 500, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
    response.end(`<!DOCTYPE html><html><body><pre>{"version":${isSecond ? 2 : 1}}</pre></body></html>`)
  }
  return { asked: () => asked }
}

test('a page that fails for a part is requested once more without it, and not stored', async () => {
  const next = failForPart()
  for (const path of ['/deals', '/deals/browse?query=tea'])
    for (const round of [1, 2]) {
      const { status, page } = await desk.ask(path)
      expect([path, round, status, page.version]).toEqual([path, round, 200, 2])
    }
  expect([desk.caches.pages.count(), desk.caches.searches.count(), next.asked()]).toEqual([0, 0, 8])
  expect((await desk.ask('/metrics')).text).toMatch(/^plaza_pages_partial_total 4$/m)
})

test('so it is for a customer, whose page is never stored', async () => {
  failForPart()
  const { status, page } = await desk.ask('/deals', { cookie: 'plaza_session=one' })
  expect([status, page.version]).toEqual([200, 2])
})

test('all who ask at the same time get the same', async () => {
  const next = failForPart(1000)
  await Promise.all(Array.from({ length: 20 }, () => desk.ask('/store/7')))
  expect(next.asked()).toBe(2)
})

test('a page of which a good version is stored stays as it is', async () => {
  await desk.ask('/deals')
  const next = failForPart()
  desk.now += 3_600_000
  const { status, headers, page } = await desk.ask('/deals')
  expect([status, headers.age, page.version, next.asked()]).toEqual([200, '3600', 1, 1])
  desk.next.answer = null
  desk.next.version = 2
  desk.now += 15_000
  expect((await desk.ask('/deals')).page.version).toBe(2)
})

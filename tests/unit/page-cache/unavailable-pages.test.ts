import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { whileWaiting } from '@/lib/telemetry/calls-of-api'
import { openPageCache } from './open-page-cache'

const desk = openPageCache()
const STAND_IN = 9

/** A Next that fails, or waits, unless it is asked for what stands in for a page. */
function failWith(status: number, delayMs = 0): { asked: () => number; stoodIn: () => number } {
  let [asked, stoodIn] = [0, 0]
  desk.next.answer = async (request, response) => {
    const isStandIn = request.headers['x-plaza-outage'] !== undefined
    if (isStandIn) stoodIn++
    else asked++
    await setTimeout(isStandIn ? 0 : delayMs)
    const cache = isStandIn ? 'private, no-store' : 'public, max-age=0'
    response.writeHead(isStandIn ? 503 : status, { 'content-type': 'text/html', 'cache-control': cache })
    response.end(`<!DOCTYPE html><html><body><pre>{"version":${isStandIn ? STAND_IN : 1}}</pre></body></html>`)
  }
  return { asked: () => asked, stoodIn: () => stoodIn }
}

test.each([500, 503])(
  'in place of a page with status %i and no earlier version is another, which is not stored',
  async (status) => {
    const next = failWith(status)
    for (const [path, cookie] of [
      ['/store/7', ''],
      ['/deals/browse?query=tea', ''],
      ['/store/7', 'plaza_session=one'],
    ] as const) {
      const answer = await desk.ask(path, { cookie })
      expect([answer.status, answer.page.version, answer.headers['cache-control']]).toEqual([
        503,
        STAND_IN,
        'private, no-store',
      ])
    }
    expect([desk.caches.pages.count(), desk.caches.searches.count(), next.stoodIn()]).toEqual([0, 0, 3])
    expect((await desk.ask('/metrics')).text).toMatch(/^plaza_pages_unavailable_total 3$/m)
    desk.next.answer = null
    expect((await desk.ask('/store/7')).status).toBe(200)
  },
)

test('a page that waits for the API is not awaited for longer than 5 s', { timeout: 20_000 }, async () => {
  failWith(200, 7000)
  void whileWaiting(() => setTimeout(8000))
  const start = performance.now()
  expect((await desk.ask('/store/7')).page.version).toBe(STAND_IN)
  const waited = performance.now() - start
  expect(waited).toBeGreaterThan(4900)
  expect(waited).toBeLessThan(6500)
})

test('a page that waits for a part of it is sent without that part after 5 s', { timeout: 20_000 }, async () => {
  let asked = 0
  desk.next.answer = async (_, response) => {
    asked++
    const isPartial = asked === 2
    await setTimeout(isPartial ? 2000 : 7000)
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
    response.end(`<!DOCTYPE html><html><body><pre>{"version":${isPartial ? 2 : 1}}</pre></body></html>`)
  }
  void whileWaiting(() => setTimeout(8000))
  const start = performance.now()
  const { status, page } = await desk.ask('/store/7')
  expect([status, page.version, asked]).toEqual([200, 2, 2])
  expect(performance.now() - start).toBeGreaterThan(4900)
  expect(performance.now() - start).toBeLessThan(5600)
})

test('whoever tries again does not wait for the render that hangs', { timeout: 20_000 }, async () => {
  failWith(200, 12_000)
  void whileWaiting(() => setTimeout(6000))
  expect((await desk.ask('/store/7')).page.version).toBe(STAND_IN)
  failWith(200)
  const start = performance.now()
  expect((await desk.ask('/store/7')).page.version).toBe(1)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a page that is slow by itself is awaited', { timeout: 20_000 }, async () => {
  const next = failWith(200, 5500)
  const answer = desk.ask('/store/7')
  await whileWaiting(() => setTimeout(1000))
  expect((await answer).page.version).toBe(1)
  expect(next.stoodIn()).toBe(0)
})

test('all who ask at the same time get the same', async () => {
  const next = failWith(500, 100)
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.ask('/store/7')))
  expect(new Set(answers.map(({ page }) => page.version))).toEqual(new Set([STAND_IN]))
  expect([next.asked(), next.stoodIn()]).toEqual([1, 1])
})

test('a stored page is sent as it was', async () => {
  await desk.ask('/store/7')
  const next = failWith(500)
  desk.now += 3_600_000
  expect((await desk.ask('/store/7')).status).toBe(200)
  expect(next.stoodIn()).toBe(0)
})

test('where nothing can stand in, the failure is sent', async () => {
  desk.next.answer = (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<html></html>')
  expect((await desk.ask('/store/7')).status).toBe(500)
})

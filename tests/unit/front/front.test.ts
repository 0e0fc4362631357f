import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CITY_KEYS } from '@/lib/domain/places/cities'
import { LANGUAGES } from '@/lib/domain/site/languages'
import { createFlights, createPageBuilder } from '@/lib/front/build-page'
import { createFront } from '@/lib/front/front'
import { createListener } from '@/lib/front/listener'
import { createFrontMetrics } from '@/lib/front/metrics'
import { createOrigin, type OriginRequest } from '@/lib/front/origin'
import { createPageStore } from '@/lib/front/page-store'
import { createStaticFiles } from '@/lib/front/static-files'

const MEGABYTE = 1024 * 1024
const HASH = /\/_plaza\/flight\/([\w-]{22})/

/** What Next would do, and what it was asked. */
let next: {
  asked: OriginRequest[]
  version: number
  status: number
  cache: string
  delayMs: number
}
let base: string
let stores: Record<'pages' | 'searches', ReturnType<typeof createPageStore>>
let flights: ReturnType<typeof createFlights>
let close: () => Promise<void>
let now: number

function document({ url = '', headers }: http.IncomingMessage): string {
  const facts = JSON.stringify({ url, host: headers.host, cookie: headers.cookie ?? '', version: next.version })
  const chunk = '<script src="/_next/static/chunks/one.js" async=""></script>'
  const data = `<script id="_R_">0</script><script>self.__next_f.push([${next.version}])</script>`
  return `<!DOCTYPE html><html><head>${chunk}</head><body><pre>${facts}</pre>${data}</body></html>`
}

/** As Next: pages, private ones for everything else, and a purge. */
const handle: http.RequestListener = async (request, response) => {
  const { url = '', headers } = request
  next.asked.push({ url, headers: headers as Record<string, string> })
  await new Promise((resolve) => setTimeout(resolve, next.delayMs))
  if (request.method === 'POST') return void response.setHeader('x-plaza-purged', 'deal:5 catalogue').end('{}')
  const tags = `sites catalogue ${/details/.test(url) ? 'deal:5' : 'store:7'}`
  if (url.startsWith('/store/9')) return void response.writeHead(308, { location: url.replace('/store/9', '/') }).end()
  response.writeHead(next.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'unsafe-inline'",
    'cache-control': 'private, no-cache',
    'surrogate-key': tags,
    'x-nextjs-cache': next.cache,
  })
  response.end(document(request))
}

const listen = (listener: http.RequestListener) =>
  new Promise<http.Server>((resolve) => {
    const server = http.createServer(listener).listen(0, '127.0.0.1', () => resolve(server))
  })
const portOf = (server: http.Server) => (server.address() as AddressInfo).port

beforeEach(async () => {
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  next = { asked: [], version: 1, status: 200, cache: 'HIT', delayMs: 0 }
  const inner = await listen(handle)
  stores = { pages: createPageStore(4 * MEGABYTE), searches: createPageStore(MEGABYTE) }
  flights = createFlights(MEGABYTE)
  const metrics = createFrontMetrics(stores)
  const askOrigin = createOrigin(portOf(inner))
  const build = createPageBuilder(askOrigin, flights, metrics, MEGABYTE)
  const sendStatic = createStaticFiles(askOrigin)
  const front = createFront({ passOn: handle, build, ...stores, flights, sendStatic, metrics })
  const outer = await listen(createListener({ front, metrics, stores: Object.values(stores) }))
  base = `http://127.0.0.1:${portOf(outer)}`
  close = async () => {
    for (const server of [inner, outer]) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
})
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  page: { url: string; host: string; cookie: string; version: number }
}

/** A request with any host. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(base + path, { method, headers: { host: 'localhost', ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => {
        const page = JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? 'null')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, page })
      })
    })
    request.on('error', reject).end()
  })
}
const settle = () => vi.waitFor(() => expect(next.asked.length).toBeGreaterThan(1), { timeout: 1000 })

test('a page is rendered once for all who ask at the same time, and then sent from memory', async () => {
  next.delayMs = 30
  await Promise.all(Array.from({ length: 20 }, () => ask('/deals')))
  await ask('/deals?utm_source=mail')
  expect(next.asked).toHaveLength(1)
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
  for (const path of paths) {
    for (const cookie of ['plaza_session=one', '__Host-plaza_session=two']) await ask(path, { cookie })
    expect([stores.pages.count(), stores.searches.count()], `${path} before the visitor`).toEqual([0, 0])
    await ask(path)
    const asked = next.asked.length
    for (const session of ['plaza_session=one', '__Host-plaza_session=two']) {
      next.version++
      const answer = await ask(path, { cookie: `lan=en; ${session}` })
      expect(answer.page.version).toBe(next.version)
      expect(answer.page.cookie).not.toContain('plaza_session')
    }
    expect(next.asked).toHaveLength(asked + 2)
    for (const store of Object.values(stores)) store.purge(['catalogue'])
  }
  for (const path of ['/account/orders', '/checkout?query=7', '/api/session'])
    await ask(path, { cookie: 'plaza_session=one' })
  expect([stores.pages.count(), stores.searches.count()]).toEqual([0, 0])
})

test('two sites, four languages and four cities never mix; a store’s own domain has no city', async () => {
  const visits = ['localhost', 'noodle.localhost'].flatMap((host) =>
    LANGUAGES.flatMap((lan) => CITY_KEYS.map((city) => ({ host, lan, city }))),
  )
  for (const round of [1, 2])
    for (const { host, lan, city } of visits) {
      const isShared = host === 'localhost'
      const named = (await ask(`/deals?lan=${lan}&city=${city}`, { host, cookie: 'lan=en; city=seattle' })).page
      const followed = (await ask('/deals', { host, cookie: `lan=${lan}; city=${city}` })).page
      const query = isShared ? `lan=${lan}&city=${city}` : `lan=${lan}`
      expect([named.host, named.url, named.cookie], `${round}`).toEqual([host, `/deals?${query}`, ''])
      expect([followed.host, followed.url, followed.cookie]).toEqual([host, '/deals', query.replace('&', '; ')])
    }
  expect(next.asked).toHaveLength(2 * (16 + 4))
})

test('a purge empties all variants of the pages that it names, and no others', async () => {
  const variants = ['en', 'jp'].map((lan) => `/deals/details/5?lan=${lan}`)
  for (const path of [...variants, '/store/7']) await ask(path)
  stores.pages.purge(['deal:5'])
  expect(stores.pages.count()).toBe(1)
  await ask('/api/revalidate', {}, 'POST')
  await vi.waitFor(() => expect(stores.pages.count()).toBe(0))
})

test('a page that is purged while it is rendered is sent, but not stored', async () => {
  next.delayMs = 50
  const sent = ask('/deals')
  await settleOne()
  stores.pages.purge(['store:9'])
  expect((await sent).status).toBe(200)
  expect(stores.pages.count()).toBe(0)
})
const settleOne = () => vi.waitFor(() => expect(next.asked).toHaveLength(1))

test('after 15 s a page is sent once more while it is rendered again; after 5 minutes the new one is awaited', async () => {
  await ask('/deals')
  next.version = 2
  now += 14_999
  expect((await ask('/deals')).page.version).toBe(1)
  now += 1
  expect((await ask('/deals')).page.version).toBe(1)
  await settle()
  await vi.waitFor(async () => expect((await ask('/deals')).page.version).toBe(2))
  next.version = 3
  now += 300_000
  expect((await ask('/deals')).page.version).toBe(3)
})

test('while Next fails the last good page is sent, with its age', async () => {
  await ask('/deals')
  next.status = 500
  now += 3_600_000
  const { status, headers, page } = await ask('/deals')
  expect([status, headers.age, page.version]).toEqual([200, '3600', 1])
  expect((await ask('/store/7')).status).toBe(500)
  next.status = 200
  expect((await ask('/store/7')).status).toBe(200)
})

test('a page that has moved is left to Next, which sees the whole query', async () => {
  const { status, headers } = await ask('/store/9?utm_source=mail&lan=en')
  expect([status, headers.location]).toEqual([308, '/?utm_source=mail&lan=en'])
  expect(stores.pages.count()).toBe(0)
})

test('a page that Next itself is rendering again is not stored', async () => {
  next.cache = 'STALE'
  await ask('/deals')
  expect(stores.pages.count()).toBe(0)
})

test('10,000 made-up queries do not grow the memory, and push out no page', async () => {
  await ask('/deals')
  for (let at = 0; at < 10_000; at += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, one) =>
        ask(one % 2 ? `/deals?made=${at + one}` : `/deals/browse?query=made${at + one}`),
      ),
    )
  expect(stores.pages.count()).toBe(1)
  expect(stores.searches.bytes()).toBeLessThanOrEqual(MEGABYTE)
  const asked = next.asked.length
  await ask('/deals')
  expect(next.asked).toHaveLength(asked)
}, 60_000)

test('an unchanged page answers 304 in the encoding that was asked for', async () => {
  const { headers } = await ask('/deals', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  const again = await ask('/deals', { 'accept-encoding': 'br', 'if-none-match': `${headers.etag}` })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await ask('/deals', { 'if-none-match': `${headers.etag}` })).status).toBe(200)
})

test('a page that is asked for again is sent with the best compression', async () => {
  const sizes: number[] = []
  for (let at = 0; at < 30; at++) {
    const { headers } = await ask('/deals', { 'accept-encoding': 'br' })
    sizes.push(Number(headers['content-length']))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0)
})

test('the script for hydration is at its hash forever, and elsewhere when the page has changed since', async () => {
  const { text } = await ask('/deals?page=2')
  const path = `${HASH.exec(text)?.[0]}/deals?page=2`
  expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  flights.clear()
  next.version = 2
  const moved = await ask(path)
  expect([moved.status, moved.headers['cache-control']]).toEqual([307, 'no-store'])
  expect((await ask(`${moved.headers.location}`)).text).toContain('self.__next_f.push([2])')
  expect((await ask(`/_plaza/flight/${'x'.repeat(22)}/account`)).status).toBe(404)
})

test('links under the pointer are loaded ahead, but not for a visitor who saves data', async () => {
  const path = JSON.parse((await ask('/deals')).headers['speculation-rules'] as string)
  const { headers, text } = await ask(path)
  expect(headers['content-type']).toBe('application/speculationrules+json')
  expect(Object.keys(JSON.parse(text))).toEqual(['prerender', 'prefetch'])
  for (const thin of [
    ['save-data', 'on'],
    ['ect', '2g'],
    ['ect', 'slow-2g'],
    ['ect', '3g'],
  ] as const)
    expect((await ask(path, { [thin[0]]: thin[1] })).text).toBe('{}')
  expect((await ask(path, { ect: '4g' })).text).not.toBe('{}')
})

test('metrics are for this machine only', async () => {
  await ask('/deals')
  await ask('/deals')
  expect((await ask('/metrics')).text).toMatch(/plaza_pages_hit_total 1\n[\s\S]*plaza_pages_miss_total 1\n/)
  expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).text).not.toContain('plaza_pages')
})

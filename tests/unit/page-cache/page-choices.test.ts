import type { IncomingMessage } from 'node:http'
import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import { hideQuery } from '@/lib/server/routing/hidden-query'
import { middleware } from '@/middleware'
import { sampleStore } from '@/tests/support/sample-store'

vi.mock('@/lib/commerce-client/places/cities-api', () => ({ getCities: async () => FALLBACK_CITIES }))
vi.mock('@/lib/commerce-client/stores/stores-api', () => ({
  findStoreByDomain: async (domain: string) => (domain === 'noodle.localhost' ? sampleStore : null),
  getStore: async () => sampleStore,
}))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({
  listDeals: async () => ({ items: [], pageSize: 20, total: 999 }),
}))

type Headers = Record<string, string>
interface Sent {
  url: string
  headers: Headers
}

const STORE: Headers = { host: 'noodle.localhost' }
const NOBODY: Headers = { host: 'nobody.localhost' }

/** The page that Next is asked for: what the middleware makes of a request that was prepared as the server does. */
async function drawn({ url, headers }: Sent): Promise<string> {
  const request = { url, headers: { host: 'localhost:3000', ...headers } }
  hideQuery(request as unknown as IncomingMessage)
  const response = await middleware(
    new NextRequest(`http://localhost:3000${request.url}`, { headers: request.headers }),
  )
  const { pathname, search } = new URL(response.headers.get('x-middleware-rewrite') ?? 'x:')
  return `${response.status} ${pathname}${search}`
}

function documentOf({ url, headers }: Sent) {
  const document = toDocumentRequest({
    url,
    headers: { host: 'localhost:3000', ...headers },
  } as unknown as IncomingMessage)
  if (!document) throw new Error(`${url} is no document`)
  return document
}

const PATHS = ['/', '/deals', '/deals/browse', '/login', '/help/terms', '/store/12', '/?q=tea', '/made/up']
const QUERIES = [
  '',
  'lan=jp',
  'lan=jp&lan=zh',
  'lan=junk&lan=zh',
  'lan=JP',
  'lan=%6Ap',
  'lan=',
  'LAN=jp',
  'lan=zh-Hant&city=toronto',
  'city=toronto&city=victoria',
  'city=junk&city=victoria',
  'city=Toronto',
  'city=',
  'city=__proto__',
  'page=2&page=3',
  'page=%32&city=seattle',
  'page=+0x2',
  'lan=en&amp;city=toronto',
]
const HEADERS: Headers[] = [
  {},
  { cookie: 'lan=jp; city=toronto' },
  { cookie: 'lan=jp; lan=zh; city=toronto; city=victoria' },
  { cookie: 'lan=junk; city=junk', 'accept-language': 'ja' },
  { cookie: 'lan=%6Ap; city=%74oronto' },
  { cookie: 'lan="jp"; city="toronto"' },
  { cookie: 'lan=zh; __Host-lan=jp; city=seattle; __Host-city=toronto' },
  { cookie: '__Host-lan=junk; lan=jp;city=toronto;' },
  { cookie: ' lan = jp;LAN=zh; xlan=jp' },
  { 'accept-language': 'zh-TW,zh;q=0.8' },
  { 'accept-language': 'ko, *;q=0.1' },
  { 'accept-language': `ja, ${'xx, '.repeat(300)}` },
  STORE,
  { ...STORE, cookie: 'lan=jp; city=toronto', 'accept-language': 'zh' },
  { ...NOBODY, cookie: 'lan=jp; city=toronto' },
]
const join = (path: string, query: string) => (query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path)
const requests = PATHS.flatMap((path) =>
  QUERIES.flatMap((query) => HEADERS.map((headers): Sent => ({ url: join(path, query), headers }))),
)

describe('language, city and query', () => {
  test.each(PATHS)('of %s are the same for the page cache and for the middleware', async (path) => {
    for (const query of QUERIES)
      for (const headers of HEADERS) {
        const sent = { url: join(path, query), headers }
        expect([sent, await drawn(documentOf(sent).origin as Sent)]).toEqual([sent, await drawn(sent)])
      }
  })

  test(`give one page to all that share a key, of ${requests.length} requests`, async () => {
    const pages = new Map<string, Set<string>>()
    for (const sent of requests) {
      const { key } = documentOf(sent)
      pages.set(key, (pages.get(key) ?? new Set()).add(await drawn(sent)))
    }
    expect([...pages].filter(([, drawnPages]) => drawnPages.size > 1)).toEqual([])
    expect(pages.size).toBeGreaterThan(100)
  })

  test.each<[url: string, headers: Headers, page: string]>([
    ['/', { cookie: 'lan=jp; lan=zh; city=toronto; city=victoria' }, '200 /shared/jp/home/toronto'],
    ['/', { cookie: 'lan=%6Ap; city=%74oronto' }, '200 /shared/en/home/vancouver'],
    ['/deals?lan=zh&lan=jp&city=seattle&page=2&page=3', {}, '200 /shared/zh/landing/seattle/2'],
    ['/deals?lan=junk&lan=jp', { cookie: 'lan=zh' }, '404 /shared/zh/missing'],
    ['/deals/browse?city=junk', { 'accept-language': 'ja' }, '404 /shared/jp/missing'],
    ['/login?city=junk', {}, '200 /shared/en/login'],
    ['/?city=junk', STORE, '200 /noodle.localhost/en/store/12'],
  ])('of %s with %o are those of %s', async (url, headers, page) => {
    expect(await drawn({ url, headers })).toBe(page)
  })
})

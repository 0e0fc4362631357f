import type { IncomingMessage } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { toDocumentRequest } from '@/lib/page-cache/cache/cache-key'
import { setKnownCities } from '@/lib/server/site/known-cities'

beforeEach(() => setKnownCities(FALLBACK_CITIES))
afterAll(() => setKnownCities(FALLBACK_CITIES))

type Headers = Record<string, string>
const at = (url: string, headers: Headers = {}) =>
  toDocumentRequest({ url, headers: { host: 'localhost:3000', ...headers } } as unknown as IncomingMessage)
const keyOf = (url: string, headers: Headers = {}) => at(url, headers)?.key

test.each([
  ['a parameter that no page reads', '/deals?utm_source=mail', '/deals'],
  ['a city, where no page depends on it,', '/store/12?city=toronto', '/store/12'],
  ['the order of parameters', '/deals/browse?sort=104&category=1000', '/deals/browse?category=1000&sort=104'],
  ['a second value', '/deals?page=2&page=3', '/deals?page=2'],
  ['a token, which no cached page may know', '/reset?token=secret', '/reset'],
  ['a page that is no number', '/deals?page=junk', '/deals'],
  ['the first page, by its number,', '/deals?page=1', '/deals'],
  ['a page below the first', '/deals?page=-3', '/deals'],
  ['another spelling of a page', '/deals?page=+0x2', '/deals?page=2'],
  ['an amount of a pay link', '/pay/7/amt/junk', '/pay/7/amt/12.50'],
  ['the order of a pay link', '/pay/7/oid/abc/ro/1', '/pay/7/tc/food'],
  ['a filter that does not exist', '/deals/browse?sort=junk&discount=33&amtSold=7&page=99999', '/deals/browse'],
  ['another spelling of a filter', '/deals/browse?sort=104.0&category=01000', '/deals/browse?category=1000&sort=104'],
  ['space around words', '/deals/browse?query=+tea++', '/deals/browse?query=tea'],
  [
    'what follows a hundred letters',
    `/deals/browse?query=${'x'.repeat(101)}`,
    `/deals/browse?query=${'x'.repeat(100)}`,
  ],
  ['a kind of stores that does not exist', '/?q=tea&kind=junk&show=junk', '/?q=tea'],
  ['what a search for everything adds', '/?q=++&kind=junk', '/?q='],
  ['a language a second time', '/deals?lan=en&lan=jp', '/deals?lan=en'],
  ['a language that does not exist', '/deals?lan=junk', '/no-such-page'],
  ['a city that does not exist', '/deals?city=junk', '/no-such-page'],
  ['an unknown path', '/no-such-page/at/all?x=1', '/missing'],
  ['an internal path', '/shared/en/deal/1', '/missing'],
])('%s makes no page of its own', (_, url, same) => {
  expect(keyOf(url)).toBe(keyOf(same))
})

test.each<[string, string, Headers, string, Headers]>([
  ['language of the URL', '/deals?lan=jp', {}, '/deals?lan=en', {}],
  ['stored language', '/deals', { cookie: 'lan=jp' }, '/deals', { cookie: 'lan=en' }],
  ['language of the browser', '/deals', { 'accept-language': 'ja' }, '/deals', { 'accept-language': 'zh-TW' }],
  ['city of the URL', '/?city=toronto', {}, '/?city=seattle', {}],
  ['language stored on https', '/deals', { cookie: 'lan=en; __Host-lan=jp' }, '/deals', { cookie: 'lan=en' }],
  ['stored city', '/', { cookie: 'city=toronto' }, '/', { cookie: 'city=seattle' }],
  ['site', '/', { host: 'noodle.localhost' }, '/', { host: 'spa.localhost' }],
  ['named language, which others may share', '/deals?lan=en', {}, '/deals', { cookie: 'lan=en' }],
])('the %s makes a page of its own', (_, one, oneHeaders, other, otherHeaders) => {
  expect(keyOf(one, oneHeaders)).not.toBe(keyOf(other, otherHeaders))
})

test.each(['LOCALHOST:3000', 'localhost', 'LocalHost:65535', 'localhost.', 'localhost.:3000'])(
  'the host %s makes no page of its own',
  (host) => {
    expect(keyOf('/deals', { host })).toBe(keyOf('/deals'))
  },
)

test('what only the browser reads of a URL reaches neither Next nor a stored page', () => {
  expect(at('/pay/7/oid/secret-order/amt/12?lan=en&x=1')?.origin.url).toBe('/pay/7/ro/0?lan=en')
  expect(at('/pay/oid/secret-order', { host: 'noodle.localhost' })?.origin.url).toBe('/pay/ro/0')
  expect(at('/who/is/this?name=me')?.origin.url).toBe('/missing')
})

test('20 of each kind of made-up address are 20 keys of what is searched for, and 1 of all else', () => {
  const made: ((n: number) => string)[] = [
    (n) => `/deals?page=x${n}`,
    (n) => `/pay/7/amt/${n}`,
    (n) => `/store/12?x=${n}`,
    (n) => `/login?ref=/${n}`,
    (n) => `/help/terms?${n}`,
    (n) => `/made/up/${n}`,
    (n) => `/deals?lan=x${n}`,
    (n) => `/?city=x${n}`,
  ]
  const keys = (url: (n: number) => string) => new Set(Array.from({ length: 20 }, (_, n) => keyOf(url(n)))).size
  expect(made.map(keys)).toEqual(made.map(() => 1))
  expect(keys((n) => `/deals/browse?query=${n}`)).toBe(20)
})

test('on a store’s own domain a city makes no page of its own', () => {
  const host = 'noodle.localhost'
  expect(keyOf('/deals?city=toronto', { host, cookie: 'city=seattle' })).toBe(keyOf('/deals', { host }))
})

test('of the cookies and headers of a request only the choices that it follows reach Next', () => {
  const headers = { cookie: 'plaza_session=sealed; lan=jp; city=toronto; theme=x', 'x-forwarded-host': 'evil.example' }
  expect(at('/deals?page=2&x=1', headers)?.origin).toEqual({
    url: '/deals?page=2',
    headers: { host: 'localhost:3000', cookie: 'lan=jp; city=toronto' },
  })
  expect(at('/store/12?lan=en', headers)?.origin.headers.cookie).toBe('')
})

test('a query in a header, which only the middleware may read, is not believed', () => {
  expect(keyOf('/deals', { 'x-plaza-query': 'page=2' })).toBe(keyOf('/deals'))
  expect(keyOf('/deals/browse?query=a?b')).not.toBe(keyOf('/deals/browse?query=a'))
})

test.each([
  ['/account/orders', {}],
  ['/checkout?query=12', {}],
  ['/paynow?orderId=1&gid=2', {}],
  ['/api/session', {}],
  ['/_next/static/chunks/a.js', {}],
  ['/media/deal/1', {}],
  // they move
  ['/deals/', {}],
  ['//deals', {}],
  ['/%64eals', {}],
  ['/deals', { rsc: '1' }],
  ['/deals?_rsc=1a2b', {}],
  ['/deals', { authorization: 'Bearer x' }],
] as [string, Headers][])('Next itself answers %s %o', (url, headers) => {
  expect(at(url, headers)).toBeNull()
})

test('searches and lists with filters are apart; unknown paths and scanned codes are not stored', () => {
  const facts = (url: string) => [at(url)?.isSearch, at(url)?.isStorable]
  expect(facts('/deals')).toEqual([false, true])
  expect(facts('/deals/browse?query=tea')).toEqual([true, true])
  expect(facts('/?q=tea')).toEqual([true, true])
  expect(facts('/pay?url=abc')).toEqual([true, false])
  expect(facts('/no-such-page')).toEqual([false, false])
})

test('the cities of the API are those of pages, also once it names others [HEAD-1]', () => {
  const cookie = 'city=osaka'
  expect([keyOf('/?city=osaka'), keyOf('/', { cookie })]).toEqual([keyOf('/no-such-page'), keyOf('/')])
  setKnownCities([{ ...FALLBACK_CITIES[0], key: 'osaka' }])
  expect(at('/?city=osaka')?.origin.url).toBe('/?city=osaka')
  expect(at('/', { cookie })?.origin.headers.cookie).toBe(cookie)
  expect(keyOf('/?city=toronto')).toBe(keyOf('/no-such-page'))
})

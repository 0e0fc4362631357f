import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { toDocumentRequest } from '@/lib/front/document-request'

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

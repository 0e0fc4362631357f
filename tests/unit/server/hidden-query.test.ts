import { expect, test } from 'vitest'
import { hideQuery, queryOf } from '@/lib/server/routing/hidden-query'

/** What the server sees of a request, and the query that the middleware reads. */
function arrive(url: string, sent: Record<string, string> = {}) {
  const headers = { ...sent }
  const request = { url, headers }
  hideQuery(request)
  return [request.url, `${queryOf(new Request(`http://localhost${request.url}`, { headers }))}`]
}

test.each([
  ['/reset?token=secret', '/reset', 'token=secret'],
  ['/login?ref=%2Faccount&lan=jp', '/login', 'ref=%2Faccount&lan=jp'],
  ['/deals/browse?query=tea&page=2', '/deals/browse', 'query=tea&page=2'],
  ['/?q=a?b', '/', 'q=a%3Fb'],
  ['/pay/12?from=table', '/pay/12', 'from=table'],
  ['/no-such-page?token=secret', '/no-such-page', 'token=secret'],
])('the query of %s does not reach what is cached for everybody', (url, path, query) => {
  expect(arrive(url)).toEqual([path, query])
})

test.each([
  '/account/orders?page=2',
  '/checkout?query=12',
  '/paynow?orderId=a&gid=1',
  '/api/places?text=Robson',
  '/_next/image?url=%2Fmedia%2F1&w=640&q=75',
  '/media/from?url=https%3A%2F%2Fcdn.example%2Fa.jpg',
  '/sitemap.xml?a=1',
  '/deals/?lan=jp',
  '//reset?token=secret',
  '/%64eals?page=2',
])('%s is left as it is', (url) => {
  expect(arrive(url)[0]).toBe(url)
})

test('a soft navigation says only to Next that it is one, and a header of the request is not believed', () => {
  const rsc = { rsc: '1' }
  expect(arrive('/reset?token=secret&_rsc=1a2b', rsc)).toEqual(['/reset?_rsc=1a2b', 'token=secret'])
  expect(arrive('/?token=secret&_rsc', rsc)).toEqual(['/?_rsc=', 'token=secret'])
  for (const uncached of ['/deals/browse?query=tea&_rsc=1', '/?q=tea&_rsc=1'])
    expect(arrive(uncached, rsc)[0]).toBe(uncached)
  expect(arrive('/login', { 'x-plaza-query': 'ref=/evil' })).toEqual(['/login', ''])
})

import { expect, test } from 'vitest'
import { respelledUrl } from '@/lib/server/routing/url-spelling'
import { HOSTILE_PATHS } from '@/tests/support/hostile-paths'

test.each([
  ['/deals/?lan=jp&page=2', '/deals?lan=jp&page=2'],
  ['//deals?utm_source=mail', '/deals?utm_source=mail'],
  ['/deals//browse///?query=hot+pot', '/deals/browse?query=hot+pot'],
  ['/reset/?token=a%2Fb%3D', '/reset?token=a%2Fb%3D'],
  ['/pay/12/amt/5.00/?from=table', '/pay/12/amt/5.00?from=table'],
  ['/%64eals?lan=jp', '/deals?lan=jp'],
  ['/de%61ls/%62rowse/', '/deals/browse'],
  ['/%70%41%79%2D%5f%7E%39/', '/pAy-_~9'],
  ['//', '/'],
  ['//?q=tea', '/?q=tea'],
  ['/deals/?', '/deals'],
  ['/deals/?a=?/&b=//', '/deals?a=?/&b=//'],
  ['//api/session?x=1', '/api/session?x=1'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/no-such-page/?a=1', '/no-such-page?a=1'],
  ['/caf\u00c3\u00a9/?q=\u00c3\u00a9', '/caf%C3%A9?q=%C3%A9'],
])('%s moves to %s', (url, moved) => {
  expect(respelledUrl(url)).toBe(moved)
  expect(respelledUrl(moved)).toBeNull()
})

test.each([
  '/',
  '/?lan=jp',
  '/deals?a=//',
  '/pay/12/ro/a%2Fb',
  '/pay/12/ro/%E6%97%A5',
  '/account/orders/detail/%7Bord_id%7D',
  '/oauth/',
  '/oauth/migrate/?lan=en',
  '/_plaza/rsc/0123456789012345678901/',
  '/_next/image?url=%2Fmedia%2F1&w=640&q=75',
  '/media/a//b',
  '/api/session/',
])('%s stays', (url) => {
  expect(respelledUrl(url)).toBeNull()
})

test(`${HOSTILE_PATHS.length} hostile paths lead to this site, as every browser reads them`, () => {
  expect(HOSTILE_PATHS.length).toBeGreaterThanOrEqual(200)
  for (const path of HOSTILE_PATHS)
    for (const url of [path, `${path}?next=//evil.example/`]) {
      const moved = respelledUrl(url)
      if (moved === null) continue
      expect(new URL(moved, 'https://shop.example/a/b').origin, url).toBe('https://shop.example')
      expect(moved, url).toMatch(/^\/(?![/\\])[!-~]*$/)
    }
})

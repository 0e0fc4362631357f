import { expect, test } from 'vitest'
import { createRouteNames } from '@/lib/page-cache/telemetry/route-names'

const nameOf = createRouteNames([
  '/api/[...path]',
  '/api/places/[id]',
  '/api/places/at',
  '/api/orders/[id]/comments',
  '/media/[...key]',
  '/robots.txt',
])

test.each([
  ['/', '/'],
  ['/store/1002?lan=zh', '/store/{gid}'],
  ['/account/orders/detail/ab12cd34', '/account/orders/detail/{id}'],
  ['/pay/1002/amt/12', '/pay/{gid}'],
  ['/api/places/at?lat=1', '/api/places/at'],
  ['/api/places/ChIJ-secret', '/api/places/[id]'],
  ['/api/orders/ab12/comments', '/api/orders/[id]/comments'],
  ['/api/wp-admin', '/api/[...path]'],
  ['/media/deal/spa/1.webp', '/media/[...key]'],
  ['/pictures/640/deal/spa/1.webp', '/pictures/*'],
  ['/_next/static/chunks/a.js', '/_next/static/*'],
  ['/robots.txt', '/robots.txt'],
  ['/readyz', '/readyz'],
  ['/robotsxtxt', 'none'],
  ['/shared/en/deal/1', 'none'],
  ['/.env', 'none'],
  ['/../../etc/passwd', 'none'],
])('%s is counted as %s', (url, name) => {
  expect(nameOf(url)).toBe(name)
})

test('10,000 made-up paths have one name', () => {
  const names = new Set(Array.from({ length: 10_000 }, (_, n) => nameOf(`/made-up-${n}/${n}`)))
  expect([...names]).toEqual(['none'])
})

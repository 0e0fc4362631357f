import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureSources } from '@/components/ui/content/picture-sources'

let address: typeof import('@/lib/server/routing/picture-address')
beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example')
  address = await import('@/lib/server/routing/picture-address')
})
afterEach(() => vi.unstubAllEnvs())

const from = (url: string) => `/media/from?${new URLSearchParams({ url })}`
const optimised = (url: string, w = '640', q = '75') => `/_next/image?url=${encodeURIComponent(url)}&w=${w}&q=${q}`

test.each([
  ['/pictures/640/deal/12', '/pictures/640/deal/12'],
  ['/pictures/640/deal/12?x=1', '/pictures/640/deal/12'],
  ['/pictures/640/deal/12?w=1600&q=1&url=/media/x', '/pictures/640/deal/12'],
  ['/media/deal/12.webp', '/media/deal/12.webp'],
  ['/media/Deals/12_1.JPG?utm=1', '/media/Deals/12_1.JPG'],
  [`${optimised('/media/deal/12')}&x=1`, optimised('/media/deal/12')],
  [`${optimised('/media/deal/12?x=1')}`, optimised('/media/deal/12')],
  [`${optimised('/media/deal/12')}&w=1600&q=50&url=%2Fmedia%2Fother`, optimised('/media/deal/12')],
  ['/_next/image?q=75&w=640&url=/media/deal/12', optimised('/media/deal/12')],
  [from('https://cdn.example/a.jpg?size=2'), from('https://cdn.example/a.jpg?size=2')],
  [`${from('https://cdn.example/a.jpg')}&x=1`, from('https://cdn.example/a.jpg')],
  [from('HTTPS://CDN.example:443/./b/../a.jpg#x'), from('https://cdn.example/a.jpg')],
  [optimised(`${from('https://cdn.example/a.jpg')}&x=1`), optimised(from('https://cdn.example/a.jpg'))],
])('%s is the picture at %s', (url, plain) => {
  expect(address.isPictureUrl(url)).toBe(true)
  expect(address.pictureUrl(url)).toBe(plain)
  expect(address.pictureUrl(plain)).toBe(plain)
})

test.each([
  '/pictures/0640/deal/12',
  '/pictures/640/',
  '/pictures/640/deal//12',
  '/pictures/640/./deal/12',
  '/pictures/640/x/../deal/12',
  '/pictures/640/%64eal/12',
  '/pictures/640/deal%2f12',
  '/pictures/wide/deal/12',
  '/media/../secret',
  '/media/a/../b',
  '/media/%2e%2e/secret',
  '/media/',
  '/media/-x',
  `/media/${'x'.repeat(202)}`,
  '/_next/image',
  '/_next/image/?url=%2Fmedia%2Fdeal%2F12&w=640&q=75',
  optimised('/media/deal/12', '00640'),
  optimised('/media/deal/12', '640', '075'),
  optimised('/media/deal/12', '640.0'),
  optimised('/media/deal/12', ''),
  optimised('//media/deal/12'),
  optimised('/og/site'),
  optimised('/media/a/../deal/12'),
  optimised('/media/%64eal/12'),
  optimised('https://plaza.example/media/deal/12'),
  from('https://evil.example/a.jpg'),
  from('//cdn.example/a.jpg'),
  from('file:///etc/passwd'),
  '/media/from',
])('%s is no picture of ours', (url) => {
  expect(address.isPictureUrl(url)).toBe(true)
  expect(address.pictureUrl(url)).toBeNull()
})

test.each(['/', '/deals?x=1', '/api/session', '/og/deal/1', '/_next/static/chunks/a.js', '/mediation', '/pictured/1'])(
  '%s is left to others',
  (url) => {
    expect(address.isPictureUrl(url)).toBe(false)
  },
)

test('whatever a page asks for is asked for as it is written there', () => {
  const asked = ['/media/deal/12', '/media/store/1-2.webp', from('https://cdn.example/a.jpg?size=2&x=%C3%A9')].flatMap(
    (src) =>
      ['96px', '(min-width: 40rem) 50vw, 100vw'].flatMap((sizes) => {
        const { src: one, srcSet = '' } = pictureSources(src, sizes)
        return [one, ...srcSet.split(',').map((entry) => entry.split(' ')[0] ?? '')].filter(Boolean)
      }),
  )
  expect(asked.length).toBeGreaterThan(15)
  for (const url of asked) expect(address.pictureUrl(url)).toBe(url)
})

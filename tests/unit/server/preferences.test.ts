import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { cityOrDefault } from '@/lib/domain/places/cities'
import { preferredLanguage } from '@/lib/server/site/preferences'
import { middleware } from '@/middleware'

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }))
const drawn = (response: Response) => new URL(response.headers.get('x-middleware-rewrite') ?? 'x:').pathname

describe('the language', () => {
  test.each([
    ['zh', 'ja', 'en', 'zh'],
    ['ko', 'ja', 'en', 'jp'],
    [undefined, 'ja-JP,ja;q=0.9,en;q=0.5', 'en', 'jp'],
    [undefined, 'zh-TW,zh;q=0.8', 'en', 'zh-Hant'],
    [undefined, 'zh-HK', 'en', 'zh-Hant'],
    [undefined, 'zh-CN', 'en', 'zh'],
    [undefined, 'zh', 'en', 'zh'],
    [undefined, 'en-GB;q=0.3,zh-Hant;q=0.9', 'jp', 'zh-Hant'],
    [undefined, 'ko-KR,de', 'zh', 'zh'],
    [undefined, null, 'jp', 'jp'],
    [undefined, '', 'en', 'en'],
    [undefined, ';;;', 'en', 'en'],
  ] as const)('stored %s, browser %s, site %s: %s [I18N-3]', (stored, accept, site, language) => {
    expect(preferredLanguage(stored, accept, site)).toBe(language)
  })

  test.each(['en', 'zh', 'zh-Hant', 'jp'])('lan=%s forces it, over cookie and browser [I18N-2]', async (lan) => {
    const response = await ask(`/deals?lan=${lan}`, { cookie: 'lan=zh', 'accept-language': 'ja' })
    expect(drawn(response)).toBe(`/shared/${lan}/landing/vancouver/1`)
  })

  test('without it the saved choice applies, then the browser, then en [I18N-3]', async () => {
    expect(drawn(await ask('/login', { cookie: 'lan=zh-Hant', 'accept-language': 'ja' }))).toBe('/shared/zh-Hant/login')
    expect(drawn(await ask('/login', { 'accept-language': 'ja' }))).toBe('/shared/jp/login')
    expect(drawn(await ask('/login'))).toBe('/shared/en/login')
  })

  test('an unknown language has no pages', async () => {
    const response = await ask('/deals?lan=ko')
    expect([response.status, drawn(response)]).toEqual([404, '/shared/en/missing'])
    expect(response.cookies.get('lan')).toBeUndefined()
  })
})

describe('the city', () => {
  test.each(['vancouver', 'victoria', 'toronto', 'seattle'])('%s is supported and saved [HEAD-1] [HEAD-2]', (city) => {
    expect(cityOrDefault(FALLBACK_CITIES, city).key).toBe(city)
  })

  test('any other is Vancouver [MAP-8]', () => {
    const keys = [undefined, '', 'paris', '__proto__', 'toString'].map((key) => cityOrDefault(FALLBACK_CITIES, key).key)
    expect(keys).toEqual(Array(5).fill('vancouver'))
  })

  test('that of the URL wins over the saved one', async () => {
    const cookie = 'city=seattle'
    expect(drawn(await ask('/deals?city=toronto&page=2', { cookie }))).toBe('/shared/en/landing/toronto/2')
    expect(drawn(await ask('/?city=victoria', { cookie }))).toBe('/shared/en/home/victoria')
    expect(drawn(await ask('/', { cookie }))).toBe('/shared/en/home/seattle')
  })

  test('a page that reads the query gets one city: that of the URL, else the saved one, else none', async () => {
    const cityOf = async (path: string, cookie = '') => {
      const rewritten = (await ask(path, cookie ? { cookie } : {})).headers.get('x-middleware-rewrite') ?? 'x:'
      return new URL(rewritten).searchParams.getAll('city')
    }
    const named = '/deals/browse?lan=en&city=toronto&city=victoria'
    expect(await cityOf(named, 'city=seattle')).toEqual(['toronto'])
    expect(await cityOf('/deals/browse?lan=en', 'city=seattle')).toEqual(['seattle'])
    expect(await cityOf('/?q=tea', 'city=paris')).toEqual([])
    expect(await cityOf('/deals/browse')).toEqual([])
  })

  test('an unknown one has no pages; other pages do not look at it', async () => {
    for (const path of ['/?city=paris', '/deals?city=', '/deals/browse?city=Toronto'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask('/login?city=paris')).status).toBe(200)
  })
})

describe('a cache in front', () => {
  const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'

  test.each([
    ['/login?lan=jp', SHARED],
    ['/deals?lan=jp&city=toronto', SHARED],
    ['/?city=toronto&lan=en', SHARED],
    ['/deals/browse?category=1000&city=toronto&lan=zh', SHARED],
    ['/login', 'private, no-cache'],
    ['/deals?lan=jp', 'private, no-cache'],
    ['/deals?city=toronto', 'private, no-cache'],
    ['/deals?lan=xx&city=toronto', 'private, no-cache'],
    ['/account?lan=jp', 'private, no-store'],
    ['/checkout?query=12&lan=jp', 'private, no-store'],
  ])('%s is kept as %s', async (path, expected) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(expected)
  })

  test.each(['/login?lan=jp', '/deals?lan=jp&city=toronto', '/deals?lan=jp', '/deals?city=toronto'])(
    'the response of %s stores no choice: a script does',
    async (path) => {
      expect((await ask(path, { cookie: 'lan=zh; city=seattle' })).headers.get('set-cookie')).toBeNull()
    },
  )

  test('a page that no cache may store stores the language itself [I18N-3]', async () => {
    expect((await ask('/account?lan=jp')).cookies.get('lan')?.value).toBe('jp')
  })

  test('on https it does so under a name that only https can set, and reads it first [I18N-3]', async () => {
    vi.resetModules()
    vi.stubEnv('SITE_ORIGIN', 'https://localhost:3000')
    const { middleware: onHttps } = await import('@/middleware')
    const visit = (path: string, cookie = '') =>
      onHttps(new NextRequest(`https://localhost:3000${path}`, { headers: { host: 'localhost:3000', cookie } }))
    const { cookies } = await visit('/account?lan=jp')
    expect(cookies.getAll()).toMatchObject([{ name: '__Host-lan', value: 'jp', secure: true, path: '/' }])
    expect(cookies.get('__Host-lan')).not.toHaveProperty('domain')
    expect(drawn(await visit('/login', 'lan=zh; __Host-lan=jp'))).toBe('/shared/jp/login')
    expect(drawn(await visit('/login', 'lan=zh'))).toBe('/shared/zh/login')
    vi.unstubAllEnvs()
  })
})

import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { preferredCity, preferredLanguage } from '@/lib/server/site/preferences'
import { middleware } from '@/middleware'

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

  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }))
  const drawn = (response: Response) => new URL(response.headers.get('x-middleware-rewrite') ?? 'x:').pathname

  test.each(['en', 'zh', 'zh-Hant', 'jp'])(
    'lan=%s forces it, over cookie and browser, and is saved [I18N-2]',
    async (lan) => {
      const response = await ask(`/deals?lan=${lan}`, { cookie: 'lan=zh', 'accept-language': 'ja' })
      expect(drawn(response)).toBe(`/shared/${lan}/landing/vancouver/1`)
      expect(response.cookies.get('lan')?.value).toBe(lan)
    },
  )

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
    expect(preferredCity(city)).toBe(city)
  })

  test('any other is Vancouver [MAP-8]', () => {
    expect([undefined, '', 'paris', '__proto__', 'toString'].map(preferredCity)).toEqual(Array(5).fill('vancouver'))
  })
})

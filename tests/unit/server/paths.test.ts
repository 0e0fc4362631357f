import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { pathsIn } from '@/lib/paths'
import { matchRoute } from '@/lib/server/routing/page-routes'

describe('paths', () => {
  const paths = pathsIn('en', 'en')

  test.each([
    [paths.home(), '/', 'ROUTE-5'],
    [paths.deals(), '/deals', 'ROUTE-23'],
    [paths.browse({ category: 1100 }), '/deals/browse?category=1100', 'BROW-1'],
    [paths.browse({ query: 'hot pot' }), '/deals/browse?query=hot+pot', 'BROW-1'],
    [paths.deal(1001), '/deals/details/1001', 'ROUTE-25'],
    [paths.dealCheckout(12), '/deals/checkout?query=12', 'ROUTE-17'],
    [paths.order('9f-3'), '/account/orders/detail/9f-3', 'ROUTE-10'],
    [paths.payNow('9f-3', 12), '/paynow?orderId=9f-3&gid=12', 'ROUTE-19'],
    [paths.paypal('9f-3'), '/paypal?orderId=9f-3', 'ROUTE-18'],
  ])('%s is %s [%s]', (made, path) => {
    expect(made).toBe(path)
  })

  test("a store's page is / on its own domain, and /store/{gid} on the shared one [DOM-4] [ROUTE-26]", () => {
    expect(paths.store(12)).toBe('/store/12')
    const own = pathsIn('jp', 'zh', { ownGid: 12 })
    expect([own.store(12), own.product(34)]).toEqual(['/?lan=jp', '/product/34?lan=jp'])
  })

  test('browse carries all its parameters by name [BROW-1]', () => {
    const query = {
      query: 'q',
      category: 1,
      category2: 2,
      category3: 3,
      discount: 20,
      amtSold: 50,
      sort: 103,
      lat: 1.5,
      lon: -2,
    }
    expect(paths.browse(query)).toBe(
      '/deals/browse?query=q&category=1&category2=2&category3=3&discount=20&amtSold=50&sort=103&lat=1.5&lon=-2',
    )
  })

  test('what a list continues with names its city, even the default one; links to lists only another one', () => {
    const made = (city?: 'vancouver' | 'toronto') => {
      const { list, deals, browse, search } = pathsIn('en', 'en', { city, isDefaultCity: city === 'vancouver' })
      return [list, { deals, browse, search }].map((all) => [
        all.deals(2),
        all.deals(1),
        all.browse({ query: 'tea', page: 2 }),
        all.search({ q: 'tea', show: 'deals' }),
      ])
    }
    const bare = ['/deals?page=2', '/deals', '/deals/browse?query=tea&page=2', '/?q=tea&show=deals']
    const named = (city: string) => bare.map((path) => `${path}${path.includes('?') ? '&' : '?'}city=${city}`)
    expect(made('vancouver')).toEqual([named('vancouver'), bare])
    expect(made('toronto')).toEqual([named('toronto'), named('toronto')])
    expect(made()).toEqual([bare, bare])
  })

  test('the order history carries its saved search from page to page [CALL-18]', () => {
    expect(paths.orders(2, { st: '4', keywords: '面' })).toBe('/account/orders?st=4&keywords=%E9%9D%A2&page=2')
  })

  test("lan is added only for other languages than the site's [I18N-2]", () => {
    for (const site of LANGUAGES)
      for (const language of LANGUAGES) {
        const made = pathsIn(language, site)
        const lan = language === site ? null : language
        for (const path of [made.home(), made.deals(2), made.browse({ query: 'q' }), made.order('1'), made.login('/x')])
          expect(new URL(path, 'http://x').searchParams.get('lan')).toBe(lan)
      }
  })

  test('every path is in the route table [ROUTE-1]', () => {
    const all = [
      ...[paths.home(), paths.login('/deals'), paths.deals(3), paths.browse(), paths.deal(1), paths.dealCheckout(1)],
      ...[paths.store(1), paths.product(1), paths.account(), paths.orders(2), paths.order('a-1'), paths.addressBook()],
      ...[paths.giftCards(), paths.bookmarks(), paths.points(), paths.payNow('a', 1), paths.paypal('a')],
    ]
    const unknown = all.filter((path) => !matchRoute(path.split('?')[0] ?? '', { city: 'toronto', pageNumber: 1 }))
    expect(unknown).toEqual([])
  })
})

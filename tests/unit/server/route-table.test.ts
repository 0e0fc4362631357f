import { describe, expect, test } from 'vitest'
import { payNowQuery } from '@/lib/domain/payment/pay-now.schema'
import { matchRoute } from '@/lib/server/routing/page-routes'

const match = (path: string) => matchRoute(path, { city: 'vancouver', pageNumber: 1 })

/** The documents' table: a path of each route, who may open it, and its rows. */
const ROUTES: [path: string, access: 'public' | 'private', row: string][] = [
  ['/', 'public', 'ROUTE-5'],
  ['/login', 'public', 'ROUTE-7'],
  ['/account', 'private', 'ROUTE-8'],
  ['/account/orders', 'private', 'ROUTE-9'],
  ['/account/orders/detail/9f3c-1a', 'private', 'ROUTE-10'],
  ['/account/orders/detail/65f0c1a2b3c4d5.12345678', 'private', 'ROUTE-10'],
  ['/account/gift-cards', 'private', 'ROUTE-12'],
  ['/account/bookmarks', 'private', 'ROUTE-13'],
  ['/account/address-book', 'private', 'ROUTE-14'],
  ['/account/points', 'private', 'ROUTE-15'],
  ['/account/confirm-email', 'private', 'ROUTE-2'],
  ['/checkout', 'private', 'ROUTE-16'],
  ['/deals/checkout', 'private', 'ROUTE-17'],
  ['/paypal', 'private', 'ROUTE-18'],
  ['/paynow', 'public', 'ROUTE-19'],
  ['/pay', 'public', 'ROUTE-20'],
  ['/pay/12', 'public', 'ROUTE-20'],
  ['/pay/12/amt/4.50/oid/77/tc/food/ro/1', 'public', 'ROUTE-21'],
  ['/deals', 'public', 'ROUTE-23'],
  ['/deals/browse', 'public', 'ROUTE-24'],
  ['/deals/details/1001', 'public', 'ROUTE-25'],
  ['/store/12', 'public', 'ROUTE-26'],
  ['/product/34', 'public', 'ROUTE-26'],
  ['/product/0034', 'public', 'ROUTE-26'],
  ['/store/a-Z_9', 'public', 'ROUTE-26'],
  [`/deals/details/${'x'.repeat(64)}`, 'public', 'ROUTE-25'],
  ['/pay/9223372036854775807/amt/4.50', 'public', 'ROUTE-21'],
]

const HOSTILE = [
  ...['/shared/en', '/shared/en/home/vancouver', '/noodle.example/zh/landing/toronto/1', '/shared/jp/orders'],
  ...[
    '/home/vancouver',
    '/landing/vancouver/1',
    '/browse',
    '/deal/1001',
    '/deal-checkout',
    '/coming',
    '/missing',
    '/scan',
  ],
  ...['/%2e%2e/account', '/..', '/./', '//', '///deals', '/deals//browse', '/deals/browse/..', '/deals%2fbrowse'],
  ...['/deals/details/', '/deals/details/a~c', '/deals/details/+1', '/deals/details/1.5', '/deals/details/1,3'],
  ...['/deals/details/1;x', '/deals/details/1%00', '/deals/details/1/2', `/deals/details/${'9'.repeat(65)}`],
  ...['/store', '/store/', '/store/a.c', '/store/1/menu', '/product', '/product/', '/product/1/2', '/stores/1'],
  ...['/account/orders/detail', '/account/orders/detail/', '/account/orders/detail/a/b', '/account/orders/1'],
  ...[
    '/account/orders/detail/a b',
    '/account/orders/detail/%2e%2e',
    '/account/orders/detail/..',
    '/account/orders/detail/<script>',
  ],
  ...[`/account/orders/detail/${'a'.repeat(65)}`, '/account/profile', '/account/gift-cards/1', '/account/points/x'],
  ...['/pay/a.c', '/pay/12/amt', '/pay/12/amt/', '/pay/12/foo/1', '/pay/12/amt/1/oid', '/pay/12/13', '/pay/amt'],
  ...['/pay/1/amt/1/oid/2/tc/3/ro/1/amt/2', '/paynow/1', '/paypal/1', '/payment', '/pays', '/checkout/1'],
  ...['/deals/checkout/1', '/deals/1', '/deals/detail/1', '/login/now', '/logout', '/register', '/admin', '/business'],
  ...['/index.html', '/index.php', '/.env', '/.git/config', '/wp-admin', '/etc/passwd', '/favicon', '/server-status'],
  ...['/api/session', '/_next/data', '/oauth/', '/dev/outbox', '/en', '/zh/deals', '/jp', '/vancouver', '/null', '/0'],
  ...['/deals\n', '/ deals', '/deals ', '/deals\u0000', '\\deals', 'deals', '', '/deals;x', '/deals:80', '/@evil'],
  ...['/DEALS', '/Account', '/deals/Details/1', '/store/١', '/pay/１２', '/deals?x', '/deals#x', '/account%2forders'],
]

describe('the route table', () => {
  test.each(ROUTES)('%s is %s [%s]', (path, access) => {
    expect(match(path)?.access).toBe(access)
  })

  test.each(ROUTES)('%s is matched exactly, %s as it is [ROUTE-1]', (path) => {
    const near = [`${path}x/`, `/x${path}`, ...(path === '/' ? [] : [`${path}/`, path.toUpperCase(), path.slice(1)])]
    expect(near.filter((other) => match(other) !== null)).toEqual([])
  })

  test(`${HOSTILE.length} internal, hostile and unknown paths match nothing [ROUTE-1] [ROUTE-22]`, () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(100)
    expect(HOSTILE.filter((path) => match(path) !== null)).toEqual([])
  })

  test('an order has its page and its payment by the same ids: what a URL contains as it is', () => {
    const ids = [
      '9f3c-1a',
      '65f0c1a2b3c4d5.12345678',
      'R_2026~7',
      '0'.repeat(64),
      '-_',
      '.hidden',
      '.',
      '..',
      'a b',
      'a%2e',
      'a'.repeat(65),
    ]
    const isPage = (id: string) => match(`/account/orders/detail/${id}`) !== null
    expect(ids.map(isPage)).toEqual([true, true, true, true, true, true, false, false, false, false, false])
    const isPayable = (orderId: string) => payNowQuery.safeParse({ orderId, gid: '12' }).success
    expect(ids.map(isPayable)).toEqual(ids.map(isPage))
  })

  test('help has a page of its own for each topic, and no other', () => {
    expect(match('/help')).toEqual({ page: 'help/help', access: 'public' })
    expect(match('/help/refunds')).toEqual({ page: 'help/refunds', access: 'public' })
    expect(['/help/', '/help/help', '/help/imprint', '/help/terms/1', '/Help'].filter((path) => match(path))).toEqual(
      [],
    )
  })

  test("on a store's own domain its numbered path redirects to /; another store's does not [DOM-4]", () => {
    const own = (path: string) => matchRoute(path, { city: 'vancouver', pageNumber: 1, ownGid: 12 })
    expect(own('/')).toEqual({ page: 'store/12', access: 'public' })
    expect(own('/store/12')?.movedTo).toBe('/')
    expect(own('/store/012')).toEqual({ page: 'store/012', access: 'public', gid: '012' })
    expect(own('/store/13')).toEqual({ page: 'store/13', access: 'public', gid: 13 })
    expect(match('/store/12')).toEqual({ page: 'store/12', access: 'public', gid: 12 })
  })

  test('after /pay and /pay/{gid} any of amt, oid, tc and ro, in any order [ROUTE-20] [ROUTE-22]', () => {
    const parts = ['amt/4.50', 'oid/77', 'tc/food', 'ro/1']
    const orders = parts.flatMap((a) =>
      parts.filter((b) => b !== a).map((b) => [a, b, ...parts.filter((c) => c !== a && c !== b)]),
    )
    for (const order of orders)
      for (const count of [1, 2, 3, 4])
        for (const head of ['/pay', '/pay/12'])
          expect(match(`${head}/${order.slice(0, count).join('/')}`)?.access).toBe('public')
  })

  test("a pay link contains its store, or a code to look up; on a store's own domain it is that store's [ROUTE-20] [SELF-14]", () => {
    expect(match('/pay/12/amt/4.50/ro/1')).toEqual({ page: 'pay/12/linked', access: 'public', gid: 12 })
    expect(match('/pay/12')?.page).toBe('pay/12/typed')
    expect(match('/pay')).toEqual({ page: 'scan', access: 'public', readsQuery: 'all' })
    const own = (path: string) => matchRoute(path, { city: 'vancouver', pageNumber: 1, ownGid: 7 })
    expect(own('/pay/amt/4.50')).toEqual({ page: 'pay/7/linked', access: 'public', gid: 7 })
    expect(own('/pay')?.page).toBe('pay/7/typed')
  })

  test('has no page of an admin, a business or a store manager [ROUTE-31]', () => {
    const heads = [
      '/admin',
      '/business',
      '/merchant',
      '/manage',
      '/store/12/manage',
      '/account/admin',
      '/account/stores',
    ]
    for (const path of heads.flatMap((head) => [head, `${head}/1`])) expect([path, match(path)]).toEqual([path, null])
  })

  test('is for two roles only: everyone, and customers [ROUTE-32]', () => {
    expect(new Set(ROUTES.map(([path]) => match(path)?.access))).toEqual(new Set(['public', 'private']))
  })

  test('a deal is requested by its id; lists know the city and the page', () => {
    expect(match('/deals/details/1001')).toMatchObject({ dealId: 1001, page: 'deal/1001' })
    expect(matchRoute('/deals', { city: 'seattle', pageNumber: 3 })?.page).toBe('landing/seattle/3')
    expect(matchRoute('/', { city: 'toronto', pageNumber: 1 })?.page).toBe('home/toronto')
  })
})

test.each(['{ord_id}', '%7Bord_id%7D', '%7bord_id%7d'])(
  'a payer who is sent to the return address as it stands, with %s, finds the order',
  (placeholder) => {
    expect(match(`/account/orders/detail/${placeholder}`)).toMatchObject({ access: 'private', page: 'returned' })
  },
)

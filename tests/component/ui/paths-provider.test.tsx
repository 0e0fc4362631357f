import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { PathsProvider, usePaths } from '@/components/ui/navigation/paths-provider'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { pathsInput, pathsOf } from '@/lib/server/site/site-address'

/** Every path, so that a new one is compared too. */
const CALLS: { [name in keyof Paths]: (paths: Paths) => unknown } = {
  fixed: (paths) => paths.fixed,
  home: (paths) => paths.home(),
  storeInfo: (paths) => paths.storeInfo(),
  search: (paths) => paths.search({ q: '面 & tea', kind: 'stores', show: '2' }),
  help: (paths) => [paths.help(), paths.help('terms')],
  login: (paths) => [paths.login(), paths.login('/deals?page=2')],
  reset: (paths) => paths.reset(),
  deals: (paths) => [paths.deals(), paths.deals(1), paths.deals(3)],
  list: ({ list }) => [list.deals(), list.deals(3), list.browse({ page: 2 }), list.search({ q: 'tea', show: 'deals' })],
  dealsOf: (paths) => paths.dealsOf('toronto'),
  browse: (paths) => paths.browse({ query: 'spa', category: 1100, discount: 20 }),
  deal: (paths) => paths.deal(56),
  buyDeal: (paths) => paths.buyDeal(56),
  dealCalendar: (paths) => paths.dealCalendar(56),
  dealCheckout: (paths) => paths.dealCheckout(12),
  store: (paths) => [paths.store(12), paths.store(13)],
  menu: (paths) => [paths.menu(12), paths.menu(13)],
  menuPage: (paths) => [paths.menuPage(12, 1), paths.menuPage(12, 3), paths.menuPage(13, 1)],
  product: (paths) => paths.product(34),
  carts: (paths) => paths.carts(),
  checkout: (paths) => paths.checkout(12),
  payCheckout: (paths) => [paths.payCheckout(12), paths.payCheckout(12, { relatedOid: 'a/b', taxClass: 'food' })],
  pay: (paths) => [paths.pay(12), paths.pay(12, '/amt/4.20/ro/1')],
  account: (paths) => paths.account(),
  orders: (paths) => [paths.orders(), paths.orders(2, { st: '4' })],
  order: (paths) => [paths.order('9f/3'), paths.order('9f-3', 'returned')],
  addressBook: (paths) => paths.addressBook(),
  giftCards: (paths) => paths.giftCards(),
  bookmarks: (paths) => paths.bookmarks(),
  points: (paths) => paths.points(),
  payNow: (paths) => [paths.payNow('9f-3', 12), paths.payNow('9f-3', 12, 'returned')],
  paypal: (paths) => paths.paypal('9f-3'),
}

const sites = LANGUAGES.flatMap((language): Site[] => {
  const shared = { kind: 'shared', key: 'shared', language } as Site
  return [shared, { ...shared, kind: 'store', key: 'noodle.example', gid: 12 } as Site]
})
const pages = sites.flatMap((site) =>
  LANGUAGES.flatMap((language) =>
    [undefined, FALLBACK_CITIES[2], FALLBACK_CITIES[0]].map(
      (city) => [site.kind, site.language, language, city?.key, site, city] as const,
    ),
  ),
)

/** The paths that client components of this page get; its input has crossed from the server as text. */
function inBrowser(...page: Parameters<typeof pathsInput>): Paths {
  const input = JSON.parse(JSON.stringify(pathsInput(...page)))
  const wrapper = ({ children }: { children: ReactNode }) => <PathsProvider input={input}>{children}</PathsProvider>
  return renderHook(usePaths, { wrapper }).result.current
}

test.each(pages)('a %s site in %s, shown in %s (city: %s): the browser makes the URLs of the server', (...page) => {
  const [, , language, , site, city] = page
  const [client, server] = [inBrowser(site, language, city), pathsOf(site, language, city)]
  for (const call of Object.values(CALLS)) expect(call(client)).toEqual(call(server))
})

test('without a provider, a component of a page that has none fails at once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(usePaths)).toThrow('PathsProvider')
})

import { beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '@/lib/domain/site/site'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { matchRoute } from '@/lib/server/routing/page-routes'

const { getDeal, listProducts } = vi.hoisted(() => ({ getDeal: vi.fn(), listProducts: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/deals-api', () => ({ getDeal, listDeals: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/menu-api', () => ({ listProducts, getMenuPage: vi.fn() }))
vi.mock('@/lib/commerce-client/stores/stores-api', () => ({ getStore: vi.fn() }))
const { pageTags } = await import('@/lib/page-cache/purge/page-tags')
const { exists } = await import('@/lib/server/routing/page-ownership')

const OWN = { kind: 'store', key: 'noodle.example', gid: 7 } as Site

function tagsAt(path: string, site: Site, searching = false): string[] {
  const ownGid = site.kind === 'store' ? { ownGid: site.gid } : {}
  const route = matchRoute(path, { city: 'vancouver', pageNumber: 1, searching, ...ownGid })
  return route ? pageTags(route, site) : []
}

beforeEach(async () => {
  getDeal.mockResolvedValue({ gid: 7 })
  listProducts.mockResolvedValue([{ gid: 7 }])
  await exists('deal', 5, SHARED_SITE)
  await exists('product', 34, SHARED_SITE)
})

test.each<[path: string, shared: string[], own: string[]]>([
  ['/', ['sites', 'catalogue'], ['sites', 'store:7']],
  ['/deals', ['sites', 'catalogue'], ['sites', 'catalogue', 'store:7']],
  ['/deals/browse', ['sites', 'catalogue'], ['sites', 'catalogue', 'store:7']],
  ['/carts', ['sites', 'catalogue'], ['sites', 'catalogue', 'store:7']],
  ['/help', ['sites'], ['sites', 'store:7']],
  ['/help/terms', ['sites'], ['sites', 'store:7']],
  ['/login', ['sites'], ['sites', 'store:7']],
  ['/reset', ['sites'], ['sites', 'store:7']],
  ['/store/7', ['sites', 'store:7'], ['sites', 'store:7']],
  ['/store/0012', ['sites', 'store:0012'], ['sites', 'store:0012', 'store:7']],
  [
    '/store/9223372036854775807',
    ['sites', 'store:9223372036854775807'],
    ['sites', 'store:9223372036854775807', 'store:7'],
  ],
  ['/store/7/menu/2', ['sites', 'store:7'], ['sites', 'store:7']],
  ['/pay/7', ['sites', 'store:7'], ['sites', 'store:7']],
  ['/product/34', ['sites', 'store:7'], ['sites', 'store:7']],
  ['/deals/details/5', ['sites', 'catalogue', 'deal:5', 'store:7'], ['sites', 'catalogue', 'deal:5', 'store:7']],
])('%s has the tags of what it shows', (path, shared, own) => {
  expect(tagsAt(path, SHARED_SITE)).toEqual(shared)
  expect(tagsAt(path, OWN)).toEqual(own)
})

test('a search lists deals and stores', () => {
  expect(tagsAt('/', SHARED_SITE, true)).toEqual(['sites', 'catalogue'])
})

test('a product whose store is not known, as the API is down, is purged with lists', async () => {
  listProducts.mockRejectedValue(new Error('down'))
  await exists('product', 35, SHARED_SITE)
  expect(tagsAt('/product/35', SHARED_SITE)).toEqual(['sites', 'catalogue'])
})

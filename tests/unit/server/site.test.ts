import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEFAULT_THEME } from '@/lib/domain/theme/theme'
import { fakeTime } from '@/tests/support/fake-time'
import { sampleStore } from '@/tests/support/sample-store'

const findStoreByDomain = vi.hoisted(() => vi.fn())
vi.mock('@/lib/commerce-client/stores/stores-api', () => ({ findStoreByDomain }))

type SiteModule = typeof import('@/lib/server/site/site')
let site: SiteModule
const store = { ...sampleStore, gid: 7, name: 'Noodle House', logo: '/media/n.webp', languages: ['ko', 'zh', 'en'] }

beforeEach(async () => {
  vi.resetModules()
  findStoreByDomain.mockReset()
  site = await import('@/lib/server/site/site')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the site of a host', () => {
  test.each(['localhost', '127.0.0.1'])('%s is shared, without a lookup [DOM-6]', async (host) => {
    expect(await site.findSite(host)).toMatchObject({ kind: 'shared' })
    expect(findStoreByDomain).not.toHaveBeenCalled()
  })

  test('shared hosts are configurable [DOM-6]', async () => {
    vi.stubEnv('SHARED_HOSTS', 'plaza.example, www.plaza.example')
    findStoreByDomain.mockResolvedValue(null)
    expect(await site.findSite('www.plaza.example')).toMatchObject({ kind: 'shared' })
    expect(await site.findSite('localhost')).toBeNull()
  })

  test("any other is looked up at the API as a domain, in the store's first supported language [DOM-6]", async () => {
    findStoreByDomain.mockResolvedValue(store)
    expect(await site.findSite('noodle.example')).toEqual({
      kind: 'store',
      key: 'noodle.example',
      language: 'zh',
      gid: 7,
      name: 'Noodle House',
      logo: '/media/n.webp',
      theme: DEFAULT_THEME,
      servesFood: true,
      cover: store.images[0] ?? store.picture,
      phone: '(604) 555-0100',
      phoneHref: 'tel:+16045550100',
      address: '88 Pacific Blvd, Vancouver, BC V6B 1A1',
    })
    expect(findStoreByDomain).toHaveBeenCalledWith('noodle.example')
  })

  test('an unknown host is null', async () => {
    findStoreByDomain.mockResolvedValue(null)
    expect(await site.findSite('stranger.example')).toBeNull()
  })

  test.each([
    '',
    ' ',
    'a b',
    'noodle.example/x',
    'noodle..example',
    '-a.example',
    'a'.repeat(254),
    'ünicode.example',
    '[::1]',
    'a_b',
    '../etc',
    'shared@x',
    'x\u0000',
  ])('an invalid host name, "%s", is not looked up', async (host) => {
    expect(await site.findSite(host)).toBeNull()
    expect(findStoreByDomain).not.toHaveBeenCalled()
  })

  test('a hit is cached for 60 s, a miss for 10 s', async () => {
    fakeTime()
    findStoreByDomain.mockResolvedValue(store)
    for (const wait of [0, 60_000, 1]) {
      vi.advanceTimersByTime(wait)
      await site.findSite('hit.example')
    }
    expect(findStoreByDomain).toHaveBeenCalledTimes(2)
    findStoreByDomain.mockReset().mockResolvedValue(null)
    for (const wait of [0, 10_000, 1]) {
      vi.advanceTimersByTime(wait)
      await site.findSite('miss.example')
    }
    expect(findStoreByDomain).toHaveBeenCalledTimes(2)
  })

  test('while the API is down the last result is used, and looked up again after 10 s', async () => {
    fakeTime()
    findStoreByDomain.mockResolvedValueOnce(store).mockRejectedValue(new Error('down'))
    const gidAfter = async (wait: number) => {
      vi.advanceTimersByTime(wait)
      const found = await site.findSite('noodle.example')
      return found?.kind === 'store' ? found.gid : null
    }
    expect([await gidAfter(0), await gidAfter(60_001), await gidAfter(10_000), await gidAfter(1)]).toEqual([7, 7, 7, 7])
    expect(findStoreByDomain).toHaveBeenCalledTimes(3)
    await expect(site.findSite('other.example')).rejects.toThrow('down')
  })

  test('caches the 5000 most recently requested hosts', async () => {
    findStoreByDomain.mockResolvedValue(null)
    for (let n = 0; n < 5000; n++) await site.findSite(`host-${n}.example`)
    await site.findSite('host-0.example')
    expect(findStoreByDomain).toHaveBeenCalledTimes(5000)
    await site.findSite('one-more.example')
    await site.findSite('host-0.example')
    expect(findStoreByDomain).toHaveBeenCalledTimes(5001)
    await site.findSite('host-1.example')
    expect(findStoreByDomain).toHaveBeenCalledTimes(5002)
  })

  test('orders are restricted to an independent domain, on the shared site they are not [DOM-2]', async () => {
    findStoreByDomain.mockResolvedValue(store)
    const own = await site.findSite('noodle.example')
    const shared = await site.findSite('localhost')
    expect([own && site.domainOf(own), shared && site.domainOf(shared)]).toEqual(['noodle.example', null])
  })
})

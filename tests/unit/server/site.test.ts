import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStore } from '@/tests/support/sample-store'

const findStoreByDomain = vi.hoisted(() => vi.fn())
vi.mock('@/lib/remote/stores/stores', () => ({ findStoreByDomain }))

type SiteModule = typeof import('@/lib/server/site/site')
let site: SiteModule
const store = { ...sampleStore, gid: 7, name: 'Noodle House', logo: '/media/n.webp', languages: ['ko', 'zh', 'en'] }

beforeEach(async () => {
  vi.resetModules()
  findStoreByDomain.mockReset()
  site = await import('@/lib/server/site/site')
})
afterEach(() => vi.unstubAllEnvs())

describe('the site of a host', () => {
  test.each(['localhost', '127.0.0.1'])('%s is shared, nobody is asked [DOM-6]', async (host) => {
    expect(await site.findSite(host)).toMatchObject({ kind: 'shared' })
    expect(findStoreByDomain).not.toHaveBeenCalled()
  })

  test('shared hosts are configuration [DOM-6]', async () => {
    vi.stubEnv('SHARED_HOSTS', 'plaza.example, www.plaza.example')
    findStoreByDomain.mockResolvedValue(null)
    expect(await site.findSite('www.plaza.example')).toMatchObject({ kind: 'shared' })
    expect(await site.findSite('localhost')).toBeNull()
  })

  test("any other is asked of the API as a domain, and speaks the store's first language that we have [DOM-6]", async () => {
    findStoreByDomain.mockResolvedValue(store)
    expect(await site.findSite('noodle.example')).toEqual({
      kind: 'store',
      key: 'noodle.example',
      language: 'zh',
      gid: 7,
      name: 'Noodle House',
      logo: '/media/n.webp',
    })
    expect(findStoreByDomain).toHaveBeenCalledWith('noodle.example')
  })

  test("nobody's host is null", async () => {
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
  ])('what is no host name, "%s", is not even asked about', async (host) => {
    expect(await site.findSite(host)).toBeNull()
    expect(findStoreByDomain).not.toHaveBeenCalled()
  })

  test('a hit is kept for 60 s, a miss for 10 s', async () => {
    findStoreByDomain.mockResolvedValue(store)
    for (const now of [0, 59_999, 60_000]) await site.findSite('hit.example', now)
    expect(findStoreByDomain).toHaveBeenCalledTimes(2)
    findStoreByDomain.mockReset().mockResolvedValue(null)
    for (const now of [0, 9_999, 10_000]) await site.findSite('miss.example', now)
    expect(findStoreByDomain).toHaveBeenCalledTimes(2)
  })

  test('while the API is down the last answer serves, and it is asked again after 10 s', async () => {
    findStoreByDomain.mockResolvedValueOnce(store).mockRejectedValue(new Error('down'))
    const gidAt = async (now: number) => {
      const found = await site.findSite('noodle.example', now)
      return found?.kind === 'store' ? found.gid : null
    }
    expect([await gidAt(0), await gidAt(60_000), await gidAt(69_999), await gidAt(70_000)]).toEqual([7, 7, 7, 7])
    expect(findStoreByDomain).toHaveBeenCalledTimes(3)
    await expect(site.findSite('other.example', 70_000)).rejects.toThrow('down')
  })

  test('orders are limited to an independent domain, on the shared site they are not [DOM-2]', async () => {
    findStoreByDomain.mockResolvedValue(store)
    const own = await site.findSite('noodle.example')
    const shared = await site.findSite('localhost')
    expect([own && site.domainOf(own), shared && site.domainOf(shared)]).toEqual(['noodle.example', null])
  })
})

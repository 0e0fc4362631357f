import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SHARED_SITE } from '@/lib/domain/site/site'
import { type Received, serveFakeApi } from '@/tests/support/fake-api'

vi.mock('next/root-params', () => ({}))
const api = await serveFakeApi()
const { sitemapFile } = await import('@/lib/server/search-engines/sitemap')

const CHANGED = '2026-11-01T08:00:00.000Z'
let count: object = {}
beforeEach(() =>
  api.answerWith(() => ({
    RC: 200,
    records: [{ gid: 12, nm: 'Noodle House', currency: 'CAD', mdt: '2026-11-01 08:00:00', ...count }],
  })),
)

/** Each English path with its date. */
async function listedStores(): Promise<string[]> {
  const xml = (await sitemapFile(SHARED_SITE, 'stores-1.xml')) ?? ''
  const entries = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc><lastmod>([^<]*)/g)]
  return entries.map(([, path = '', date]) => `${path} ${date}`).filter((entry) => !entry.includes('lan='))
}

describe('the shared site’s sitemap of a store', () => {
  test.each([
    ['an API that does not count its products', {}, 1],
    ['null', { p_cnt: null }, 1],
    ['an empty menu', { p_cnt: 0 }, 1],
    ['a menu of one page', { p_cnt: 300 }, 1],
    ['a menu of four pages', { p_cnt: 301 }, 4],
    ['at most 12,000 products', { p_cnt: 1_000_000 }, 120],
  ])('%s', async (_case, answer, pages) => {
    count = answer
    const later = Array.from({ length: pages - 1 }, (_, index) => `/store/12/menu/${index + 2}`)
    expect(await listedStores()).toEqual(['/store/12', ...later].map((path) => `${path} ${CHANGED}`))
  })
})

test('the sitemap of pages has those of each city of the API, the default one without its name [HEAD-2]', async () => {
  const city = { lat: 34.6937, lon: 135.5023 }
  const cities = [
    { key: 'osaka', nm: 'Osaka', ...city },
    { key: 'berlin', nm: 'Berlin', ...city },
  ]
  api.answerWith(({ path }: Received) => ({ RC: 200, records: path.endsWith('/appconfig') ? { cities } : [] }))
  const xml = (await sitemapFile(SHARED_SITE, 'pages.xml')) ?? ''
  const english = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].flatMap(([, path = '']) =>
    path.includes('lan=') || path.startsWith('/help') ? [] : path,
  )
  const bare = ['/', '/deals', '/deals/browse']
  expect(english).toEqual([...bare, ...bare.map((path) => `${path}?city=berlin`)])
})

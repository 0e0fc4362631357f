import { LANGUAGES, toBcp47 } from '@/lib/domain/languages/languages'
import { readApi } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { ask, attributes, fresh, NOODLE, originOn } from './support/raw'
import { expect, test } from './support/test'

/** Pages of each file that are opened; `npm run test:full` opens more. */
const PAGES = process.env.SOAK === '1' ? 16 : 6

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

for (const host of ['localhost', NOODLE]) {
  test(`${host} has its own robots file and a sitemap with only its own pages [DOM-1]`, async () => {
    const origin = originOn(host)
    const robots = await ask('/robots.txt', host)
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const files = locations((await ask('/sitemap.xml', host)).text)
    expect(files.length).toBeGreaterThan(1)
    const own = new Set<number>()
    if (host === NOODLE) {
      const { list } = await readApi<{ list: { id: number }[] }>(
        `/api/v7/glst?lan=en&limit=60&gid=${await noodleGid()}`,
      )
      for (const { id } of list) own.add(id)
    }
    for (const file of files) {
      expect(file.startsWith(`${origin}/sitemap/`)).toBe(true)
      const { status, text, headers } = await ask(new URL(file).pathname, host)
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      const urls = locations(text)
      expect(urls.length).toBeGreaterThan(0)
      expect(urls.every((url) => url.startsWith(`${origin}/`))).toBe(true)
      expect(new Set(urls).size).toBe(urls.length)
      expect(text.match(/hreflang="x-default"/g)?.length).toBe(urls.length)
      if (own.size > 0)
        for (const url of urls) {
          const id = /details\/(\d+)/.exec(url)?.[1]
          if (id) expect(own.has(Number(id)), url).toBe(true)
        }
    }
    expect((await ask('/sitemap/deals-99.xml', host)).status).toBe(404)
    expect((await ask('/sitemap/deals-x.xml', host)).status).toBe(404)
  })
}

test('stores are in the sitemap of the shared host, products in that of a store’s own domain [DOM-1]', async () => {
  const paths = async (host: string, name: string) => {
    const { status, text } = await ask(`/sitemap/${name}.xml`, host)
    return { status, paths: locations(text).map((url) => url.slice(originOn(host).length)) }
  }
  const names = locations((await ask('/sitemap.xml')).text).map((url) => url.replace(/.*\/(.*)\.xml/, '$1'))
  const listed = await Promise.all(
    names.filter((name) => name.startsWith('stores-')).map((name) => paths('localhost', name)),
  )
  const gid = await noodleGid()
  const stores = listed.flatMap((file) => file.paths)
  expect(stores.length).toBeGreaterThan(4 * 60)
  expect(stores).toEqual(expect.arrayContaining([`/store/${gid}`, `/store/${gid}?lan=zh-Hant`]))
  expect(stores.filter((path) => !/^\/store\/\d+(\?lan=[a-zA-Z-]+)?$/.test(path))).toEqual([])
  expect(names).not.toContain('products')

  const sections = await readApi<{ products: { pid: number }[] }[]>(`/api/v7/cplst2?lan=en&gid=${gid}`)
  const own = await paths(NOODLE, 'products')
  const pids = sections.flatMap(({ products }) => products.map(({ pid }) => pid))
  expect(own.paths.filter((path) => !path.includes('?'))).toEqual(pids.map((pid) => `/product/${pid}`))
  expect((await ask('/sitemap.xml', NOODLE)).text).toContain('/sitemap/products.xml')
  for (const [host, name] of [
    [NOODLE, 'stores-1'],
    ['localhost', 'products'],
    ['localhost', 'stores-99'],
  ] as const)
    expect((await paths(host, name)).status, name).toBe(404)
})

test('deals, stores and products have the date of their last change, lists have none', async () => {
  const dates = async (name: string, host = 'localhost') =>
    (await ask(`/sitemap/${name}.xml`, host)).text
      .split('<url>')
      .slice(1)
      .map((url) => /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1])
  for (const [name, host] of [['deals-1'], ['stores-1'], ['products', NOODLE]] as const) {
    const all = await dates(name, host)
    expect(all.length).toBeGreaterThan(0)
    for (const date of all) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000Z$/)
      expect(Date.parse(date ?? '')).toBeLessThanOrEqual(Date.now())
    }
  }
  expect((await dates('pages')).filter(Boolean)).toEqual([])
})

test('every page of the sitemap exists, is self-canonical, and its four languages link to each other [I18N-1]', async () => {
  const files = locations((await ask('/sitemap.xml')).text).filter((file) =>
    /(pages|deals-1|stores-1)\.xml$/.test(file),
  )
  const urls = (await Promise.all(files.map((file) => ask(new URL(file).pathname)))).flatMap(({ text }) =>
    locations(text).slice(0, PAGES),
  )
  expect(urls.length).toBe(3 * PAGES)
  for (const url of urls) {
    const { pathname, search } = new URL(url)
    const { status, text } = await fresh(`${pathname}${search}`)
    expect(status, url).toBe(200)
    const canonical = attributes(text, /link rel="canonical"/, 'href')
    expect(canonical.map((address) => new URL(address).href)).toEqual([url])
    const tags = attributes(text, /link rel="alternate"/, 'hreflang')
    expect(tags).toEqual([...LANGUAGES.map(toBcp47), 'x-default'])
    expect(attributes(text, /link rel="alternate"/, 'href')).toContain(canonical[0])
    expect(text).not.toMatch(/<meta name="robots" content="noindex/)
  }
})

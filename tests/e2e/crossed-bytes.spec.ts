import { readApi } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { ask, NOODLE, originOn } from './support/raw'
import { expect, test } from './support/test'

// some sixty pages, most of them rendered for the first time
test.setTimeout(120_000)

interface Row {
  id: number
  nm: string
  i_url?: string
}
interface StoreRow {
  gid: number
  nm: string
  logo?: string
  img?: string
  tn?: string
}
interface Section {
  products: { pid: number; nm: string }[]
}

/** of stores, and of deals: those that lists begin with */
const MAX_NAMES = 200

/** Every deal of one store, or of all. */
async function dealsOf(lan: string, gid?: number): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const own = gid === undefined ? '' : `&gid=${gid}`
    const { list } = await readApi<{ list: Row[] }>(`/api/v7/glst?lan=${lan}&limit=60&page=${page}${own}`)
    rows.push(...list)
    if (list.length < 60) return rows
  }
}

async function allStores(lan: string): Promise<StoreRow[]> {
  const rows: StoreRow[] = []
  for (let page = 1; ; page++) {
    const found = await readApi<StoreRow[]>(`/api/v7/slst?lan=${lan}&page=${page}`)
    rows.push(...found)
    if (found.length < 100) return rows
  }
}

const dishesOf = async (gid: number, lan: string) =>
  (await readApi<Section[]>(`/api/v7/cplst2?lan=${lan}&gid=${gid}`)).flatMap(({ products }) => products)

/** As a page's HTML and its data write a text. */
const written = (text: string) => [text, text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')]

for (const lan of ['en', 'jp'] as const)
  test(`no page or file of a store's own domain contains a byte of another store, in ${lan}`, async () => {
    const gid = await noodleGid()
    const [own, all, stores] = await Promise.all([dealsOf(lan, gid), dealsOf(lan), allStores(lan)])
    const others = stores.filter((store) => store.gid !== gid)
    const foreignDeals = all.filter(({ id }) => !own.some((deal) => deal.id === id))
    const neighbour = others[0]?.gid ?? 0
    const [dishes, foreignDishes] = await Promise.all([dishesOf(gid, lan), dishesOf(neighbour, lan)])
    expect([others.length > 50, foreignDeals.length > 50, foreignDishes.length > 3]).toEqual([true, true, true])

    // a deal may be called as one of ours is, or as a part of it
    const ours = [...own, ...dishes].map(({ nm }) => nm).join('\n')
    const names = [...others.slice(0, MAX_NAMES), ...foreignDeals.slice(0, MAX_NAMES)].map(({ nm }) => nm)
    const canaries = names.filter((nm) => nm.length > 5 && !ours.includes(nm)).flatMap(written)
    expect(canaries.length).toBeGreaterThan(100)
    const shown = [...foreignDeals.map((row) => row.i_url), ...others.flatMap(({ logo, img }) => [logo, img])]
    const pictures = new Set(shown.flatMap((one) => /media\/.*/.exec(one ?? '')?.[0] ?? []))
    expect(pictures.size).toBeGreaterThan(100)
    const foreign = new Set([
      ...foreignDeals.map(({ id }) => `deals/details/${id}`),
      ...others.map((one) => `store/${one.gid}`),
    ])

    const foreignIn = (text: string, asked = '') => [
      ...canaries.filter((one) => !asked.includes(one) && text.includes(one)),
      ...[...text.replaceAll('%2F', '/').matchAll(/(?:media|pictures\/\d+)\/([\w./-]+)/g)]
        .map(([, one]) => `media/${one}`)
        .filter((one) => pictures.has(one)),
      ...[...text.matchAll(/(?:deals\/details|store)\/\d+/g)]
        .map(([one]) => one)
        .filter((one) => !asked.includes(one) && foreign.has(one)),
    ]
    // on the shared site all three kinds are found
    const elsewhere = foreignIn((await ask(`/deals?lan=${lan}`)).text).join(' ')
    expect([/media/, /deals\/details/, /[぀-ヿ]|[A-Z][a-z]+ [a-z]/].map((kind) => kind.test(elsewhere))).toEqual([
      true,
      true,
      true,
    ])

    const foreignPage = [
      `/deals/details/${foreignDeals[0]?.id}`,
      `/store/${neighbour}`,
      `/product/${foreignDishes[0]?.pid}`,
      `/pay/${neighbour}`,
      `/og/store/${neighbour}`,
      `/og/deal/${foreignDeals[0]?.id}`,
      `/api/menu/${lan}/${neighbour}`,
      `/api/reviews/${lan}/${neighbour}/1`,
      `/api/open-stores/${lan}/${neighbour}`,
      // its own domain names no other stores
      `/api/open-stores/${lan}/${gid}`,
      `/api/calendar/${lan}/${foreignDeals[0]?.id}`,
    ]
    const word = encodeURIComponent(foreignDeals[0]?.nm.split(' ')[0] ?? '')
    const ownPage = [
      ...['/', '/deals', '/deals?page=2', '/deals/browse', '/deals/browse?category=1000', '/carts', '/login', '/reset'],
      ...[`/?q=${word}`, `/deals/browse?query=${word}`, '/deals/browse?sort=104&page=2', '/pay', '/?kind=restaurants'],
      ...own.slice(0, 3).flatMap(({ id }) => [`/deals/details/${id}`, `/api/calendar/${lan}/${id}`]),
      ...dishes.slice(0, 3).map(({ pid }) => `/product/${pid}`),
      ...['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/deals-1.xml', '/sitemap/products-1.xml'],
      ...[
        '/manifest.webmanifest',
        `/api/menu/${lan}/${gid}`,
        `/api/reviews/${lan}/${gid}/1`,
        '/account',
        '/checkout?query=1',
        '/no-such-page',
      ],
    ]
    for (const path of [...ownPage, ...foreignPage]) {
      const address = /^\/(api|og|sitemap|robots|manifest)/.test(path)
        ? path
        : `${path}${path.includes('?') ? '&' : '?'}lan=${lan}`
      const { status, text } = await ask(address, NOODLE)
      if (foreignPage.includes(path)) expect([path, status]).toEqual([path, 404])
      expect([path, foreignIn(text, decodeURIComponent(path))]).toEqual([path, []])
      // the shared site's own address: `//localhost`, as in no address of this domain
      expect([path, text.includes(originOn('localhost').slice(5))]).toEqual([path, false])
    }
  })

test('no page of the shared site contains the URL of a store’s own domain or uses its name', async () => {
  const gid = await noodleGid()
  const [own] = await dealsOf('en', gid)
  for (const path of [
    '/',
    '/deals',
    '/deals/browse',
    `/deals/details/${own?.id}`,
    `/store/${gid}`,
    '/login',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
  ]) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 200])
    expect([path, text.includes(NOODLE)]).toEqual([path, false])
    expect([path, /· Lantern Noodle House<\/title>|"name":"Lantern Noodle House","short_name"/.test(text)]).toEqual([
      path,
      false,
    ])
  }
})

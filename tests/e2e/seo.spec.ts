import sharp from 'sharp'
import { lastDay } from '@/lib/domain/deals/last-day'
import { parseUtc } from '@/lib/domain/time/time'
import { plainDishes } from './support/catalogue'
import { readApi } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { ask, attributes, fresh, NOODLE, originOn, titleOf } from './support/raw'
import { startSecond } from './support/storefront'
import { expect, test } from './support/test'

interface DealRow {
  id: number
  nm: string
}

async function someDeal(gid?: number): Promise<DealRow> {
  const { list } = await readApi<{ list: DealRow[] }>(`/api/v7/glst?lan=en&limit=5${gid ? `&gid=${gid}` : ''}`)
  if (!list[0]) throw new Error('no deals')
  return list[0]
}

test('sort, place and filters are dropped from the canonical URL [BROW-1]', async () => {
  const path = '/deals/browse?category=1000&sort=104&lat=49.28&lon=-123.12&discount=20&amtSold=50'
  const { text } = await fresh(path)
  expect(attributes(text, /link rel="canonical"/, 'href')).toEqual([
    `${originOn('localhost')}/deals/browse?category=1000`,
  ])
  const japanese = await fresh(`${path}&lan=jp`)
  expect(attributes(japanese.text, /link rel="canonical"/, 'href')).toEqual([
    `${originOn('localhost')}/deals/browse?category=1000&lan=jp`,
  ])
})

const UNLISTED = [
  '/login',
  '/account',
  '/account/orders',
  '/checkout',
  '/deals/checkout?query=1',
  '/paynow?orderId=a&gid=1',
  '/pay/1',
  '/deals/browse?query=sushi',
  '/deals/browse?category=1000&query=zzzzzzzz',
  '/no-such-page',
]
for (const path of UNLISTED) {
  test(`${path} is not indexed`, async () => {
    const { text } = await ask(path)
    expect(attributes(text, /meta name="robots"/, 'content')[0]).toContain('noindex')
    expect(attributes(text, /link rel="canonical"/, 'href')).toEqual([])
  })
}

test('each public page has its own title and description, with the name of the site [DOM-1]', async () => {
  const deal = await someDeal()
  const pages = [
    '/',
    '/deals',
    '/deals/browse',
    '/deals/browse?category=1000',
    `/deals/details/${deal.id}`,
    `/store/${await noodleGid()}`,
  ]
  const answers = await Promise.all(pages.map((page) => ask(page)))
  const titles = answers.map(({ text }) => titleOf(text))
  const descriptions = answers.map(({ text }) => attributes(text, /meta name="description"/, 'content')[0])
  expect(new Set(titles).size).toBe(pages.length)
  for (const title of titles) expect(title).toMatch(/ · Plaza$/)
  expect(new Set(descriptions.slice(1)).size).toBe(pages.length - 1)
  expect(titles[4]).toContain(deal.nm)
  const own = titleOf((await fresh('/deals', NOODLE)).text)
  expect(own).toMatch(/ · Lantern Noodle House$/)
  expect(own).not.toContain('Plaza')
})

test('a deal has Product with Offer, its breadcrumbs and its store, as escaped JSON', async () => {
  const { id, nm } = await someDeal()
  const {
    group_id: gid,
    edt,
    currency,
  } = await readApi<{ group_id: number; edt: string; currency: string }>(`/api/v7/gdtl?lan=en&pid=${id}`)
  const { tz } = await readApi<{ tz: string }>(`/api/v8/sdtl2?gid=${gid}`)
  const { text } = await fresh(`/deals/details/${id}`)
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
  expect(scripts.join('')).not.toContain('<')
  const data = scripts.map((json) => JSON.parse(json))
  const byType = (type: string) => data.find((one) => one['@type'] === type)
  expect(byType('Product')).toMatchObject({ name: nm, offers: { '@type': 'Offer', priceCurrency: currency } })
  expect(byType('Product').offers.priceValidUntil).toBe(lastDay(parseUtc(edt).toISOString(), tz).date)
  expect(byType('Product').offers.url).toBe(`${originOn('localhost')}/deals/details/${id}`)
  expect(byType('BreadcrumbList').itemListElement.at(-1)).toMatchObject({ position: 2, name: nm })
  const hours: { dayOfWeek: string[] }[] = (byType('Restaurant') ?? byType('LocalBusiness')).openingHoursSpecification
  expect(new Set(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).size).toBeGreaterThan(4)
  for (const path of ['/deals', '/deals/browse']) {
    const list = (await ask(path)).text
    expect(list).toContain('"@type":"ItemList"')
  }
})

/** The structured data of a page, by its type. */
async function dataOf(path: string) {
  const { text } = await fresh(path)
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return Object.fromEntries(scripts.map(([, json = '']) => JSON.parse(json)).map((data) => [data['@type'], data]))
}

test('home has WebSite with its search and Organization, a dish Product with Offer', async () => {
  const origin = originOn('localhost')
  const home = await dataOf('/')
  expect(home.WebSite).toMatchObject({
    name: 'Plaza',
    url: origin,
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${origin}/?q={search_term_string}` } },
  })
  expect(home.Organization).toMatchObject({ name: 'Plaza', url: origin })
  expect((await ask(new URL(home.Organization.logo).pathname)).status).toBe(200)
  const dish = plainDishes(1001)[0]
  const { Product } = await dataOf(`/product/${dish?.pid}`)
  const url = `${origin}/product/${dish?.pid}`
  expect(Product).toMatchObject({ name: dish?.nm, offers: { '@type': 'Offer', url, priceCurrency: 'CAD' } })
  expect(Product.offers.price).toBe(dish?.pc.toFixed(2))
})

test('pictures for shared links are 1200 by 630, cached, and only exist for existing deals [DOM-1]', async () => {
  const [shared, own] = [await someDeal(), await someDeal(await noodleGid())]
  for (const [path, host] of [
    ['/og/site', 'localhost'],
    ['/og/site', NOODLE],
    [`/og/deal/${shared.id}`, 'localhost'],
    [`/og/deal/${own.id}`, NOODLE],
  ] as const) {
    const { status, headers, body } = await ask(path, host)
    expect([status, headers['content-type']], path).toEqual([200, 'image/jpeg'])
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
  expect((await ask('/og/deal/999999999')).status).toBe(404)
  expect((await ask('/og/deal/x')).status).toBe(404)
  expect((await ask(`/og/deal/${shared.id}`, NOODLE)).status).toBe(404)
  const page = (await fresh(`/deals/details/${shared.id}`)).text
  expect(attributes(page, /meta property="og:image"/, 'content')[0]).toBe(
    `${originOn('localhost')}/og/deal/${shared.id}`,
  )
})

test('each host has its manifest and icons; an unknown host has none', async () => {
  for (const [host, name, start] of [
    ['localhost', 'Plaza', '/deals'],
    [NOODLE, 'Lantern Noodle House', '/'],
  ] as const) {
    const manifest = JSON.parse((await ask('/manifest.webmanifest', host)).text)
    expect(manifest).toMatchObject({ name, start_url: start, display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const { status, body } = await ask(src, host)
      expect(status, src).toBe(200)
      const { width, height, format } = await sharp(body).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  }
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/manifest.webmanifest',
    '/og/site',
    '/icon/192',
  ])
    expect((await ask(path, 'stranger.test')).status, path).toBe(404)
})

test('name, logo and links are configurable [HOME-4] [HEAD-6]', async ({ page }) => {
  const second = await startSecond({
    COMMERCE_API_URL: process.env.API_URL ?? '',
    BRAND_NAME: 'Bazaar',
    BRAND_LOGO: '/icons/icon-192.png',
    LINK_SERVICE: 'https://help.example/',
  })
  try {
    await page.goto(`${second.url}/deals/browse`)
    await expect(page).toHaveTitle(/ · Bazaar$/)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Bazaar' })).toHaveAttribute('href', '/deals')
    await expect(banner.locator('img[src="/icons/icon-192.png"]')).toBeVisible()
    await banner.locator('summary', { hasText: 'More' }).click()
    await expect(banner.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      'https://help.example/',
    )
    await expect(page.getByRole('contentinfo')).toContainText('Bazaar')
    await expect(page.locator('html')).not.toContainText('Plaza')
  } finally {
    await second.stop()
  }
})

import { LANGUAGES } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import { CITY_PLACES, listing } from './support/listing'
import { ask, attributes, fresh, NOODLE, originOn, titleOf } from './support/raw'
import { expect, test } from './support/test'

/** They compare whole documents, of which each storefront renders its own. */
const ONE = { tag: '@one-storefront' }

const ORIGIN = originOn('localhost')
const PATHS = ['/', '/deals', '/deals/browse?category=1000']
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

for (const path of PATHS) {
  test(`${path} has an address for each city, which its title, links and languages name`, async () => {
    const titles = new Set<string | undefined>()
    for (const city of ['victoria', 'toronto', 'seattle']) {
      const { status, text, headers } = await fresh(withQuery(path, `city=${city}&lan=en`))
      const own = `${ORIGIN}${withQuery(path, `city=${city}`)}`
      expect([status, attributes(text, /link rel="canonical"/, 'href')]).toEqual([200, [own]])
      const alternates = attributes(text, /link rel="alternate"/, 'href')
      expect(alternates).toHaveLength(LANGUAGES.length + 1)
      for (const alternate of alternates) expect(alternate).toContain(`city=${city}`)
      for (const to of [`/deals?city=${city}`, `/deals/browse?category=1000&amp;city=${city}`])
        expect([to, text.includes(`href="${to}"`)]).toEqual([to, true])
      expect(headers['set-cookie']).toBeUndefined()
      titles.add(titleOf(text))
    }
    if (path === '/deals')
      expect([...titles]).toEqual(['Victoria', 'Toronto', 'Seattle'].map((name) => `Deals in ${name} · Plaza`))
    const chosen = await fresh(withQuery(path, 'city=vancouver'))
    expect(attributes(chosen.text, /link rel="canonical"/, 'href')).toEqual([`${ORIGIN}${path === '/' ? '' : path}`])
    expect((await ask(withQuery(path, 'city=paris'))).status).toBe(404)
  })

  test(`${path} is for any cache when its URL names language and city, else for the visitor alone`, ONE, async () => {
    const kept = async (query: string) => (await ask(withQuery(path, query))).headers['cache-control']
    expect(await kept('city=toronto&lan=jp')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400')
    expect(await kept('city=toronto')).toBe('private, no-cache')
    expect(await kept('lan=jp')).toBe('private, no-cache')
    const asked = { cookie: 'lan=zh; city=seattle', 'accept-language': 'zh-TW' }
    const named = withQuery(path, 'city=toronto&lan=jp')
    expect((await ask(named, 'localhost', asked)).text).toBe((await ask(named)).text)
  })
}

test('the language and the city of a URL are stored, and followed by URLs without them [I18N-3] [HEAD-2]', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^404 GET \/deals\?city=paris/)
  await page.goto('/deals?city=toronto&lan=jp')
  const cookies = await context.cookies()
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toMatchObject({
    city: 'toronto',
    lan: 'jp',
  })
  await page.goto('/deals')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveTitle(`${BUILT_IN_CITIES.toronto.name.jp}のお得なプラン · Plaza`)
  await page.goto('/deals?city=paris&lan=xx')
  expect((await context.cookies()).find(({ name }) => name === 'city')?.value).toBe('toronto')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a city is chosen by a link, and its lists, categories and searches stay in it', async ({ page, faults }) => {
    faults.expect(/^failed GET \/_next\/static\/chunks\//)
    await page.goto('/deals')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toronto' }).click()
    await expect(page).toHaveURL('/deals?city=toronto')
    // until its stylesheet is there, the end of the page is not where it will be
    await page.waitForLoadState()
    const second = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true })
    // what is on the way to it is laid out first
    await second.scrollIntoViewIfNeeded()
    await second.click()
    await expect(page).toHaveURL('/deals?page=2&city=toronto#popular')
    await expect(page).toHaveTitle('Deals in Toronto, page 2 · Plaza')
    await page.getByRole('searchbox').first().fill('spa')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await expect(page).toHaveURL(/\/deals\/browse\?query=spa.*&city=toronto/)
    await expect(page.getByRole('banner').locator('summary').first()).toContainText('Toronto')
  })
})

test('a list stays in its city when another tab chooses another one', async ({ page, context }) => {
  const banner = page.getByRole('banner').locator('summary').first()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const inOtherTab = async (address: string) => {
    const other = await context.newPage()
    await other.goto(address)
    await other.close()
  }
  await page.goto('/deals')
  await inOtherTab('/deals?city=toronto')
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/deals?page=2&city=vancouver#popular')
  await expect(page).toHaveTitle('Deals in Vancouver, page 2 · Plaza')
  await inOtherTab('/deals?city=toronto')
  await pages.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/deals?city=vancouver#popular')
  await expect(page).toHaveTitle('Deals in Vancouver · Plaza')

  await context.clearCookies()
  await page.goto('/deals/browse')
  await expect(banner).toContainText('Vancouver')
  await inOtherTab('/deals?city=toronto')
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/deals/browse?page=2&city=vancouver')
  await expect(banner).toContainText('Vancouver')

  await context.clearCookies()
  await page.goto('/?q=tea')
  await inOtherTab('/?city=seattle')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Deals/ })
    .click()
  await expect(page).toHaveURL('/?q=tea&show=deals&city=vancouver')
})

test('a page past the end of the deals does not exist', async () => {
  const { paging } = await listing(`latlon=${CITY_PLACES.Victoria}&sort_id=106&limit=20`)
  const last = Math.ceil(paging.total / 20)
  const status = async (page: number) => (await ask(`/deals?city=victoria&page=${page}`)).status
  expect([await status(last), await status(last + 1), await status(501)]).toEqual([200, 404, 404])
})

test('a store’s own domain has no cities: neither a URL nor a stored choice changes its pages', ONE, async () => {
  for (const path of ['/deals?lan=en', '/deals/browse?lan=en', '/?lan=en']) {
    const plain = await fresh(path, NOODLE)
    expect([path, plain.status, /href="[^"]*city=/.test(plain.text)]).toEqual([path, 200, false])
    for (const city of ['seattle', 'toronto'])
      expect((await ask(`${path}&city=${city}`, NOODLE, { cookie: `city=${city}` })).text).toBe(plain.text)
  }
})

test('a filter on browse stays in the stored city', async ({ page, context }) => {
  await context.addCookies([{ name: 'city', value: 'toronto', url: ORIGIN }])
  await page.goto('/deals/browse?category=1000')
  await page.waitForLoadState('networkidle')
  const count = page.getByRole('status').filter({ hasText: 'deals' })
  await page.getByRole('link', { name: 'More than 50', exact: true }).click()
  await expect(page).toHaveURL('/deals/browse?category=1000&amtSold=50&city=toronto')
  const { paging } = await listing(`latlon=${CITY_PLACES.Toronto}&c_ids=1000&sort_id=106&flag=0,0,1000`)
  await expect(count).toHaveText(`${paging.total} deals`)
})

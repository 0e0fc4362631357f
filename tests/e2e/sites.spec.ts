import { LANGUAGES, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { readApi } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { MESSAGES } from './support/messages'
import { ask, attributes, NOODLE, originOn, titleOf } from './support/raw'
import { expect, test } from './support/test'

const MISSING: { [Of in Language]?: string } = {
  en: 'Page not found',
  zh: '页面不存在',
  'zh-Hant': '頁面不存在',
  jp: 'ページが見つかりません',
}

interface DealRow {
  id: number
  nm: string
}

const noodleDeals = async () =>
  (await readApi<{ list: DealRow[] }>(`/api/v7/glst?lan=en&limit=60&gid=${await noodleGid()}`)).list

async function foreignDeal(): Promise<number> {
  const own = new Set((await noodleDeals()).map(({ id }) => id))
  const { list } = await readApi<{ list: DealRow[] }>('/api/v7/glst?lan=en&limit=40')
  return list.find(({ id }) => !own.has(id))?.id ?? 0
}

/** Answered with 404, in its language, readable without script. */
async function expectMissing(path: string, host = 'localhost', language: Language = 'en') {
  const { status, text } = await ask(path, host, { 'accept-language': toBcp47(language) })
  expect(status, `${host}${path}`).toBe(404)
  expect(text.includes(`<html lang="${toBcp47(language)}"`), path).toBe(true)
  const missing = MISSING[language] ?? MESSAGES[language].errors.page_not_found
  expect(new RegExp(`<h1[^>]*>${missing}</h1>`).test(text), `${path} in ${language}`).toBe(true)
  expect(titleOf(text)).toContain(missing)
  expect(
    attributes(text, /a/, 'href').some((href) => /^\/(\?lan=|$)/.test(href)),
    'a link home',
  ).toBe(true)
}

for (const language of LANGUAGES) {
  test(`a missing page returns 404 and a page in ${language}, without script [ROUTE-1] [ROUTE-22] [I18N-1]`, async () => {
    const foreign = await foreignDeal()
    expect(foreign).toBeGreaterThan(0)
    for (const path of [
      '/no/such/page',
      '/Deals',
      '/dealsx',
      '/deals/details/999999999',
      '/deals/details/abc',
      '/some.txt',
      `/shared/${language}/landing/vancouver/1`,
      '/shared/en/missing',
      '/shared/en/deal/1.js',
      '/_next/static/browse',
    ])
      await expectMissing(path, 'localhost', language)
    await expectMissing(`/deals/details/${foreign}`, NOODLE, language)
    await expectMissing('/deals', 'stranger.test', language)
    await expectMissing('/', 'noodle.localhost.stranger.test', language)
  })
}

test('an unknown language is an unknown page; a known one wins over cookie and browser [I18N-2] [I18N-3]', async () => {
  for (const value of ['xx', 'EN', 'ja', 'zh-hant', '../en', '']) {
    const { status } = await ask(`/deals?lan=${encodeURIComponent(value)}`)
    expect(status, value).toBe(404)
  }
  const lang = async (path: string, headers: Record<string, string>) =>
    /<html lang="([^"]+)"/.exec((await ask(path, 'localhost', headers)).text)?.[1]
  expect(await lang('/deals?lan=jp', { cookie: 'lan=zh', 'accept-language': 'zh-TW' })).toBe('ja')
  expect(await lang('/deals', { cookie: 'lan=zh', 'accept-language': 'zh-TW' })).toBe('zh-Hans')
  expect(await lang('/deals', { 'accept-language': 'zh-TW,en;q=0.5' })).toBe('zh-Hant')
  expect(await lang('/deals', { 'accept-language': 'fr' })).toBe('en')
  expect((await ask('/deals?lan=jp')).headers['set-cookie']).toBeUndefined()
})

test('a host that is named with its root has the pages of the host, and their canonical URLs [ROUTE-1]', async () => {
  const canonicalOf = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
  for (const [host, path] of [
    ['localhost', '/deals'],
    ['localhost', '/login'],
    [NOODLE, '/'],
  ] as const) {
    const [plain, rooted] = [await ask(path, host), await ask(path, `${host}.`)]
    expect([host, path, rooted.status, titleOf(rooted.text)]).toEqual([host, path, 200, titleOf(plain.text)])
    expect(canonicalOf(rooted.text)).toBe(canonicalOf(plain.text))
  }
})

test('only its own URLs lead to the pages of a site [ROUTE-1]', async () => {
  for (const path of [
    '/api/en/browse',
    '/oauth/en/browse',
    '/og/en/browse',
    '/icon/en/login',
    '/sitemap/en/login',
    '/media/en/browse',
  ])
    expect((await ask(path)).status, path).toBe(404)
})

test("a store's own domain lists only its own deals, and others' do not exist [DOM-1] [DOM-6]", async () => {
  const own = await noodleDeals()
  for (const path of ['/deals', '/deals/browse', '/']) {
    const { status, text } = await ask(path, NOODLE)
    expect(status, path).toBe(200)
    const shown = [...text.matchAll(/href="\/deals\/details\/(\d+)/g)].map(([, id]) => Number(id))
    expect(shown.length, path).toBeGreaterThan(0)
    expect(shown.every((id) => own.some((deal) => deal.id === id))).toBe(true)
  }
  const { status, text } = await ask(`/deals/details/${own[0]?.id}`, NOODLE)
  expect(status).toBe(200)
  const related = [...text.matchAll(/href="\/deals\/details\/(\d+)/g)].map(([, id]) => Number(id))
  expect(related.filter((id) => !own.some((deal) => deal.id === id))).toEqual([])
})

test("on a store's own domain its page has one URL: /store/{gid} redirects to / permanently [DOM-4]", async () => {
  const gid = await noodleGid()
  for (const [path, to] of [
    [`/store/${gid}`, '/'],
    [`/store/${gid}?lan=jp`, '/?lan=jp'],
  ] as const) {
    const { status, headers } = await ask(path, NOODLE)
    expect([status, headers.location]).toEqual([308, to])
  }
  await expect(async () => {
    const { text } = await ask('/', NOODLE)
    expect(attributes(text, /link rel="canonical"/, 'href').map((url) => new URL(url).href)).toEqual([
      `${originOn(NOODLE)}/`,
    ])
    expect(text).toContain(`"url":"${originOn(NOODLE)}/"`)
    expect(text).not.toContain(`/store/${gid}`)
  }).toPass({ timeout: 15_000 })
  expect((await ask(`/store/${gid}`)).status).toBe(200)
})

test("on a store's own domain its name links home, languages work and cities are omitted [DOM-4]", async ({ page }) => {
  await page.goto(`${originOn(NOODLE)}/deals`)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Lantern Noodle House' })).toHaveAttribute('href', '/')
  await expect(banner.getByText('Choose city')).toHaveCount(0)
  // it sells deals of food alone
  await expect(page.getByRole('navigation', { name: 'Category menu' }).getByRole('link')).toHaveText([
    'Restaurants',
    'Sale',
  ])
  await banner.locator('summary', { hasText: 'More' }).click()
  await banner.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(`${originOn(NOODLE)}/deals?lan=jp`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveTitle(/ · 灯籠麺館$/)
  await expect(banner.getByRole('link', { name: '灯籠麺館' })).toHaveAttribute('href', '/?lan=jp')
})

import { expect, test } from 'playwright/test'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { type ApiGate, openGate } from './support/api-gate'
import { readApi } from './support/commerce-api'
import { MESSAGES } from './support/messages'
import { purge } from './support/purge'
import { ask } from './support/raw'
import { type Storefront, startSecond } from './support/storefront'

const CHANGED = '✻'
/** That no other test here opens. */
const UNREAD_STORE = 1041

// a page that fails on the server is an error on the console, which the fixture of the other tests refuses
test.describe('the API becomes unavailable', () => {
  test.describe.configure({ mode: 'serial', timeout: 150_000 })
  let gate: ApiGate
  let second: Storefront
  test.beforeAll(async () => {
    gate = await openGate()
    second = await startSecond({ COMMERCE_API_URL: gate.url })
  })
  test.afterAll(async () => {
    await second?.stop()
    await gate?.close()
  })

  test('the API receives the address of the connection, not the one that a request claims', async () => {
    const forged = { 'x-forwarded-for': '6.6.6.6' }
    await ask('/api/paynow?orderId=nosuchorder&gid=1', 'localhost', forged, `${second.port}`)
    const forwarded = gate.addresses.filter((address) => address !== undefined)
    expect(forwarded.length).toBeGreaterThan(0)
    for (const address of forwarded) expect(address).toMatch(/^(::ffff:)?127\.0\.0\.1$/)
  })

  test('after a purge the first visitor of every page sees what has changed, within 2 s', async () => {
    const paths = ['/', '/deals', '/deals/browse?discount=10', '/?q=tea', '/store/1024', '/deals/details/5123']
    const pages = [...paths.map((path) => [path, 'localhost'] as const), ['/', 'tea.localhost'] as const]
    const read = async (path: string, host: string) => (await ask(path, host, {}, `${second.port}`)).text
    const readAll = () => Promise.all(pages.map(([path, host]) => read(path, host)))
    for (const text of [...(await readAll()), ...(await readAll())]) expect(text).not.toContain(CHANGED)
    gate.beginNames(CHANGED)
    for (const text of await readAll()) expect(text, 'nobody has told the storefront').not.toContain(CHANGED)
    for (const [index, [path, host]] of pages.entries()) {
      const name = `${CHANGED}${index}`
      gate.beginNames(name)
      const start = Date.now()
      await purge(second, ['catalogue', 'sites', 'store:1024', 'deal:5123'])
      const text = await read(path, host)
      // first, since a render that takes 5 s is not waited for
      expect(Date.now() - start, `${host}${path}`).toBeLessThan(2000)
      expect(text.includes(name), `${host}${path}`).toBe(true)
    }
    gate.beginNames('')
    await purge(second, ['catalogue', 'sites', 'store:1024', 'deal:5123'])
  })

  test('a menu of 450 dishes is five pages of links, and a dish of the last one goes into the cart', async ({
    page,
  }) => {
    gate.growMenus(450)
    await purge(second, ['store:1024'])
    await page.goto(`${second.url}/store/1024`)
    await expect(page.locator('#menu article')).toHaveCount(100)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '5', exact: true }).click()
    await expect(page).toHaveURL(/\/store\/1024\/menu\/5#menu$/)
    await expect(page.locator('#menu article')).toHaveCount(50)
    await page.getByRole('button', { name: 'Add Dish 450' }).click()
    await expect(page.locator('.cart-place').getByText('Dish 450')).toBeVisible()
    const statuses = await Promise.all(
      [6, 1].map((n) => ask(`/store/1024/menu/${n}`, 'localhost', {}, `${second.port}`)),
    )
    expect(statuses.map(({ status }) => status)).toEqual([404, 404])
    gate.growMenus(0)
    await purge(second, ['store:1024'])
  })

  test('a press loads the next page of a long menu in place, in four languages and on its store’s own domain', async ({
    page,
  }) => {
    gate.growMenus(450)
    await purge(second, ['store:1024'])
    const dishes = page.locator('#menu article')
    const more = (language: Language = 'en') =>
      page.getByRole('link', { name: MESSAGES[language].store.more_items, exact: true })
    // before its script runs, the link leads to the next page
    const hydrated = { waitUntil: 'networkidle' } as const
    for (const language of LANGUAGES) {
      await page.goto(`${second.url}/store/1024?lan=${language}`, hydrated)
      await more(language).scrollIntoViewIfNeeded()
      const before = await dishes.first().boundingBox()
      await more(language).press('Enter')
      await expect(dishes).toHaveCount(200)
      expect(await dishes.first().boundingBox(), 'nothing above has moved').toEqual(before)
      await expect(more(language)).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'All' })).toBeAttached()
      await expect(page).toHaveURL(/\/store\/1024\/menu\/2(\?[^#]*)?#menu$/)
    }
    await page.goto(`http://tea.localhost:${second.port}/?lan=en`, hydrated)
    for (const count of [200, 300, 400, 450]) {
      await more().click()
      await expect(dishes).toHaveCount(count)
    }
    await expect(more()).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Dish 450' }).click()
    await expect(page.locator('.cart-place').getByText('Dish 450')).toBeVisible()
    await page.getByRole('link', { name: 'Dish 449' }).click()
    await expect(page.getByRole('dialog', { name: 'Dish 449' })).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(page).toHaveURL(/\/menu\/5#menu$/)
    await expect(dishes).toHaveCount(50)
    gate.growMenus(0)
    await purge(second, ['store:1024'])
  })

  for (const state of ['shut', 'silent'] as const) {
    test(`${state}: browse shows an error within 10 s and retries on click [ERR-53] [ERR-56]`, async ({ page }) => {
      gate.set(state)
      const started = Date.now()
      await page.goto(`${second.url}/deals/browse?query=x-${state}`)
      await expect(page.getByText('Unable to load data')).toBeVisible({ timeout: 10_000 })
      await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
      expect(Date.now() - started).toBeLessThan(10_000)
      gate.set('open')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`result for x-${state}`, 'i'))
    })

    test(`${state}: the messages are in the shopper's language [ERR-53]`, async ({ page }) => {
      gate.set(state)
      await page.goto(`${second.url}/deals/browse?query=y-${state}&lan=zh`)
      await expect(page.getByText('无法加载数据')).toBeVisible({ timeout: 10_000 })
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    })
  }

  test('a page that fails is stored by no cache, although its URL is for everybody', async () => {
    gate.set('shut')
    for (const path of ['/deals/browse?query=z&city=toronto&lan=en', '/store/1040?lan=jp']) {
      const { status, headers, text } = await ask(path, 'localhost', {}, `${second.port}`)
      expect([path, status, headers['cache-control']]).toEqual([path, 503, 'private, no-store'])
      expect(headers['retry-after']).toBe('5')
      expect(text).toMatch(/<header.*<h1[^>]*>(Unable to load data|データを読み込めません)/s)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    for (const [call, path, known] of [
      ['sdtl2', `/store/${UNREAD_STORE}`, true],
      ['gdtl', '/deals/details/5130', false],
    ] as const)
      test(`a page whose ${call} fails has its header, ways on and what lists know`, async ({ page }) => {
        gate.set('open')
        const { nm } = await readApi<{ nm: string }>(`/api/v8/sdtl2?gid=${UNREAD_STORE}&lan=en`)
        gate.refuse(call)
        const response = await page.goto(`${second.url}${path}?lan=en`)
        expect(response?.status()).toBe(503)
        expect(await response?.headerValue('cache-control')).toBe('private, no-store')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to load data')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Plaza' })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible()
        const card = page.locator('main article', { hasText: nm })
        await expect(card).toHaveCount(known ? 1 : 0)
        gate.refuse(null)
        await page.getByRole('link', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Unable to load data' })).toHaveCount(0)
        await expect(page).toHaveURL(new RegExp(`${path}\\?lan=en$`))
      })
  })

  test('an API that does not answer holds no page for longer than 6 s', async () => {
    gate.set('silent')
    for (const path of ['/store/1043?lan=en', '/deals/details/5131?lan=en']) {
      const start = Date.now()
      const { status, text } = await ask(path, 'localhost', {}, `${second.port}`)
      expect([path, status]).toEqual([path, 503])
      expect(text).toContain('<header')
      expect(Date.now() - start, path).toBeLessThan(6500)
    }
    gate.set('open')
  })

  test('cached pages are still served, without anything broken', async () => {
    gate.set('open')
    const before = await ask('/deals', 'localhost', {}, `${second.port}`)
    expect(before.status).toBe(200)
    gate.set('shut')
    await purge(second)
    for (let round = 0; round < 4; round++) {
      const after = await ask('/deals', 'localhost', {}, `${second.port}`)
      expect(after.status).toBe(200)
      expect(after.text).toContain('href="/deals/details/')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
})

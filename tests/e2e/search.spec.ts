import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { distanceKm } from '@/lib/domain/places/distance'
import { clockAt } from '@/scripts/clock/clock-at'
import { openApi } from '@/scripts/launch/preview'
import { ask, NOODLE, originOn } from './support/raw'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

const HERE = { latitude: 49.2804, longitude: -123.1217 }
/** Nine in the evening of a Tuesday in Vancouver. */
const NINE = '2026-11-25T04:00'

const field = (page: Page) => page.locator('input[type=search]:visible')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test.describe('at nine in the evening', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  let api: Awaited<ReturnType<typeof openApi>>
  let second: Storefront
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    api = await openApi('evening', { PLAZA_MODE: 'demo', SIMULATOR: 'off', ...clockAt(NINE) })
    second = await startSecond({ COMMERCE_API_URL: api.base, ...clockAt(NINE) })
  })
  test.afterAll(async () => {
    await second?.stop()
    await api?.close()
  })
  test.use({ geolocation: HERE, permissions: ['geolocation'], viewport: { width: 375, height: 812 } })

  /** The open stores that are found, nearest first, from the API alone. */
  async function openStores(words: string): Promise<{ gid: number; nm: string }[]> {
    const near = `${HERE.latitude},${HERE.longitude}`
    const answer = await fetch(`${api.base}/api/v7/slst?lan=en&keywords=${words}&latlon=${near}`)
    const { records } = await answer.json()
    const here = { lat: HERE.latitude, lon: HERE.longitude }
    return records
      .filter(({ is_open }: { is_open: boolean }) => is_open)
      .sort((a: { adr: typeof here }, b: { adr: typeof here }) => distanceKm(here, a.adr) - distanceKm(here, b.adr))
  }

  for (const [words, reason] of [
    ['sushi', undefined],
    ['noodle', /^Noodles · 6 dishes$/],
  ] as const)
    test(`the nearest open ${words} is found in four presses, with its distance`, async ({ page }) => {
      await page.goto(second.url)
      await field(page).click()
      await field(page).pressSequentially(words)
      await options(page)
        .filter({ hasText: `Stores and dishes for “${words}”` })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
      await page.getByRole('link', { name: 'Open now' }).click()
      await expect(page.getByRole('link', { name: 'Open now' })).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: 'Near me' }).click()
      await expect(page).toHaveURL(/sort=distance&open=1&city=vancouver&lat=49\.28&lon=-123\.122/)
      const expected = await openStores(words)
      expect(expected.length).toBeGreaterThan(reason ? 2 : 0)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText(expected.map(({ nm }) => nm))
      await expect(cards.first()).toContainText(/\d km/)
      await expect(cards.first()).toContainText(/Open/)
      if (reason) await expect(page.getByText(reason)).toBeVisible()
      await page.getByRole('button', { name: 'Show on a map' }).click()
      await expect(page.getByRole('figure', { name: 'Results on a map' }).getByRole('link')).toHaveCount(
        expected.length,
      )
    })

  test('dishes of a section are found by its name', async ({ page }) => {
    await page.goto(`${second.url}/?q=sushi&show=dishes&lan=en`)
    await expect(page.getByText('Sushi and sashimi').first()).toBeVisible()
  })
})

test('suggestions open while typing, lead on by keys, and close with Escape', async ({ page }) => {
  await page.goto('/deals')
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await page.keyboard.type('lanz')
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Dishes' })).toContainText('Lanzhou')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('lanz')
  await page.keyboard.type('hou')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const href = await options(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('on a phone the field moves up, so that its list ends above the tab bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await field(page).click()
  const before = await field(page).boundingBox()
  await page.keyboard.type('noodle')
  await expect(options(page).first()).toBeVisible()
  await expect.poll(async () => (await field(page).boundingBox())?.y).toBeLessThanOrEqual(110)
  expect(before?.y, 'where it was').toBeGreaterThan(200)
  const list = await page.getByRole('listbox').boundingBox()
  const bar = await page.locator('.tab-bar').boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await expect(field(page)).toBeFocused()
})

test('on a store’s own domain only its own things are suggested [DOM-1]', async ({ page }) => {
  await page.goto(`${originOn(NOODLE)}/deals/browse`)
  await field(page).click()
  await page.keyboard.type('noodle')
  await expect(options(page).first()).toBeVisible()
  expect(await page.getByRole('group').evaluateAll((groups) => groups.map((one) => one.ariaLabel))).not.toContain(
    'Stores',
  )
  for (const href of await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
    if (href.startsWith('/deals/browse')) continue
    expect((await ask(href, NOODLE)).status, href).toBe(200)
  }
})

test('axe finds nothing on open suggestions, which fit the narrowest and lowest screen', async ({ page }) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 1440, height: 860 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/deals/browse')
    await field(page).click()
    await page.keyboard.type('noodle')
    await expect(options(page).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const list = await page.getByRole('listbox').boundingBox()
    expect(list?.height).toBeLessThanOrEqual(size.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is sorted and filtered by links', async ({ page, faults }) => {
    faults.expect(/^failed GET \/_next\/static\//)
    await page.goto('/?q=noodle&lan=en')
    await page.getByText('Sort: Best match').click()
    await page.getByRole('link', { name: 'Best rated' }).click()
    await expect(page).toHaveURL(/\?q=noodle&sort=rating/)
    await page.getByRole('link', { name: 'Pickup' }).click()
    await expect(page).toHaveURL(/sort=rating&way=pickup/)
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden()
  })
})

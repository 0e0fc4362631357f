import type { Page } from 'playwright/test'
import { GID } from '@/tests/support/documented-peer/catalogue'
import { documentedShop } from './support/documented-shop'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const OSAKA = { key: 'osaka', nm: 'Osaka', names: { zh: '大阪', jp: '大阪' }, lat: 34.6937, lon: 135.5023 }
const BERLIN = { key: 'berlin', nm: 'Berlin', names: { jp: 'ベルリン' }, lat: 52.52, lon: 13.405 }

const menuOf = (page: Page) => page.getByRole('banner').locator('summary').first()
const savedCity = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'city')?.value ?? null

test.describe('an API with stores in Osaka and Berlin', () => {
  const shop = documentedShop({ cities: [OSAKA, BERLIN] })

  test('its first city is the default, the other is chosen, kept and named in every language [HEAD-1] [HEAD-2]', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/`)
    await expect(page.getByText('Stores in Osaka')).toBeVisible()
    await expect(menuOf(page)).toContainText('Osaka')
    expect([...shop.peer.places]).toEqual(['34.6937,135.5023'])

    await menuOf(page).click()
    const entries = page.getByRole('banner').locator('[data-city]')
    await expect(entries).toHaveText(['Osaka', 'Berlin'])
    await entries.last().click()
    await expect(page).toHaveURL(`${shop.url}/?city=berlin`)
    await expect(page.getByText('Stores in Berlin')).toBeVisible()
    expect(shop.peer.places).toContain('52.52,13.405')
    expect(await savedCity(page)).toBe('berlin')

    await page.goto(`${shop.url}/deals`)
    await expect(page).toHaveTitle('Deals in Berlin · Plaza')
    await page.goto(`${shop.url}/store/${GID}`)
    await expect(menuOf(page)).toContainText('Berlin')
    await page.goto(`${shop.url}/deals?lan=jp`)
    await expect(page).toHaveTitle('ベルリンのお得なプラン · Plaza')
    await page.goto(`${shop.url}/deals?lan=zh-Hant&city=osaka`)
    await expect(menuOf(page)).toContainText('大阪')
    expect(await savedCity(page)).toBe('osaka')
  })

  test('a URL names a city, and links and languages of its page keep it', async ({ page }) => {
    await page.goto(`${shop.url}/deals?city=berlin&lan=en`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/deals\?city=berlin$/)
    await expect(page.locator('link[hreflang=ja]')).toHaveAttribute('href', /\/deals\?city=berlin&lan=jp$/)
    await page.goto(`${shop.url}/deals?city=osaka&lan=en`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/deals$/)
  })

  test('a city that it does not name has no page, and stays unchosen [HEAD-1]', async ({ page, context, faults }) => {
    faults.expect(/^404 GET \/(deals)?\?city=vancouver/)
    await context.addCookies([{ name: 'city', value: 'berlin', url: shop.url }])
    for (const path of ['/', '/deals'])
      expect((await page.goto(`${shop.url}${path}?city=vancouver`))?.status()).toBe(404)
    expect(await savedCity(page)).toBe('berlin')
  })

  test('a saved city that is no more is the default one [HEAD-2]', async ({ page, context }) => {
    await context.addCookies([{ name: 'city', value: 'vancouver', url: shop.url }])
    for (const path of ['/', `/store/${GID}`]) {
      expect((await page.goto(shop.url + path))?.status()).toBe(200)
      await expect(menuOf(page)).toContainText('Osaka')
    }
  })
})

test.describe('an API with one city', () => {
  const shop = documentedShop({ cities: [BERLIN] })

  test('needs no menu of cities', async ({ page }) => {
    await page.goto(`${shop.url}/`)
    await expect(page.getByText('Stores in Berlin')).toBeVisible()
    await expect(page.locator('[data-city]')).toHaveCount(0)
    await expect(page.getByText('Choose city')).toHaveCount(0)
  })
})

import { CITY_PLACES, dealIds, listing } from './support/listing'
import { logIn } from './support/session'
import { expect, test } from './support/test'

test.describe('header', () => {
  test('each of the four cities is saved, and lists are sorted around it [HEAD-1] [HEAD-2]', async ({ page }) => {
    await page.goto('/deals')
    for (const [city, latlon] of Object.entries(CITY_PLACES)) {
      await page.getByRole('banner').locator('summary').first().click()
      await page.getByRole('banner').getByRole('link', { name: city, exact: true }).click()
      await expect(page.getByRole('banner').locator('summary').first()).toContainText(city)
      const { list } = await listing(`latlon=${latlon}&sort_id=106&page=1&limit=20`)
      expect(await dealIds(page.locator('#popular'))).toEqual(list.map(({ id }) => id))
    }
    for (const other of ['/deals/browse', '/login', '/carts']) {
      await page.goto(other)
      await expect(page.getByRole('banner').locator('summary').first()).toContainText('Seattle')
    }
    await page.goto('/deals/browse')
    const { paging } = await listing(`latlon=${CITY_PLACES.Seattle}&sort_id=106`)
    await expect(page.getByRole('status').filter({ hasText: 'deals' })).toHaveText(`${paging.total} deals`)
  })

  test('selecting a city on a filtered page preserves the filters and drops place and page [HEAD-2]', async ({
    page,
  }) => {
    await page.goto('/deals/browse?category=1000&sort=104&lat=49&lon=-123&page=2')
    await page.getByRole('banner').locator('summary').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Toronto' }).click()
    await expect(page).toHaveURL(/\/deals\/browse\?category=1000&sort=104&city=toronto$/)
  })

  test('log in and sign up for a visitor, the user menu for a customer [HEAD-3] [HEAD-4] [HEAD-6]', async ({
    page,
    shopper,
  }) => {
    await page.goto('/deals')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'History' }).first()).toHaveAttribute('href', '/account/orders')
    await expect(banner.getByRole('link', { name: 'Favorites' }).first()).toHaveAttribute('href', '/account/bookmarks')
    await banner.getByRole('link', { name: 'Sign up' }).click()
    const signUp = page.getByRole('dialog', { name: 'Create an account' })
    await expect(signUp.getByLabel('Phone')).toBeVisible()
    await expect(signUp.getByText('Create an account to order,')).toBeVisible()
    await page.keyboard.press('Escape')
    await banner.getByRole('link', { name: 'Log in' }).click()
    await logIn(page, shopper)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('/deals')
    await expect(banner.getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await banner.locator('summary', { hasText: 'Ada' }).click()
    for (const [name, href] of [
      ['My account', '/account'],
      ['Order history', '/account/orders'],
      ['Address book', '/account/address-book'],
    ] as const)
      await expect(banner.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  test('the language menu loads the current page as a new document [HEAD-5] [I18N-2]', async ({ page }) => {
    await page.goto('/deals/browse?category=1000&sort=104')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('banner').locator('summary', { hasText: 'English' }).click()
    await page.getByRole('banner').getByRole('link', { name: '繁體中文' }).click()
    await expect(page).toHaveURL(/\/deals\/browse\?category=1000&sort=104&lan=zh-Hant$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await page.goto('/deals')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  })

  test('the logo leads to the deals [HEAD-7]', async ({ page }) => {
    await page.goto('/deals/browse')
    await page.getByRole('banner').getByRole('link', { name: 'Plaza' }).click()
    await expect(page).toHaveURL('/deals')
  })

  test('search sends text and the selected place; blank text clears the query [HEAD-6] [HEAD-8] [HEAD-9]', async ({
    page,
  }) => {
    await page.goto('/deals')
    const search = page.getByRole('search')
    await search.getByRole('searchbox').fill('  sushi ')
    await search.getByRole('combobox').pressSequentially('Robson Street')
    const first = search.getByRole('option').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(search.locator('input[name=lat]')).toHaveCount(1)
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/deals\/browse\?query=sushi&lat=49\.\d+&lon=-123\.\d+$/)
    await expect(search.getByRole('searchbox')).toHaveValue('sushi')
    await search.getByRole('searchbox').fill('   ')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/deals\/browse\??$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('all deals')
  })

  test('each entry of the category menu opens its deals [HEAD-10] [HEAD-11]', async ({ page }) => {
    await page.goto('/deals')
    const menu = page.getByRole('navigation', { name: 'Category menu' })
    for (const [name, title] of [
      ['Restaurants', 'Food and drinks'],
      ['Travel', 'Travel'],
      ['Sale', 'all deals'],
    ] as const) {
      await menu.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })
})

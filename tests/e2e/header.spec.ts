import { plainDishes } from './support/catalogue'
import { boxes, CITY_PLACES, dealIds, listing, popularIds } from './support/listing'
import { NOODLE, originOn } from './support/raw'
import { logIn, openSession } from './support/session'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const STORE = 1024

/** The lower edge of the last of these boxes. */
const bottomOf = (found: { y: number; height: number }[]) => Math.max(...found.map(({ y, height }) => y + height))

test.describe('header', () => {
  test('each of the four cities is saved, and lists are sorted around it [HEAD-1] [HEAD-2]', async ({ page }) => {
    await page.goto('/deals')
    for (const [city, latlon] of Object.entries(CITY_PLACES)) {
      await page.getByRole('banner').locator('summary').first().click()
      await page.getByRole('banner').getByRole('link', { name: city, exact: true }).click()
      await expect(page.getByRole('banner').locator('summary').first()).toContainText(city)
      expect(await dealIds(page.locator('#popular'))).toEqual(await popularIds(latlon, 1))
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
    const more = banner.locator('summary', { hasText: 'More' })
    await more.click()
    await expect(banner.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/account/orders')
    await expect(banner.getByRole('link', { name: 'Bookmarks' })).toHaveAttribute('href', '/account/bookmarks')
    await page.keyboard.press('Escape')
    await expect(banner.getByRole('link', { name: 'Order history' })).toBeHidden()
    await expect(more).toBeFocused()
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
    await page.getByRole('banner').locator('summary', { hasText: 'More' }).click()
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
    await search.getByRole('combobox', { name: 'Near' }).pressSequentially('Robson Street')
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

  test('is one bar on every page, and the categories are on three [HEAD-10]', async ({ page }) => {
    const pages = ['/', '/deals', '/deals/browse', '/store/1024', '/carts', '/login', '/?q=noodle']
    for (const path of pages) {
      await page.goto(path)
      for (const [width, most] of [
        [1440, 64],
        [1024, 64],
        [375, 56],
      ] as const) {
        await page.setViewportSize({ width, height: 812 })
        const [bar] = await boxes(page.getByRole('banner'))
        expect(bar?.height, `${path} at ${width}`).toBeLessThanOrEqual(most)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
      }
      const menu = page.getByRole('navigation', { name: 'Category menu' })
      await expect(menu, path).toHaveCount(['/', '/deals', '/deals/browse'].includes(path) ? 1 : 0)
    }
  })

  test('nothing in it moves when the session and the city are known', async ({ page, context, customer }) => {
    await openSession(page, customer)
    await context.addCookies([{ name: 'city', value: 'seattle', url: originOn('localhost') }])
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('/api/session', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/store/1024')
    const banner = page.getByRole('banner')
    const parts = [
      banner.locator('summary').first(),
      banner.getByRole('searchbox'),
      banner.getByRole('link', { name: 'Carts' }),
    ]
    const places = async () => (await Promise.all(parts.map(boxes))).flat().map(({ x, width }) => [x, width])
    const before = await places()
    answer()
    await expect(banner.getByText('Ada')).toBeVisible()
    await expect(parts[0] ?? banner).toContainText('Seattle')
    expect(await places()).toEqual(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('five tabs are at the foot of the screen, and the bars of a page stand above them', async ({ page, faults }) => {
    faults.expect(/^404 GET \/api\/paynow/)
    const tabs = page.getByRole('navigation', { name: 'Main' })
    for (const [path, current] of [
      ['/', 'Home'],
      ['/deals', 'Deals'],
      ['/deals/browse', 'Search'],
    ] as const) {
      await page.goto(path)
      await expect(tabs.getByRole('link')).toHaveText(['Home', 'Deals', 'Search', 'Orders', 'Account'])
      await expect(tabs.locator('[aria-current=page]')).toHaveText(current)
    }
    for (const { height } of await boxes(tabs.getByRole('link'))) expect(height).toBeGreaterThanOrEqual(44)
    const [bar] = await boxes(tabs)
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740)

    const top = bar?.y ?? 0

    const { list } = await listing('limit=1')
    await page.goto(`/deals/details/${list[0]?.id}`)
    expect(bottomOf(await boxes(page.getByRole('button', { name: /^Buy/ }).filter({ visible: true })))).toBeLessThan(
      top,
    )
    const [dish] = plainDishes(STORE)
    await storeCart(page, STORE, [{ pid: dish?.pid ?? 0, qty: 1, pc: Math.round((dish?.pc ?? 0) * 100) }])
    await page.goto(`/store/${STORE}`)
    const cart = page.getByRole('button', { name: /Show the cart/ })
    await expect(cart).toBeVisible()
    expect(bottomOf(await boxes(cart))).toBeLessThan(top)
    await page.keyboard.press('End')
    // the browser scrolls there smoothly
    await expect.poll(async () => bottomOf(await boxes(page.getByRole('contentinfo')))).toBeLessThanOrEqual(top)

    for (const path of [`/pay/${STORE}`, '/paynow?orderId=1&gid=1']) {
      await page.goto(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(tabs).toHaveCount(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/deals')
    await expect(tabs).toBeHidden()
  })

  test('on a store’s own domain the first tab is the store, and there are no cities [DOM-4]', async ({ page }) => {
    await page.goto(`${originOn(NOODLE)}/`)
    const home = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(home).toHaveText('Menu')
    await expect(home).toHaveAttribute('href', '/')
    await expect(page.getByRole('banner').locator('[data-city]')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Category menu' })).toHaveCount(0)
  })

  test('signing up is in the menu, and the dialog returns the focus to it [HEAD-3]', async ({ page }) => {
    await page.goto('/deals')
    const more = page.getByRole('banner').locator('summary', { hasText: 'More' })
    await more.click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    const signUp = page.getByRole('dialog', { name: 'Create an account' })
    await expect(signUp.getByLabel('Phone')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signUp).toBeHidden()
    await expect(more).toBeFocused()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the search is a link to its form, and city and language are links in menus [HEAD-2] [HEAD-5] [HEAD-8]', async ({
      page,
      faults,
    }) => {
      faults.expect(/^failed GET \/_next\/static\//)
      await page.goto('/deals')
      const banner = page.getByRole('banner')
      await banner.getByRole('link', { name: 'Search stores, dishes and deals' }).click()
      await expect(page).toHaveURL('/deals/browse')
      await page.getByRole('searchbox').fill('spa')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL(/\/deals\/browse\?query=spa/)
      await banner.locator('summary').first().click()
      await banner.getByRole('link', { name: 'Toronto' }).click()
      await expect(page).toHaveURL('/deals?city=toronto')
      await banner.locator('summary', { hasText: 'More' }).click()
      for (const [name, href] of [
        ['Log in', '/login'],
        ['Sign up', '/login'],
        ['Order history', '/account/orders'],
        ['Bookmarks', '/account/bookmarks'],
      ] as const)
        await expect(banner.getByRole('link', { name })).toHaveAttribute('href', href)
      await banner.getByRole('link', { name: '日本語' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    })
  })
})

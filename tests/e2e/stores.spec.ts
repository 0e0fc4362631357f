import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { dishesOf, readDeliveryMinimum } from './support/catalogue'
import { readApi } from './support/commerce-api'
import { chooseFulfilmentMethod, expectTime } from './support/menu-checkout'
import { ask, NOODLE, originOn } from './support/raw'
import { logIn } from './support/session'
import { GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

/** Open day and night, cards accepted. */
const TEA_HOUSE = 1024
const STORE = `/store/${TEA_HOUSE}`
const DRINK = 'Roasted oolong milk tea'

// too narrow for the cart beside the menu, which is in store-page.spec.ts
test.use({ viewport: { width: 1279, height: 720 } })

const cartButton = (page: Page) => page.getByRole('button', { name: /Show the cart/ })

async function addDrink(page: Page): Promise<void> {
  // before the script has loaded, the link leads to the drink's own page
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DRINK, exact: true }).click()
  const item = page.getByRole('dialog', { name: DRINK })
  await item.getByRole('radio', { name: /Large/ }).check({ force: true })
  await item.getByRole('button', { name: `One more: ${DRINK}` }).click()
  await item.getByRole('button', { name: 'Add 2 · C$15.50' }).click()
  await expect(item).toBeHidden()
}

test('a shopper opens a store, configures a drink and pays by card for pickup, through to the order [STORE-1]', async ({
  page,
  shopper,
}) => {
  await page.goto(STORE)
  await expect(page.getByRole('heading', { level: 1, name: 'Half Moon Tea' })).toBeVisible()
  await expect(page.getByText('Open 24 hours').first()).toBeVisible()
  await addDrink(page)
  await expect(page).toHaveURL(STORE)
  await cartButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText(/Large/)).toBeVisible()
  const least = await readDeliveryMinimum(TEA_HOUSE)
  const missing = drawer.getByText(`Add C$${(least - 15.5).toFixed(2)} more for delivery`)
  await expect(missing).toHaveCount(least > 15.5 ? 1 : 0)
  await drawer.getByRole('button', { name: 'Go to checkout' }).click()
  await logIn(page, shopper)
  await expect(page).toHaveURL(`/checkout?query=${TEA_HOUSE}`)
  await chooseFulfilmentMethod(page, 'Pickup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payByCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByText(DRINK)).toBeVisible()
  await expectTime(page, null)
  await page.goto(STORE)
  await expect(page.getByRole('link', { name: 'Carts', exact: true })).toBeVisible()
  await expect(cartButton(page)).toHaveCount(0)
})

test('the cart is shared by two tabs and survives a reload; the carts page shows it [CART-1]', async ({
  page,
  context,
}) => {
  await page.goto(STORE)
  const other = await context.newPage()
  await other.goto(STORE)
  await addDrink(page)
  await expect(cartButton(other)).toContainText('2 in cart · C$15.50')
  await cartButton(other).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: `One more: ${DRINK}` })
    .click()
  await expect(cartButton(page)).toContainText('3 in cart')
  await page.reload()
  await expect(cartButton(page)).toContainText('3 in cart · C$23.25')
  await page.getByRole('link', { name: 'Carts (3)' }).click()
  await expect(page).toHaveURL('/carts')
  await expect(page.getByRole('heading', { level: 2, name: 'Half Moon Tea' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByText('You have no carts yet')).toBeVisible()
})

test('an item has its own URL: Back closes it, opened directly it is a page with its own form', async ({ page }) => {
  await page.goto(STORE)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DRINK, exact: true }).click()
  const item = page.getByRole('dialog', { name: DRINK })
  await expect(item).toBeVisible()
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await page.goBack()
  await expect(item).toBeHidden()
  await expect(page).toHaveURL(STORE)
  await page.goForward()
  await expect(item).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: DRINK })).toBeVisible()
  const options = page.getByRole('main')
  await options.getByRole('radio', { name: /Large/ }).check()
  await options.getByRole('button', { name: /^One more/ }).click()
  await options.getByRole('button', { name: /^Add 2/ }).click()
  await expect(cartButton(page)).toContainText('2 in cart')
})

test('with the keyboard alone: open an item, choose, add, and return to the same place', async ({ page }) => {
  await page.goto(STORE)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('link', { name: DRINK, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('dialog', { name: DRINK })
  await expect(item).toBeVisible()
  await item.getByRole('radio', { name: /^Regular cup/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(item.getByRole('radio', { name: /Large/ })).toBeChecked()
  await item.getByRole('button', { name: /^Add 1/ }).focus()
  await page.keyboard.press('Enter')
  await expect(item).toBeHidden()
  await expect(link).toBeFocused()
  await cartButton(page).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByRole('button', { name: `Remove ${DRINK}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

test('without script the whole menu and every item are readable', async () => {
  const { status, text } = await ask(STORE)
  expect(status).toBe(200)
  for (const { pid } of dishesOf(TEA_HOUSE)) expect(text).toContain(`href="/product/${pid}"`)
  expect(text).toContain('"@type":"Restaurant"')
  expect(text).toContain('"hasMenu"')
  const [first] = dishesOf(TEA_HOUSE)
  const item = await ask(`/product/${first?.pid}`)
  expect(item.status).toBe(200)
  expect(item.text).toContain(first?.nm ?? '')
  expect(item.text).toContain('Sweetness of the tea')
  for (const path of ['/store/999999', '/product/999999999', '/store/abc']) expect((await ask(path)).status).toBe(404)
})

test("on a store's own domain / is the store, and others do not exist [DOM-1] [DOM-4]", async ({ page }) => {
  const { status, text } = await ask('/', NOODLE)
  expect(status).toBe(200)
  expect(text).toContain('Lanzhou beef noodles')
  for (const path of [STORE, `/product/${dishesOf(TEA_HOUSE)[0]?.pid}`, `/api/menu/en/${TEA_HOUSE}`])
    expect((await ask(path, NOODLE)).status, path).toBe(404)
  await page.goto(`${originOn(NOODLE)}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Noodle House' })).toBeVisible()
  await page.getByRole('link', { name: 'Dry noodles' }).click()
  await expect(page.getByRole('link', { name: 'Dry noodles' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('link', { name: 'Noodles in soup' })).toHaveAttribute('aria-current', 'true')
  // from below the menu to above it, without a section on the way
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: 'Noodles in soup' })).not.toHaveAttribute('aria-current')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: 'Noodles in soup' })).toHaveAttribute('aria-current', 'true')
})

test('home lists the stores of the city, and finds stores and dishes [HOME-5]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Stores in Vancouver')).toBeVisible()
  // a desktop has the bar's search alone, which leads on to stores and dishes
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search stores, dishes and deals' }).fill('lanzhou')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Search results' }).getByRole('link', { name: 'Stores' }).click()
  await expect(page).toHaveURL('/?q=lanzhou&show=stores&city=vancouver')
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('lanzhou')
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Near' })).toBeVisible()
  await page.getByRole('link', { name: /^Dishes \d+$/ }).click()
  await expect(page).toHaveURL('/?q=lanzhou&show=dishes&city=vancouver')
  await expect(page.getByRole('link', { name: 'Lanzhou beef noodles' })).toBeVisible()
  await page.getByRole('link', { name: /^Stores \d+$/ }).click()
  await page.getByRole('link', { name: 'Lantern Noodle House' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Noodle House' })).toBeVisible()
})

test('four stores that are found stand in one row of a desktop, and in two of a tablet', async ({ page }) => {
  const rows = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const ofStore = page.locator('a[href^="/store/"]')
    const cards = await page.getByRole('main').getByRole('article').filter({ has: ofStore }).all()
    expect(cards).toHaveLength(4)
    return new Set(await Promise.all(cards.map(async (card) => (await card.boundingBox())?.y))).size
  }
  await page.goto('/?q=noodle&lan=en', { waitUntil: 'networkidle' })
  expect([await rows(1440), await rows(768)]).toEqual([1, 2])
})

test('on a phone home has one search and one row of categories [HEAD-10]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search stores, dishes and deals' })).toHaveCount(0)
  const categories = ['Goods', 'Things to do', 'Beauty and spas', 'Restaurants', 'Travel', 'Sale', 'Health and fitness']
  const menu = page.getByRole('navigation', { name: 'Category menu' })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(categories)
  await expect(page.getByRole('navigation', { name: 'Store types' })).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search stores, dishes and deals' }).fill('lanzhou')
  await page
    .getByRole('search', { name: 'Search stores, dishes and deals' })
    .getByRole('button', { name: 'Search' })
    .click()
  await expect(page).toHaveURL('/?q=lanzhou')
})

test('axe finds nothing on a search, a store, a dish and empty carts', async ({ page }) => {
  const [first] = dishesOf(TEA_HOUSE)
  for (const path of [
    '/?q=noodle',
    '/?q=noodle&show=dishes',
    '/?q=noodle&show=deals',
    `/product/${first?.pid}`,
    `${STORE}?lan=jp`,
    '/carts?lan=en',
    STORE,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  }
})

test('axe finds nothing in an item, the cart and the carts page', async ({ page }) => {
  await page.goto(STORE)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DRINK, exact: true }).click()
  await expect(page.getByRole('dialog', { name: DRINK })).toBeVisible()
  await expectAccessible(page, 'item')
  await page.getByRole('button', { name: /^Add 1/ }).click()
  await cartButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Subtotal')).toBeVisible()
  await expectAccessible(page, 'cart')
  await page.goto('/carts')
  await expect(page.getByRole('heading', { level: 2, name: 'Half Moon Tea' })).toBeVisible()
  await expectAccessible(page, 'shelf')
})

test('a store’s page shows what its reviews came to, three of them, and all in a dialog, five at a time', async ({
  page,
}) => {
  const { paging, rat_cnts } = await readApi<{ paging: { total: number }; rat_cnts: number[] }>(
    `/api/v7/srvw?gid=${TEA_HOUSE}&limit=1`,
  )
  await page.goto(STORE)
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Customer reviews' }) })
  await expect(section.locator('> ul > li')).toHaveCount(3)
  const [five] = rat_cnts
  await expect(section.getByText(`5 stars: ${five} of ${paging.total}`, { exact: true })).toBeAttached()
  await page.waitForLoadState('networkidle')
  const opener = section.getByRole('button', { name: `See all ${paging.total} reviews` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Customer reviews' })
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${Math.ceil(paging.total / 5)}`)
  const first = await dialog.getByRole('listitem').first().textContent()
  await dialog.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(`2 of ${Math.ceil(paging.total / 5)}`)
  await expect(dialog.getByRole('listitem').first()).not.toHaveText(first ?? '')
  await expectAccessible(page, 'reviews of a store')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

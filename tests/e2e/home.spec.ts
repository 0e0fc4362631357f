import type { Page } from 'playwright/test'
import { catalogue, findTill, isPlain } from './support/catalogue'
import { logInAt, readApi } from './support/commerce-api'
import { placeDish } from './support/orders'
import { openAs } from './support/session'
import { expect, test } from './support/test'

/** Open day and night. */
const TEA_HOUSE = 1024
const DRINK = 'Roasted oolong milk tea'

const storesIn = (section: ReturnType<Page['getByRole']>) => section.locator('a[href^="/store/"]')

test('one app for restaurants with every order type, group-sale deals, travel, shopping and services of many stores [HOME-1]', async ({
  page,
}) => {
  await page.goto('/')
  const gids = new Set<string>()
  for (const kind of ['Restaurants', 'Travel', 'Goods', 'Local services', 'Things to do', 'Beauty and spas']) {
    const section = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: kind }) })
    const links = await storesIn(section).all()
    expect(links.length, kind).toBeGreaterThan(0)
    for (const link of links) gids.add((await link.getAttribute('href')) ?? '')
  }
  expect(gids.size).toBeGreaterThan(15)
  const deals = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deals near you' }) })
  await expect(deals.locator('a[href^="/deals/details/"]').filter({ visible: true })).toHaveCount(4)
  await page.getByRole('link', { name: 'Order food' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
  for (const way of [/^Delivery from|^Free delivery/, /^Pickup/, /^Dine in/, /^In store/])
    await expect(page.getByRole('article').getByText(way).first()).toBeVisible()
})

/** The visible cards of each list of a page, as boxes. */
const cardsByList = (page: Page) =>
  page.locator('main ul:has(> li > article)').evaluateAll((lists) =>
    lists.map((list) => {
      const { right } = list.getBoundingClientRect()
      const boxes = [...list.children].map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0)
      return { right, boxes: boxes.map(({ top, bottom, left, right: end }) => ({ top, bottom, left, right: end })) }
    }),
  )

test('on a desktop no list of home has a hole, and the deal that leads is not seen again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const city of ['vancouver', 'victoria', 'toronto', 'seattle']) {
    await page.goto(`/?lan=en&city=${city}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.documentElement.dataset.belowFold = ''
    })
    const lists = await cardsByList(page)
    expect(lists.length, city).toBeGreaterThan(4)
    for (const { right, boxes } of lists) {
      const tops = [...new Set(boxes.map(({ top }) => top))]
      const rows = tops.map((top) => boxes.filter((box) => box.top === top))
      for (const row of rows) expect(Math.abs((row.at(-1)?.right ?? 0) - right), city).toBeLessThan(2)
      expect(new Set(rows.map((row) => row.length)).size, city).toBe(1)
    }
    const hrefs = await page
      .locator('main a[href^="/deals/details/"]')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(hrefs).size, city).toBe(hrefs.length)
  }
})

test('on a phone the stores of a kind are a shelf: the deals begin on the second screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/?lan=en&city=vancouver')
  const [first] = await cardsByList(page)
  expect(first?.boxes).toHaveLength(8)
  expect(new Set(first?.boxes.map(({ top }) => top)).size).toBe(1)
  for (const { left, right } of first?.boxes ?? []) expect(right - left).toBe(260)
  const deals = page.getByRole('heading', { name: 'Deals near you' })
  expect((await deals.boundingBox())?.y).toBeLessThan(2 * 812)
})

test('open stores come first, each with its delivery costs [HOME-5]', async ({ page }) => {
  await page.goto('/?kind=restaurants')
  const states = await page.locator('[data-open]').evaluateAll((all) => all.map((one) => one.getAttribute('data-open')))
  expect(states.length).toBeGreaterThan(5)
  expect(states).toEqual([...states].sort().reverse())
  const [href] = await page
    .getByRole('article')
    .filter({ hasText: /\d+ to \d+ min · Delivery from/ })
    .first()
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const store = await readApi<{ delivery_fee: number; min_delivery_amount: number }>(
    `/api/v8/sdtl2?lan=en&gid=${href?.split('/').at(-1)}`,
  )
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) })
  await expect(card).toContainText(`from C$${store.delivery_fee.toFixed(2)}`)
  if (store.min_delivery_amount > 0)
    await expect(card).toContainText(`C$${store.min_delivery_amount.toFixed(2)} minimum`)
})

test("dishes are found by words in any language and shown in the page's", async ({ page }) => {
  const found = page.getByRole('link', { name: 'Lanzhou beef noodles' })
  for (const words of ['lanzhou beef', '兰州牛肉面', '蘭州牛肉麵', '蘭州牛肉麺']) {
    await page.goto(`/?q=${encodeURIComponent(words)}&show=dishes`)
    await expect(found.first(), words).toBeVisible()
  }
  await page.goto('/?q=oolong')
  await expect(page.getByRole('heading', { name: 'Stores' })).toBeVisible()
  await expect(found).toHaveCount(0)
})

test('while the cart is open it follows the menu: a new price, then sold out', async ({ page }) => {
  let change = (product: { price: number; stock: number | null }) => product
  await page.route('**/api/menu/**', async (route) => {
    const answer = await route.fetch()
    const menu = await answer.json()
    await route.fulfill({ json: { ...menu, products: menu.products.map(change) } })
  })
  await page.clock.install()
  await page.goto(`/store/${TEA_HOUSE}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DRINK, exact: true }).click()
  await page.getByRole('dialog', { name: DRINK }).getByRole('button', { name: 'Add 1 · C$6.75' }).click()
  const cart = page.getByRole('region', { name: 'Your cart' })
  await expect(cart.getByText('Subtotal')).toBeVisible()
  change = (product) => ({ ...product, price: product.price + 150 })
  await page.clock.runFor(61_000)
  await expect(cart.getByText('New price, was C$6.75')).toBeVisible()
  await expect(cart.getByText('C$8.25').first()).toBeVisible()
  change = (product) => ({ ...product, stock: 0 })
  await page.clock.runFor(61_000)
  await expect(cart.getByText('Sold out')).toBeVisible()
})

test('a customer has a cart per store, can pay later or at the till, and has cards, points, favourites, addresses and a profile [HOME-2] [ROUTE-28]', async ({
  page,
  shopper,
}) => {
  await page.goto('/')
  await expect(storesIn(page.getByRole('main')).first()).toBeVisible()
  await page.goto('/deals')
  await expect(page.getByRole('main').locator('a[href^="/deals/details/"]').first()).toBeVisible()

  const carts = twoCarts()
  for (const [key, cart] of carts.entries)
    await page.evaluate(([k, v]) => localStorage.setItem(k ?? '', v ?? ''), [key, cart])
  await page.goto('/carts')
  for (const name of carts.names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

  const { id, gid } = await placeDish(await logInAt(shopper), 'alipay')
  await openAs(page, shopper, `/checkout?query=${carts.gids[0]}`)
  await expect(page.getByRole('button', { name: /^Place order|^Please/ })).toBeVisible()
  await page.goto(`/paynow?orderId=${id}&gid=${gid}`)
  await expect(page.getByRole('button', { name: /payment method/i })).toBeVisible()
  await page.goto(`/pay/${findTill()}`)
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(shopper.email)).toBeVisible()
  for (const [place, title] of [
    ['gift-cards', 'Gift cards'],
    ['points', 'Points'],
    ['bookmarks', 'Bookmarks'],
    ['address-book', 'Address book'],
  ]) {
    await page.goto(`/account/${place}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

function twoCarts() {
  const two = catalogue()
    .restaurants.filter(({ store, dishes }) => store.can_pre_order && dishes.some(isPlain))
    .slice(0, 2)
  const entries = two.map(({ store: { gid }, dishes }): [string, string] => {
    const dish = dishes.find(isPlain)
    const items = [{ pid: dish?.pid, qty: 1, pc: Math.round((dish?.pc ?? 0) * 100), options: {} }]
    const cart = { version: 2, kind: 'menu', gid, items, fulfilmentMethods: [1, 2, 3], fulfilmentMethod: 2, coupon: '' }
    return [`plaza:cart:menu:${gid}`, JSON.stringify(cart)]
  })
  return { entries, names: two.map(({ store }) => store.name), gids: two.map(({ store }) => store.gid) }
}

import type { Locator, Page } from 'playwright/test'
import { size } from '@/tests/support/scale'
import { expectAccessible } from './support/axe'
import { followBrowserClock } from './support/browser-clock'
import { catalogue, type Dish, dishesOf, isPlain, plainDishes, readDeliveryMinimum } from './support/catalogue'
import { readApi } from './support/commerce-api'
import { blockTypefaces, shiftsOf } from './support/shifts'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

/** Open day and night, accepts every way of ordering. */
const TEA_HOUSE = 1024
/** The store with the longest name. */
const JADE_HARBOUR = 1002
const STORE = `/store/${TEA_HOUSE}?lan=en`
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

const priceOf = ({ pc }: Dish) => Math.round(pc * 100)
const plusOf = (page: Page, { nm }: Dish) =>
  page.locator('.quick-add').getByRole('button', { name: `Add ${nm}`, exact: true })
const lessOf = (page: Page, { nm }: Dish) => page.getByRole('article').getByRole('button', { name: `One less: ${nm}` })
const cartOf = (page: Page) => page.getByRole('region', { name: 'Your cart' })

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown`)
  return box
}

/** Of text. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)))

function plainDish(): Dish {
  const [dish] = plainDishes(TEA_HOUSE)
  if (!dish) throw new Error('no plain dish')
  return dish
}

for (const { screen, hero, foot, top } of [
  { screen: DESKTOP, hero: 240, foot: 0, top: 580 },
  // the tab bar
  { screen: PHONE, hero: 160, foot: 56, top: 470 },
])
  test(`below a hero of ${hero} px the first dish of each store is on the first screen of ${screen.width}×${screen.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    const stores = catalogue().restaurants.filter(({ dishes }) => dishes.length > 0)
    expect(stores.length).toBeGreaterThan(10)
    for (const [index, { store }] of stores.entries()) {
      if (index % size(1, 3) > 0) continue
      const path = `/store/${store.gid}?lan=${index % 2 === 0 ? 'en' : 'jp'}`
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const dish = await boxOf(page.locator('#menu article').first())
      // a long name, or one in a second language, takes another line
      const lines = (await page.locator('.store-name h1 + p').count()) + (await linesOf(page.locator('.store-name h1')))
      const notices = await page.locator('#menu > .order-notice').all()
      const notice = await notices[0]?.boundingBox()
      const told = notice ? notice.height + 32 : 0
      expect(told, path).toBeLessThanOrEqual(272)
      const more = (lines - 1) * 28
      expect(dish.y, path).toBeLessThanOrEqual(top + more + told)
      if (!notice) expect(dish.y + dish.height, path).toBeLessThanOrEqual(screen.height - foot)
      const cover = await boxOf(page.locator('.store-cover'))
      expect(cover.height, path).toBeGreaterThanOrEqual(hero)
      expect(cover.height, path).toBeLessThanOrEqual(hero + more)
    }
  })

test('every dish that can be ordered has a plus, which opens its choices where there are any', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(STORE)
  const dishes = page.locator('#menu article').filter({ hasNotText: 'Sold out' })
  const choices = page.locator('#menu article.has-choices')
  await expect(page.locator('#menu .quick-add').or(choices)).toHaveCount(await dishes.count())
  const dish = choices.first()
  const name = (await dish.getByRole('heading').textContent()) ?? ''
  const { width, height } = (await dish.boundingBox()) ?? { width: 0, height: 0 }
  await page.waitForLoadState('networkidle')
  await dish.click({ position: { x: width - 30, y: height - 30 } })
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('what the status of a store says moves nothing below it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.clock.install({ time: '2026-11-25T05:15:00Z' })
  await followBrowserClock(page)
  await page.goto(`/store/${JADE_HARBOUR}?lan=en`)
  const status = page.locator('.store-summary').getByText(/^(Open|Closed|Last|No more)/)
  const dish = page.locator('#menu article').first()
  const places: Record<string, number | undefined> = {}
  for (const time of ['05:15', '14:00', '20:00']) {
    await page.clock.setSystemTime(`2026-11-25T${time}:00Z`)
    await page.clock.runFor(60_000)
    places[(await status.textContent()) ?? ''] = (await dish.boundingBox())?.y
  }
  expect(Object.keys(places)).toEqual([
    'Closed, opens Wednesday 10:00am',
    'Closed, opens 10:00am',
    expect.stringMatching(/^Open until/),
  ])
  expect(new Set(Object.values(places)).size).toBe(1)
  expect(places['Closed, opens 10:00am']).toBeLessThanOrEqual(700)
})

test('delivery, pickup and eating in are a switch: the cart and its checkout follow', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(STORE)
  const onPage = page.getByRole('main').getByRole('group', { name: 'Ways to order' }).first()
  await expect(onPage.locator('label')).toHaveText([/^Delivery/, /^Pickup/, /^(Dine in|In store)/])
  await expect(onPage.getByRole('radio', { checked: true })).toHaveCount(0)
  await onPage.locator('label', { hasText: 'Pickup' }).click()
  await plusOf(page, plainDish()).click()
  await expect(cartOf(page).getByRole('radio', { name: 'Pickup' })).toBeChecked()
  await expect(cartOf(page).getByText(/more for delivery/)).toBeHidden()
  await page.reload()
  await expect(onPage.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await cartOf(page)
    .locator('label', { hasText: /^(Dine in|In store)/ })
    .click()
  await expect(onPage.getByRole('radio', { name: /^(Dine in|In store)/ })).toBeChecked()
})

test('only dishes that need no choice have a plus; the picture of any opens its dialog', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(STORE, { waitUntil: 'networkidle' })
  for (const dish of dishesOf(TEA_HOUSE)) {
    if (isPlain(dish)) await expect(plusOf(page, dish)).toHaveCount(1)
    else if (dish.opt?.some(({ min }) => min > 0)) await expect(plusOf(page, dish)).toHaveCount(0)
  }
  await page.locator('.item-picture').first().scrollIntoViewIfNeeded()
  const picture = await page.locator('.item-picture').first().boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20)
  await expect(page).toHaveURL(/\/product\/\d+/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a plus adds one, then there are a minus and a number; nothing moves, and the focus stays on the card', async ({
  page,
}) => {
  const dish = plainDish()
  await page.setViewportSize(PHONE)
  await page.goto(STORE, { waitUntil: 'networkidle' })
  const plus = plusOf(page, dish)
  const card = page.getByRole('article').filter({ has: plus })
  await plus.focus()
  const before = [await plus.boundingBox(), await card.boundingBox()]
  expect(before[0]?.width).toBeGreaterThanOrEqual(44)
  expect(before[0]?.height).toBeGreaterThanOrEqual(44)
  await plus.press('Enter')
  await expect(lessOf(page, dish)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(STORE)
  await expect(page.getByRole('button', { name: /Show the cart/ })).toContainText(`1 in cart · C$${dish.pc.toFixed(2)}`)
  expect([await plus.boundingBox(), await card.boundingBox()]).toEqual(before)
  await plus.press('Enter')
  await expect(card.locator('.quick-add')).toHaveText('2')
  const less = await lessOf(page, dish).boundingBox()
  expect(less?.width).toBeGreaterThanOrEqual(44)
  expect(less?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page, 'a dish in the cart')
  await page.reload()
  await expect(card.locator('.quick-add')).toHaveText('2')
  await lessOf(page, dish).press('Enter')
  await expect(card.locator('.quick-add')).toHaveText('1')
  await lessOf(page, dish).press('Enter')
  await expect(lessOf(page, dish)).toHaveCount(0)
  await expect(plus).toBeFocused()
  await expect(page.getByRole('button', { name: /Show the cart/ })).toHaveCount(0)
})

test('what cannot be added any more opens the dialog that says why', async ({ page }) => {
  const dish = plainDish()
  await page.route('**/api/menu/**', async (route) => {
    const menu = await (await route.fetch()).json()
    const products = menu.products.map((one: { id: number }) => (one.id === dish.pid ? { ...one, stock: 0 } : one))
    await route.fulfill({ json: { ...menu, products } })
  })
  await page.goto(STORE, { waitUntil: 'networkidle' })
  await plusOf(page, dish).click()
  await expect(page.getByRole('dialog', { name: dish.nm }).getByRole('alert')).toHaveText('Sold out')
  await expect(lessOf(page, dish)).toHaveCount(0)
})

test('on a wide screen the cart is beside the menu, follows it, and leads to the checkout', async ({ page }) => {
  const dish = plainDish()
  const least = await readDeliveryMinimum(TEA_HOUSE)
  expect(least).toBeGreaterThan(dish.pc)
  await page.setViewportSize(DESKTOP)
  await page.goto(STORE, { waitUntil: 'networkidle' })
  await expect(cartOf(page)).toContainText('What you choose appears here.')
  await plusOf(page, dish).click()
  await expect(cartOf(page).getByText(dish.nm)).toBeVisible()
  const foot = cartOf(page).locator('.cart-foot')
  await expect(foot).toContainText(`SubtotalC$${dish.pc.toFixed(2)}`)
  const [lines, below] = [await cartOf(page).locator('.overflow-y-auto').boundingBox(), await foot.boundingBox()]
  expect(below?.height, 'the foot').toBeLessThanOrEqual(96)
  expect((below?.y ?? 0) - (lines?.y ?? 0), 'the room for lines').toBeGreaterThanOrEqual(240)
  await expect(cartOf(page)).toContainText(`Add C$${(least - dish.pc).toFixed(2)} more for delivery`)
  await expect(page.getByRole('button', { name: /Show the cart/ })).toHaveCount(0)
  await cartOf(page)
    .getByRole('button', { name: `One more: ${dish.nm}` })
    .click()
  await expect(page.getByRole('article').filter({ has: plusOf(page, dish) })).toContainText('2')
  await expectAccessible(page, 'the cart beside the menu')
  await page.locator('#menu article').last().scrollIntoViewIfNeeded()
  await expect(cartOf(page).getByRole('button', { name: 'Go to checkout' })).toBeInViewport()
  await cartOf(page)
    .getByRole('button', { name: `Remove ${dish.nm}` })
    .click()
  await expect(cartOf(page)).toContainText('What you choose appears here.')
  await cartOf(page).getByRole('button', { name: 'Undo' }).click()
  await cartOf(page).getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ ...DESKTOP, width: 1279 })
  await expect(cartOf(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /Show the cart/ })).toBeVisible()
})

for (const size of [DESKTOP, PHONE])
  test(`the cart offers up to three more dishes that one press adds at ${size.width}×${size.height}`, async ({
    page,
  }) => {
    const dish = plainDish()
    await page.setViewportSize(size)
    await page.goto(STORE, { waitUntil: 'networkidle' })
    await plusOf(page, dish).click()
    if (size === PHONE) await page.getByRole('button', { name: /Show the cart/ }).click()
    const cart = size === PHONE ? page.getByRole('dialog', { name: 'Your cart' }) : cartOf(page)
    const offers = cart.getByRole('toolbar', { name: 'Goes well with your order' }).getByRole('button')
    await expect(offers).not.toHaveCount(0)
    const names = await offers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(names.length).toBeLessThanOrEqual(3)
    expect(names).not.toContain(`Add ${dish.nm}`)
    const [first = ''] = names
    await cart.getByRole('button', { name: first, exact: true }).click()
    await expect(cart.getByRole('button', { name: first.replace('Add', 'One more:') })).toBeVisible()
    await expect(cart.getByRole('button', { name: first, exact: true })).toHaveCount(0)
    await expect(offers.first()).toBeFocused()
    await expectAccessible(page, 'a cart with what goes well with it')
  })

test('a full cart comes to its place beside the menu without moving anything, and loads nothing on a phone', async ({
  page,
  faults,
}) => {
  await blockTypefaces(page, faults)
  const files = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && files.add(new URL(request.url()).pathname))
  await page.setViewportSize(PHONE)
  const lines = plainDishes(TEA_HOUSE).map((dish) => ({ pid: dish.pid, qty: 2, pc: priceOf(dish) }))
  await page.goto(STORE)
  await storeCart(page, JADE_HARBOUR, lines)
  await page.reload({ waitUntil: 'networkidle' })
  // the header counts the other store's cart, so that all of the page has run
  await expect(page.getByRole('banner').getByText(`(${2 * lines.length})`)).toBeAttached()
  await storeCart(page, TEA_HOUSE, lines)
  const withoutCart = new Set(files)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: /Show the cart/ })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  expect([...files].filter((file) => !withoutCart.has(file) && !file.includes('/_plaza/rsc/'))).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.goto(STORE, { waitUntil: 'networkidle' })
  await expect(cartOf(page).getByRole('button', { name: 'Go to checkout' })).toBeInViewport()
  expect(await shiftsOf(page)).toEqual([])
})

for (const javaScriptEnabled of [true, false])
  test.describe(`coupons ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })
    for (const size of [DESKTOP, PHONE])
      test(`are in a sheet, which Escape and its button close, at ${size.width}`, async ({ page }) => {
        const { coupons } = await readApi<{ coupons: { nm: string }[] }>(`/api/v8/sdtl2?lan=en&gid=${TEA_HOUSE}`)
        const [coupon] = coupons
        if (!coupon) throw new Error('no coupon')
        await page.setViewportSize(size)
        await page.goto(STORE)
        const sheet = page.getByRole('region', { name: 'Coupons' })
        const open = page.getByRole('button', { name: `${coupons.length} coupons` })
        await expect(sheet).toHaveCount(0)
        await open.click()
        await expect(sheet.getByText(coupon.nm, { exact: true })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await open.click()
        await sheet.getByRole('button', { name: 'Close' }).click()
        await expect(sheet).toHaveCount(0)
      })
  })

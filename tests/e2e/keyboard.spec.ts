import type { Page } from 'playwright/test'
import { size } from '@/tests/support/scale'
import { findOffer, findTill, isEasyToBuy, plainDishes } from './support/catalogue'
import { chooseByKeys, payByKeys, press, tabTo } from './support/keyboard'
import { openAs } from './support/session'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const STORE = 1024
const ORDER_TYPE = 'Order type'

/** Whether what has the focus, or the label around it, is outlined. */
const isOutlined = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    return [focused, focused.closest('label')].some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  })

test('a deal is bought by keyboard alone', async ({ page, shopper }) => {
  const { deal } = await findOffer(isEasyToBuy)
  await openAs(page, shopper, `/deals/details/${deal.id}`)
  await chooseByKeys(page)
  await press(page.getByRole('button', { name: /^Buy/ }).filter({ visible: true }))
  await expect(page).toHaveURL(`/deals/checkout?query=${deal.group_id}`)
  await payByKeys(page)
  await expect(page.getByText(deal.name)).toBeVisible()
})

test('a dish is ordered by keyboard alone, and the menu and the cart are a few stops away', async ({
  page,
  shopper,
}) => {
  const [dish] = plainDishes(STORE)
  // the widest screen on which the cart is a bar and a drawer
  await page.setViewportSize({ width: 1279, height: 720 })
  await openAs(page, shopper, `/store/${STORE}`)
  const dishes = page.locator('#menu [data-product]')
  const stops = (await press(page.getByRole('link', { name: 'Skip to menu' }))) + (await tabTo(dishes.first()))
  expect(stops).toBeLessThanOrEqual(12)

  const link = page.locator(`#menu [data-product="${dish?.pid}"]`)
  await (dish && (await link.evaluate((one) => one === document.activeElement))
    ? page.keyboard.press('Enter')
    : press(link))
  const dialog = page.getByRole('dialog', { name: dish?.nm ?? '' })
  const add = dialog.getByRole('button', { name: /^Add 1/ })
  await expect(add).toBeVisible()
  await press(add)
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await press(page.getByRole('link', { name: 'Skip to cart' }), 'Enter', { backwards: true, most: 120 })
  const cart = page.getByRole('button', { name: /Show the cart/ })
  await expect(cart).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByRole('button', { name: 'Go to checkout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(cart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Go to checkout' })).toBeVisible()
  await press(drawer.getByRole('button', { name: 'Go to checkout' }))

  const types = page.getByRole('region', { name: ORDER_TYPE })
  await expect(types).toBeVisible()
  const pickup = types.getByRole('radio', { name: 'Pickup' })
  await tabTo(types.getByRole('radio', { checked: true }))
  while (!(await pickup.isChecked())) await page.keyboard.press('ArrowRight')
  await payByKeys(page)
  await expect(page.getByText(dish?.nm ?? '').first()).toBeVisible()
})

test('on a wide screen a link leads to the cart beside the menu', async ({ page }) => {
  const [dish] = plainDishes(STORE)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/store/${STORE}`)
  await storeCart(page, STORE, [{ pid: dish?.pid ?? 0, qty: 1, pc: Math.round((dish?.pc ?? 0) * 100) }])
  await page.goto(`/store/${STORE}`)
  const cart = page.getByRole('region', { name: 'Your cart' })
  await expect(cart.getByText('Subtotal')).toBeVisible()
  await press(page.getByRole('link', { name: 'Skip to cart' }), 'Enter', { most: 3 })
  await expect(cart).toBeFocused()
  await press(cart.getByRole('button', { name: 'Go to checkout' }), 'Enter', { most: 6 })
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('an amount is typed at the keypad and paid by keyboard alone', async ({ page, shopper }) => {
  const gid = findTill()
  await openAs(page, shopper, `/pay/${gid}`)
  await expect(page.getByLabel('Amount')).toBeVisible()
  await page.keyboard.type('12.55')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0')
  await expect(page.getByLabel('Amount')).toHaveText('C$12.50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}`))
  await payByKeys(page)
  await expect(page.getByText('C$12.50').first()).toBeVisible()
})

test('a slash leads to the search, except while typing and in a dialog', async ({ page }) => {
  await page.goto('/deals')
  await page.keyboard.press('/')
  const search = page.locator('input[type=search]:visible')
  await expect(search).toBeFocused()
  await page.keyboard.type('1/2')
  await expect(search).toHaveValue('1/2')

  await page.setViewportSize({ width: 375, height: 740 })
  const [dish] = plainDishes(STORE)
  await page.goto(`/store/${STORE}`)
  await press(page.locator(`[data-product="${dish?.pid}"]`), 'Enter', { most: 120 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`/store/${STORE}`)
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/deals/browse')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
})

test('the shortcut of the search can be switched off, as WCAG 2.1.4 asks, and on again', async ({ page }) => {
  const search = page.locator('input[type=search]:visible')
  const press = async () => {
    await page.goto('/deals')
    await page.keyboard.press('/')
  }
  for (const isOn of [false, true]) {
    await page.goto('/help')
    await page.getByText('Can I use only the keyboard?').click()
    await page.getByRole('checkbox', { name: 'Press “/” to search' }).setChecked(isOn)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:search-key'))).toBe(`${isOn}`)
    await press()
    await (isOn ? expect(search) : expect(search).not).toBeFocused()
  }
})

test('arrows, Home and End go through a menu, and Escape returns to where it was opened', async ({ page }) => {
  await page.goto('/deals')
  const banner = page.getByRole('banner')
  const more = banner.locator('summary', { hasText: 'More' })
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
  await tabTo(more)
  await page.keyboard.press('ArrowDown')
  const first = banner.getByRole('link', { name: 'Order history' })
  const last = banner.getByRole('link', { name: '日本語' })
  await expect(first).toBeFocused()
  for (const [key, entry] of [
    ['ArrowUp', last],
    ['ArrowDown', first],
    ['End', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key)
    await expect(entry, key).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(first).toBeHidden()
})

test('what has the focus is outlined, in forced colours too', async ({ page }) => {
  const [dish] = plainDishes(STORE)
  await page.goto(`/store/${STORE}`)
  await storeCart(page, STORE, [{ pid: dish?.pid ?? 0, qty: 1, pc: dish?.pc ?? 0 }])
  for (const path of size([`/store/${STORE}`, '/login', '/', '/deals'], [`/store/${STORE}`, '/login'])) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    for (let stop = 1; stop <= 20; stop++) {
      await page.keyboard.press('Tab')
      // the rings of search fields are drawn around their boxes
      const isRinged = (await page.locator('[role=search] input:focus').count()) > 0
      for (const forcedColors of isRinged ? (['active'] as const) : (['none', 'active'] as const)) {
        await page.emulateMedia({ forcedColors })
        expect(await isOutlined(page), `${path}, stop ${stop}, forced colours ${forcedColors}`).toBe(true)
      }
    }
  }
})

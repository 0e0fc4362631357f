import type { Locator, Page } from 'playwright/test'
import { plainDishes } from './support/catalogue'
import { logInAt } from './support/commerce-api'
import { placeDish } from './support/orders'
import { contrastIn, middleOf } from './support/pixels'
import { openAs } from './support/session'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const STORE = 1024
/** WCAG 1.4.11 */
const LEAST = 3
/** room of the sign on the picture of a dish with questions, and its distance from the card's corner, in px */
const [SIGN, GAP] = [46, 8]

test.use({ viewport: { width: 375, height: 812 } })

async function boxOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return box
}

async function openForced(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ forcedColors: 'active', colorScheme })
  await page.goto(`/store/${STORE}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`plus signs and the way to the delivery minimum can be seen in forced colours, ${colorScheme}`, async ({
    page,
  }) => {
    const [dish] = plainDishes(STORE)
    await openForced(page, colorScheme)
    const card = await boxOf(page.locator('#menu .has-choices').nth(2))
    const corner = {
      x: card.x + card.width - GAP - SIGN,
      y: card.y + card.height - GAP - SIGN,
      width: SIGN,
      height: SIGN,
    }
    expect(await contrastIn(page, middleOf(corner, 18)), 'a dish with questions').toBeGreaterThanOrEqual(LEAST)

    await storeCart(page, STORE, [{ pid: dish?.pid ?? 0, qty: 1, pc: Math.round((dish?.pc ?? 0) * 100) }])
    await page.reload()
    await page.getByRole('button', { name: /Show the cart/ }).click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    const plus = cart.getByRole('button', { name: `One more: ${dish?.nm}` })
    expect(await contrastIn(page, middleOf(await boxOf(plus), 18)), 'one more').toBeGreaterThanOrEqual(LEAST)
    const bar = await boxOf(cart.locator('.bg-sunken[aria-hidden]'))
    const inside = { x: bar.x + 4, y: bar.y + 2, width: bar.width - 8, height: bar.height - 4 }
    expect(await contrastIn(page, inside), 'what is missing').toBeGreaterThanOrEqual(LEAST)
  })

  test(`the steps of an order can be told apart in forced colours, ${colorScheme}`, async ({ page, shopper }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const { id } = await placeDish(await logInAt(shopper), 'alipay')
    await openAs(page, shopper, `/account/orders/detail/${id}`)
    const steps = page.getByRole('list', { name: 'Progress' })
    const bars = await steps.locator('[aria-hidden].h-2').all()
    const [first, last] = [await boxOf(bars[0] ?? steps), await boxOf(bars.at(-1) ?? steps)]
    const row = { x: first.x, y: first.y + 2, width: last.x + last.width - first.x, height: first.height - 4 }
    expect(await contrastIn(page, row)).toBeGreaterThanOrEqual(LEAST)
  })
}

import { expectAccessible } from './support/axe'
import { findOffer, isEasyToBuy, plainDishes } from './support/catalogue'
import { checkOut, chooseFulfilmentMethod, fillContact } from './support/menu-checkout'
import { openAs } from './support/session'
import { chooseRequired, GOOD_CARD, methodsButton, payByCard } from './support/shopping'
import { expect, test } from './support/test'

const TEA_HOUSE_ALWAYS_OPEN = 1024

test('axe finds nothing on the checkout of a menu, in its dialogs, and on the orders', async ({ page, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 2 }])
  await expectAccessible(page, 'nothing chosen')
  await chooseFulfilmentMethod(page, 'Pickup')
  await page.getByRole('button', { name: 'Choose a time' }).click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await expect(times.getByRole('tabpanel')).toBeVisible()
  await expectAccessible(page, 'times')
  await page.keyboard.press('Escape')
  await chooseFulfilmentMethod(page, /^(Dine in|In store)$/)
  await fillContact(page)
  await page.getByLabel(/Table number/).fill('7')
  await methodsButton(page).click()
  const methods = page.getByRole('dialog')
  await methods.getByRole('button', { name: 'Use this card' }).click()
  await expectAccessible(page, 'card with errors')
  await page.keyboard.press('Escape')
  await payByCard(page, GOOD_CARD)
  await expectAccessible(page, 'all chosen')
  await page.getByRole('button', { name: 'Place order' }).click()
  const done = page.getByRole('dialog')
  await expect(done.getByRole('button', { name: 'Go to order' })).toBeVisible()
  await expectAccessible(page, 'order placed')
  await done.getByRole('button', { name: 'Go to order' }).click()
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toBeVisible()
  await expectAccessible(page, 'order')
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
  await expectAccessible(page, 'orders')
})

test('axe finds nothing on the checkout of a deal, and on an empty one', async ({ page, shopper, faults }) => {
  faults.expect(/^422 POST \/api\/checkout\/quote/, /^404 GET \/api\/checkout\/start/)
  const { deal } = await findOffer(isEasyToBuy)
  await openAs(page, shopper, `/deals/details/${deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Coupon code').fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon code NOSUCH is invalid')).toBeVisible()
  await expectAccessible(page, 'a deal, with errors')
  await page.goto('/checkout?query=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'nothing to check out')
})

test('the comment box has 2 rows at first, and up to 6 [CHK-7]', async ({ page, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 1 }])
  const box = page.getByLabel('Comment for the store')
  const rows = () =>
    box.evaluate((area) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
      return (
        (area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
        Number.parseFloat(lineHeight)
      )
    })
  expect(await rows()).toBeCloseTo(2, 1)
  await box.fill('one\ntwo\nthree\nfour')
  expect(await rows()).toBeCloseTo(4, 1)
  await box.fill('line\n'.repeat(12))
  expect(await rows()).toBeCloseTo(6, 1)
})

test('on the narrowest phone no checkout scrolls sideways, in any language', async ({ page, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 2 }])
  for (const lan of ['en', 'zh', 'zh-Hant', 'jp']) {
    await page.goto(`/checkout?query=${TEA_HOUSE_ALWAYS_OPEN}&lan=${lan}`)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lan).toBeLessThanOrEqual(320)
  }
})

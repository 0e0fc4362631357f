import { logInAt } from './support/commerce-api'
import { press, tabTo, typeCardByKeys } from './support/keyboard'
import { placeUnpaid } from './support/orders'
import { openAs } from './support/session'
import { CARD_WORDS } from './support/shopping'
import { expect, test } from './support/test'

test('an order that waits is paid by keyboard alone; the card form gives the focus to the card', async ({
  page,
  shopper,
}) => {
  const { id, gid } = await placeUnpaid(await logInAt(shopper))
  await openAs(page, shopper, `/paynow?orderId=${id}&gid=${gid}`)
  await press(page.getByRole('button', { name: CARD_WORDS.en.card, exact: true }))
  await typeCardByKeys(page)
  await expect(page.getByRole('button', { name: 'Use another card' })).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await press(page.getByRole('button', { name: 'Pay now' }))
  const dialog = page.getByRole('dialog', { name: 'Payment received' })
  await press(dialog.getByRole('button', { name: 'Go to order' }))
  await expect(page.getByText('Total paid')).toBeVisible()
})

test('a store is found and opened by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await tabTo(page.getByRole('main').locator('input[type=search]'))
  await page.keyboard.type('sushi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=sushi/)
  const found = page.getByRole('main').locator('article a[href^="/store/"]').first()
  const name = await found.textContent()
  await press(found)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

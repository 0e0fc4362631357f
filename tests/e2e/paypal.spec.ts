import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { logInAt } from './support/commerce-api'
import { placeUnpaid } from './support/orders'
import { openAs, type Shopper } from './support/session'
import { expect, test } from './support/test'

/** The express page of an unpaid order, as its owner comes to it: it is private. */
async function openExpress(page: Page, shopper: Shopper) {
  const order = await placeUnpaid(await logInAt(shopper))
  await openAs(page, shopper, `/paypal?orderId=${order.id}`)
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible()
  return order
}
const press = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: choice }).click()
}

test('cancelled, declined, then approved: the order is paid [PPX-2] [PPX-4] [PPX-5]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 POST \/api\/paypal/)
  const order = await openExpress(page, shopper)
  await expect(page.getByRole('table')).toContainText(order.deal)
  const dialog = page.getByRole('dialog')
  await press(page, 'Cancel and go back')
  await expect(dialog).toHaveAccessibleName('Payment cancelled')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await press(page, 'Decline the payment')
  await expect(dialog.getByRole('alert')).toHaveText(/^Payment failed\./)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await press(page, 'Approve the payment')
  await expect(dialog).toHaveAccessibleName('Payment received')
  await dialog.getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/detail/${order.id}$`))
  await expect(page.getByText('Total due')).toBeHidden()
})

test('an order that does not exist, or is another’s, shows an error [PPX-3]', async ({ page, customer, faults }) => {
  faults.expect(/^404 GET \/api\/orders\//)
  await openAs(page, customer, '/paypal?orderId=nosuchorder')
  await expect(page.getByText('Order not found')).toBeVisible()
})

test('axe finds nothing on the express page', async ({ page, shopper }) => {
  await openExpress(page, shopper)
  await expectAccessible(page, 'express')
  await press(page, 'Cancel and go back')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Payment cancelled')
  await expectAccessible(page, 'cancelled')
})

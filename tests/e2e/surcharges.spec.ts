import type { Page } from 'playwright/test'
import { findTill } from './support/catalogue'
import { logInAt, storeStep } from './support/commerce-api'
import { placeDish } from './support/orders'
import { logIn, openAs, type Shopper } from './support/session'
import { GOOD_CARD, methodsButton, payByCard } from './support/shopping'
import { expect, test } from './support/test'

async function openOrder(page: Page, shopper: Shopper, id: string): Promise<void> {
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  await expect(page.getByText(`Order #${id}`)).toBeVisible()
}

test('a store adds a surcharge, the shopper pays it, and each order links to the other [ORD-34] [ORD-35] [ORD-36]', async ({
  page,
  shopper,
}) => {
  const { id, gid } = await placeDish(await logInAt(shopper))
  expect(
    await storeStep(id, 'surcharge', { amount: 3.2, label: 'Weight difference', separate: true, taxClass: 'standard' }),
  ).toBe(200)

  await openOrder(page, shopper, id)
  const panel = page.getByRole('region', { name: 'Surcharge' })
  await expect(panel.getByText('Not paid yet')).toBeVisible()
  // the store that is open now may be in either country
  await expect(panel.getByText('$3.20 before tax')).toBeVisible()
  await panel.getByRole('link', { name: 'Pay surcharge' }).click()

  await expect(page).toHaveURL(new RegExp(`/pay/${gid}/amt/3.20/oid/${id}/tc/standard/ro/1$`))
  await expect(page.getByLabel('Amount')).toHaveText(/^C?\$3\.20$/)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(
    new RegExp(`/checkout\\?query=${gid}&shipping=freeShipping&relatedOid=${id}&taxClass=standard$`),
  )
  await expect(page.getByText('Weight difference')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order type' })).toHaveCount(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payByCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()

  await expect(page.getByText('Completed').first()).toBeVisible()
  await page.getByRole('link', { name: `This order paid the surcharge for order #${id}` }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/detail/${id}$`))
  await expect(panel.getByText('Paid', { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Paid with order #/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Pay surcharge' })).toHaveCount(0)
})

test('a surcharge paid in another tab is not paid again', async ({ page, shopper, context }) => {
  const { id } = await placeDish(await logInAt(shopper))
  await storeStep(id, 'surcharge', { amount: 5, label: 'Late fee', separate: true, taxClass: 'exempt' })
  await openOrder(page, shopper, id)
  const second = await context.newPage()
  await second.goto(`/account/orders/detail/${id}`)
  for (const tab of [page, second]) {
    await tab.getByRole('link', { name: 'Pay surcharge' }).click()
    await tab.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(tab.getByText('Late fee')).toBeVisible()
    await tab.getByLabel('First name').fill('Ada')
    await tab.getByLabel('Phone').fill('6045550199')
    // the second tab knows the method that was chosen in the first
    await payByCard(tab, GOOD_CARD)
  }
  await second.getByRole('button', { name: 'Place order' }).click()
  await expect(second.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
  await page
    .getByRole('dialog', { name: 'Please check your cart' })
    .getByRole('button', { name: 'Back to the order' })
    .click()
  await expect(page.getByRole('region', { name: 'Surcharge' }).getByText('Paid', { exact: true })).toBeVisible()
})

test('a visitor who pays an amount logs in, and the amount is preserved [SELF-15] [PAY-12]', async ({
  page,
  shopper,
}) => {
  const gid = findTill()
  await page.goto('/login')
  const line = { pid: 0, qty: 1, pc: 1250, options: {}, taxClass: '', selfCheckout: true }
  const cart = { version: 2, kind: 'pay', gid, items: [line], fulfilmentMethods: [5], fulfilmentMethod: 5, coupon: '' }
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`plaza:cart:pay:${gid}`, JSON.stringify(cart)],
  )
  await page.goto(`/checkout?query=${gid}&shipping=freeShipping`)
  await logIn(page, shopper)
  await expect(page.getByText('C$12.50').first()).toBeVisible()
  await methodsButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Credit card' })).toBeVisible()
  for (const name of ['Cash', 'Pay later']) await expect(dialog.getByRole('button', { name })).toHaveCount(0)
})

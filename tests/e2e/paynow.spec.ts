import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { logInAt } from './support/commerce-api'
import { placeUnpaid } from './support/orders'
import { ask } from './support/raw'
import { openAs } from './support/session'
import { CARD_WORDS, enterCard, GOOD_CARD } from './support/shopping'
import { expect, test } from './support/test'

const address = ({ id, gid }: { id: string; gid: number }) => `/paynow?orderId=${id}&gid=${gid}`
const orderPage = /\/account\/orders\/detail\/[a-z0-9]+$/

async function useCard(page: Page, number: string) {
  const method = page.getByRole('button', { name: CARD_WORDS.en.card, exact: true })
  if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click()
  const other = page.getByRole('button', { name: 'Use another card' })
  if (await other.isVisible()) await other.click()
  await enterCard(page, number)
}

test('a card: the button shows each step, a refused card shows an error, another one pays [PAY-22] [PAY-23] [PAY-24]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 POST \/api\/paynow/)
  const order = await placeUnpaid(await logInAt(shopper))
  await openAs(page, shopper, address(order))
  await expect(page).toHaveURL(/\/paynow\?/)
  await page.getByRole('button', { name: 'Please input payment method' }).click()
  await expect(page.getByRole('button', { name: 'Credit card' })).toBeFocused()
  await page.getByRole('button', { name: 'Credit card' }).click()
  await expect(page.getByRole('button', { name: 'Please input valid credit card' })).toBeVisible()
  await useCard(page, '4000000000000002')
  await page.getByRole('button', { name: '15%' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(/^Transaction declined\./)
  await dialog.getByRole('button', { name: 'Pay now' }).click()
  await useCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(orderPage)
  await expect(page.getByText('Total paid')).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
})

for (const [choice, isPaid] of [
  ['Approve the payment', true],
  ['Decline the payment', false],
] as const) {
  test(`alipay of the owner, ${choice}: back on the order [PAY-18] [ROUTE-11]`, async ({ page, shopper }) => {
    const order = await placeUnpaid(await logInAt(shopper))
    await openAs(page, shopper, address(order))
    await page.getByRole('button', { name: 'Alipay' }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: choice, exact: true }).click()
    await expect(page).toHaveURL(orderPage)
    await expect(page.getByText('Total due')).toBeVisible({ visible: !isPaid })
  })
}

test('a visitor sees no personal data, pays by alipay without a session, and sees here that it is paid [PAY-29] [PAY-16] [ROUTE-27]', async ({
  page,
  shopper,
}) => {
  const order = await placeUnpaid(await logInAt(shopper))
  await page.goto(address(order))
  await expect(page.getByText(order.deal)).toBeVisible()
  for (const secret of ['Ada', '6045550177', '(604) 555-0177', shopper.email])
    await expect(page.getByText(secret)).toHaveCount(0)
  await page.getByRole('button', { name: 'Alipay' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page).toHaveURL(/\/paynow\?.*from=returned/)
  await expect(page.getByText('Payment declined')).toBeVisible()
  await page.getByRole('button', { name: 'Alipay' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment received' })
  await dialog.getByRole('button', { name: 'Back to the store' }).click()
  await expect(page).toHaveURL(new RegExp(`/store/${order.gid}$`))
  await page.goto(address(order))
  await expect(page.getByText('This order is paid')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeDisabled()
})

test('a card whose provider is silent is being confirmed, and then paid, once', async ({ page, shopper, faults }) => {
  faults.expect(/^422 POST \/api\/paynow/)
  const order = await placeUnpaid(await logInAt(shopper))
  await openAs(page, shopper, address(order))
  await useCard(page, '4000000000000259')
  await page.getByRole('button', { name: 'Pay now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText('Your payment is being confirmed. You won’t be charged twice.')
  await dialog.getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(orderPage)
  await expect(page.getByText('Payment received')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Total paid')).toBeVisible()
  await expect(page.getByText(/Pay now/)).toHaveCount(0)
})

test('two immediate presses make one payment', async ({ page, shopper }) => {
  const order = await placeUnpaid(await logInAt(shopper))
  let payments = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/paynow')) payments += 1
  })
  await page.goto(address(order))
  await useCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Pay now' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
  expect(payments).toBe(1)
})

test('an order that does not exist shows an error; the page is neither cached nor indexed', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^404 GET \/api\/paynow/)
  await page.goto('/paynow?orderId=nosuchorder&gid=1')
  await expect(page.getByText('Order not found')).toBeVisible()
  const { headers, text } = await ask(address(await placeUnpaid(await logInAt(shopper))))
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-security-policy']).toContain("'strict-dynamic'")
  expect(text).toMatch(/<meta name="robots" content="noindex"/)
})

test('axe finds nothing on pay now', async ({ page, shopper, faults }) => {
  faults.expect(/^422 POST \/api\/paynow/)
  const order = await placeUnpaid(await logInAt(shopper))
  for (const lan of ['en', 'jp']) {
    await page.goto(`${address(order)}&lan=${lan}`)
    await expect(page.getByText(order.id)).toBeVisible()
    await expectAccessible(page, lan)
  }
  await page.goto(`${address(order)}&lan=en`)
  await page.getByRole('button', { name: 'Credit card' }).click()
  await expectAccessible(page, 'card')
  await useCard(page, '4000000000000002')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'result')
})

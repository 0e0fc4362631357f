import type { Page } from 'playwright/test'
import { findOffer, isEasyToBuy, type Offer } from './support/catalogue'
import { openAs, type Shopper } from './support/session'
import { chooseRequired, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

/** From the deal to the checkout screen, logged in, with a name and a phone. */
async function goToCheckout(
  page: Page,
  shopper: Shopper,
  accepts: (offer: Offer) => boolean = isEasyToBuy,
): Promise<Offer> {
  const offer = await findOffer(accepts)
  await openAs(page, shopper, `/deals/details/${offer.deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await expect(page).toHaveURL(/\/deals\/checkout\?query=\d+/)
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  return offer
}

const fillContact = async (page: Page) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
}

test('the main button shows each step in turn and leads there [CHK-26] [CHK-37]', async ({ page, shopper }) => {
  await goToCheckout(page, shopper)
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Please input first name' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Please input phone number' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('6045550199')
  await page.getByRole('button', { name: 'Please input valid credit card' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment method' })).toBeVisible()
})

for (const [number, message] of [
  ['4000000000000002', 'Transaction declined'],
  ['4000000000000341', 'Invalid credit card, please pick another payment method'],
] as const) {
  const row = message.startsWith('Trans') ? 'ERR-32' : 'ERR-35'
  test(`a refused card shows an error, nothing is lost, and another card pays: ${message} [${row}]`, async ({
    page,
    shopper,
    faults,
  }) => {
    faults.expect(/^422 POST \/api\/checkout\/order/)
    await goToCheckout(page, shopper)
    await fillContact(page)
    await payByCard(page, number)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await payByCard(page, GOOD_CARD)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('dialog')).toContainText('Thank you for your business')
  })
}

test('a coupon changes the total and shows a message; an invalid one shows an error [ERR-48] [ERR-49] [CHK-21]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 POST \/api\/checkout\/quote/)
  await goToCheckout(page, shopper)
  const coupon = page.getByLabel('Coupon code')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await coupon.fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon code NOSUCH is invalid')).toBeVisible()
  await coupon.fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon WELCOME10 has been applied')).toBeVisible()
  await expect(page.getByText(/^Your total went down by .* \(coupon\)$/)).toBeVisible()
})

test('the network fails while the order is sent: the order is found, and there is one [CHK-22]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^failed POST \/api\/checkout\/order/)
  await goToCheckout(page, shopper)
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  // the order arrives, its answer does not
  await page.route(
    '**/api/checkout/order',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Checking your order' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await page.goto('/account/orders')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('an API that does not respond to a quote shows an error, with a retry [ERR-53]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^failed POST \/api\/checkout\/quote/)
  await page.route('**/api/checkout/quote', (route) => route.abort('connectionfailed'))
  await goToCheckout(page, shopper)
  await expect(page.getByText('Slow or unstable network')).toBeVisible()
  await page.unroute('**/api/checkout/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Order total')).toBeVisible()
})

test('a reload in the middle preserves the cart; two tabs share it [CART-1]', async ({ page, shopper, context }) => {
  const { deal } = await goToCheckout(page, shopper)
  await page.reload()
  await expect(page.getByText(deal.name)).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByText(deal.name)).toBeVisible()
})

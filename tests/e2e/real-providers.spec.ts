import type { Page } from 'playwright/test'
import { freePort } from '@/scripts/launch/free-port'
import { openApi } from '@/scripts/launch/preview'
import { openPaypalStub } from '@/tests/support/paypal-stub/open-paypal-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { chooseRequired, payBy } from './support/shopping'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

// an API and a storefront whose payments Stripe and PayPal take
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let stripe: Awaited<ReturnType<typeof openStripeStub>>
let paypal: Awaited<ReturnType<typeof openPaypalStub>>
let api: Awaited<ReturnType<typeof openApi>>
let shop: Storefront
test.beforeAll(async () => {
  test.setTimeout(240_000)
  stripe = await openStripeStub()
  paypal = await openPaypalStub()
  const port = await freePort()
  api = await openApi('real-providers', {
    SIMULATOR: 'off',
    STOREFRONT_ORIGINS: `http://localhost:${port}`,
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
    STRIPE_API_BASE: stripe.base,
    PAYPAL_CLIENT_ID: paypal.config.clientId,
    PAYPAL_CLIENT_SECRET: paypal.config.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.config.webhookId,
    PAYPAL_API_BASE: paypal.base,
  })
  stripe.sendEventsTo(`${api.base}/webhooks/stripe`)
  shop = await startSecond(
    {
      COMMERCE_API_URL: api.base,
      PAY_ORIGINS: api.base.replace('127.0.0.1', 'localhost'),
      STRIPE_SCRIPT_URL: `${stripe.base}/stripe.js`,
      EXPRESS_SCRIPT_URL: `${paypal.base}/sdk/js`,
      EXPRESS_CLIENT_KEY: paypal.config.clientId,
    },
    port,
  )
})
test.afterAll(async () => {
  await shop?.stop()
  await api?.close()
  await Promise.all([stripe?.close(), paypal?.close()])
})

/** A deal in the checkout of the demo's customer, with a payment method chosen. */
async function checkOutBy(page: Page, method: string): Promise<void> {
  const { deal } = await findOffer(
    (offer) =>
      isEasyToBuy(offer) && offer.store.accept_alipay && offer.store.accept_wechat && offer.store.accept_express,
  )
  const login = { mode: 'account', email: 'demo@plaza.test', password: 'plaza-demo' }
  const answer = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data: login })
  expect(answer.status()).toBe(200)
  await page.goto(`${shop.url}/deals/details/${deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payBy(page, method)
}
const enterCard = async (page: Page, number: string) => {
  await page.getByLabel('Stripe card number').fill(number)
}
const place = (page: Page) => page.getByRole('button', { name: 'Place order' }).click()
async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByText('Total due')).toBeHidden()
}

test('a card in Stripe’s form pays the order, and its number reaches nobody else', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${new URL(request.url()).origin} ${request.postData() ?? ''}`))
  await checkOutBy(page, 'Credit card')
  await expect(page.getByRole('button', { name: 'Please input valid credit card' })).toBeVisible()
  await enterCard(page, STRIPE_CARDS.good)
  await place(page)
  await expectPaid(page)
  const told = sent.filter((one) => one.includes(STRIPE_CARDS.good)).map((one) => one.split(' ')[0])
  expect(new Set(told)).toEqual(new Set([stripe.base]))
})

test('a card that needs 3-D Secure is paid once its owner confirms', async ({ page }) => {
  await checkOutBy(page, 'Credit card')
  await enterCard(page, STRIPE_CARDS.needs3ds)
  await place(page)
  await page.getByRole('dialog', { name: 'Bank' }).getByRole('button', { name: 'Confirm' }).click()
  await expectPaid(page)
})

test('a declined card, then another, on the page that pays the order', async ({ page }) => {
  await checkOutBy(page, 'Credit card')
  await enterCard(page, STRIPE_CARDS.declined)
  await place(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(/^Transaction declined/)
  await dialog.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/paynow\?/)
  await page.getByRole('button', { name: 'Credit card' }).click()
  await enterCard(page, STRIPE_CARDS.good)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expectPaid(page)
})

test('Alipay by Stripe: the payer goes to its page, and comes back to the paid order', async ({ page }) => {
  await checkOutBy(page, 'Alipay')
  await place(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectPaid(page)
})

test('WeChat Pay by Stripe: the page with the code asks by itself, and goes on to the paid order', async ({ page }) => {
  await checkOutBy(page, 'WeChat Pay')
  await place(page)
  await expect(page).toHaveURL(/\/pay\/[a-z0-9]+$/)
  await expect(page.getByText(/^Scan this code with WeChat/)).toBeVisible()
  await expect(page.locator('svg')).toBeVisible()
  const shown = page.url()
  await page.waitForResponse(shown)
  const code = [...stripe.books.intents.values()].findLast(({ payment_method_types: [type] }) => type === 'wechat_pay')
  // the payer's phone approves; Stripe sends no event
  stripe.books.choose(code?.id ?? '', 'approve')
  await expectPaid(page)
})

test('PayPal: cancelled, declined, then approved', async ({ page, faults }) => {
  faults.expect(/^422 POST \/api\/paypal/)
  await checkOutBy(page, 'PayPal')
  await place(page)
  await expect(page).toHaveURL(/\/paypal\?/)
  const press = async (choice: string) => {
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await page.getByRole('dialog', { name: 'PayPal' }).getByRole('button', { name: choice }).click()
  }
  const dialog = page.getByRole('dialog')
  await press('Cancel and return')
  await expect(dialog).toHaveAccessibleName('Payment cancelled')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await press('Pay with an empty account')
  await expect(dialog.getByRole('alert')).toHaveText(/^Payment failed\./)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await press('Pay with PayPal')
  await expect(dialog).toHaveAccessibleName('Payment received')
  await dialog.getByRole('button', { name: 'Go to order' }).click()
  await expectPaid(page)
})

import { randomUUID } from 'node:crypto'
import { type ApiGate, openGate } from './support/api-gate'
import { dishesOf, plainDishes } from './support/catalogue'
import { logInAt, register } from './support/commerce-api'
import { buyGiftCard, placeUnpaid } from './support/orders'
import { openReady, ordersOf } from './support/ready-checkout'
import { CARD_WORDS, enterCard, GOOD_CARD } from './support/shopping'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

test.describe('an API whose answers to checkouts are slow', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let gate: ApiGate
  let second: Storefront
  test.beforeAll(async () => {
    gate = await openGate()
    second = await startSecond({ COMMERCE_API_URL: gate.url, PAYMENT_TIMEOUT_SECONDS: '8' })
  })
  test.afterAll(async () => {
    await second?.stop()
    await gate?.close()
  })

  test('the page says that it is still working, and the order is placed once', async ({ page, shopper }) => {
    await openReady(page, shopper, second.url)
    gate.holdPayments(6500)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('Still working on it. This can take up to a minute')).toBeVisible({ timeout: 6400 })
    await expect(page.getByText(/your order has been created: #[a-z0-9]+/)).toBeVisible()
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  test('an answer that does not come is looked for, through a reload, and the order that it became is opened', async ({
    page,
    shopper,
    faults,
  }) => {
    faults.expect(/POST \/api\/checkout\/order/)
    await openReady(page, shopper, second.url)
    gate.holdPayments(60_000)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByRole('dialog', { name: 'Checking your order' })).toBeVisible({ timeout: 10_000 })
    await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+/)
    const orders = await ordersOf(shopper)
    expect(orders).toHaveLength(1)
    expect(page.url()).toContain(orders[0])
  })

  test('a reload while the answer is on its way finds the order as well, and nothing is paid twice', async ({
    page,
    shopper,
    faults,
  }) => {
    faults.expect(/POST \/api\/checkout\/order/)
    await openReady(page, shopper, second.url)
    gate.holdPayments(60_000)
    const sent = page.waitForRequest(/\/api\/checkout\/order$/)
    await page.getByRole('button', { name: 'Place order' }).click()
    await sent
    await page.reload()
    await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+/, { timeout: 20_000 })
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  test('a payment of an order whose answer does not come is looked for, and the order is paid', async ({
    page,
    shopper,
    faults,
  }) => {
    faults.expect(/POST \/api\/paynow/)
    const { id, gid } = await placeUnpaid(await logInAt(shopper))
    await page.goto(`${second.url}/paynow?orderId=${id}&gid=${gid}`)
    await page.getByRole('button', { name: CARD_WORDS.en.card, exact: true }).click()
    await enterCard(page, GOOD_CARD)
    gate.holdPayments(60_000)
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('dialog', { name: 'Checking your payment' })).toBeVisible({ timeout: 10_000 })
    await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible({ timeout: 20_000 })
  })
})

test('a gift card that is given away in another tab: the checkout names both amounts, and charges the one that it shows', async ({
  page,
  shopper,
  faults,
  baseURL,
}) => {
  faults.expect(/^422 POST \/api\/checkout\/order/)
  const friend = `${randomUUID()}@shopper.test`
  await register(friend)
  const { gid } = await buyGiftCard(await logInAt(shopper))
  const [dish] = dishesOf(gid).filter(({ pid }) => plainDishes(gid).some((one) => one.pid === pid))
  await openReady(page, shopper, baseURL ?? '', gid, Math.ceil(120 / (dish?.pc ?? 10)))
  const due = page.locator('.money').last()
  const full = await due.textContent()
  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /••••/ }).click()
  await expect(due).not.toHaveText(full ?? '')
  const shown = (await due.textContent()) ?? ''
  const [card] = await (await page.request.get('/api/gift-cards')).json()
  const given = { data: { code: card.code, receiver: friend, comment: '' }, headers: { origin: baseURL ?? '' } }
  expect((await page.request.post('/api/gift-cards', given)).status()).toBe(200)

  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(`The amount due is now ${full} instead of ${shown}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a gift card' })).toBeVisible()
  await expect(due).toHaveText(full ?? '')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page.getByText('Total paid').locator('xpath=following-sibling::*[1]')).toHaveText(full ?? '')
})

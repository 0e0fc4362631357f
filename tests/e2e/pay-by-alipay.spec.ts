import type { Page } from 'playwright/test'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { openAs, type Shopper } from './support/session'
import { chooseRequired, payBy } from './support/shopping'
import { expect, test } from './support/test'

async function goToProvider(page: Page, shopper: Shopper): Promise<void> {
  const { deal } = await findOffer((offer) => isEasyToBuy(offer) && offer.store.accept_alipay)
  await openAs(page, shopper, `/deals/details/${deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payBy(page, 'Alipay')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
}

test('alipay, approved: the provider redirects to the paid order [CHK-23] [ROUTE-11]', async ({ page, shopper }) => {
  await goToProvider(page, shopper)
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toContainText(
    'Processing',
    { timeout: 30_000 },
  )
})

test('alipay, declined: the order remains, unpaid, with its countdown [ORD-16] [ORD-37] [ORD-38]', async ({
  page,
  shopper,
}) => {
  await goToProvider(page, shopper)
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment declined' })).toContainText(
    'You haven’t been charged.',
  )
  await expect(page.getByText('Waiting for the store to accept')).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveText(
    /^Your order will be held for 1\d minutes \d+ seconds\. Pay now to prevent cancellation$/,
  )
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await expect(page.getByText('Total due')).toBeVisible()
})

test('alipay, abandoned: Back finds the order, which can be cancelled [ORD-20] [ORD-21] [ERR-47]', async ({
  page,
  shopper,
}) => {
  await goToProvider(page, shopper)
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order has been cancelled')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toContainText('Cancelled')
})

for (const choice of ['Approve, but tell the store 20 seconds late', 'Approve, and tell the store twice']) {
  test(`alipay, “${choice}”: the shopper reads at once that it is paid, and cannot pay twice`, async ({
    page,
    shopper,
  }) => {
    await goToProvider(page, shopper)
    await page.getByRole('button', { name: choice }).click()
    await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
    await expect(page.getByText('Payment received')).toBeVisible()
    await expect(page.getByText(/Pay now/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Total paid')).toBeVisible()
    await expect(page.getByText('Payment received')).toHaveCount(0)
  })
}

test('alipay, cancelled: nothing was taken, and the lists sendRaw that the order waits for payment', async ({
  page,
  shopper,
}) => {
  await goToProvider(page, shopper)
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment cancelled' })).toContainText(
    'You haven’t been charged.',
  )
  await expect(page.locator('.text-headline')).toHaveText('Waiting for your payment')
  for (const list of ['/account', '/account/orders']) {
    await page.goto(list)
    await expect(page.getByText('Waiting for your payment')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay now/ })).toHaveAttribute(
      'href',
      /^\/paynow\?orderId=\w+&gid=\d+$/,
    )
  }
  await page.getByRole('link', { name: /^Pay now/ }).click()
  await expect(page.getByRole('button', { name: 'Please input payment method' })).toBeVisible()
})

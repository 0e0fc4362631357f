import { shiftDate } from '@/scripts/clock/shift-date.cjs'
import { type ApiGate, openGate } from './support/api-gate'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { MESSAGES } from './support/messages'
import { openReady, ordersOf } from './support/ready-checkout'
import { payBy } from './support/shopping'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

const HOUR = 3_600_000

test.describe('an API whose answers are odd', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let gate: ApiGate
  let second: Storefront
  test.beforeAll(async () => {
    gate = await openGate()
    second = await startSecond({ COMMERCE_API_URL: gate.url, PAYMENT_TIMEOUT_SECONDS: '8' })
  })
  test.afterEach(() => gate.rewrite(null))
  test.afterAll(async () => {
    await second?.stop()
    await gate?.close()
  })

  for (const records of ['{}', 'null', '[]'])
    test(`a checkout that answers ${records} is looked for, and its one order is opened`, async ({
      page,
      shopper,
      faults,
    }) => {
      faults.expect(/POST \/api\/checkout\/order/)
      await openReady(page, shopper, second.url)
      // of a checkout alone: lists have other keys
      gate.rewrite((json) => (/"ord_id":"\w+","pay_url"/.test(json) ? `{"RC":200,"records":${records}}` : json))
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(page.getByRole('dialog', { name: 'Checking your order' })).toBeVisible()
      await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+/)
      expect(await ordersOf(shopper)).toEqual([page.url().split('/').at(-1)])
    })

  test('an order whose payment page is at another origin is opened, and can be paid', async ({ page, shopper }) => {
    await openReady(page, shopper, second.url, undefined, undefined, (one) => payBy(one, 'Alipay'))
    gate.rewrite((json) => json.replace(/"pay_url":"https?:\/\/[^/"]+/, '"pay_url":"https://pay.elsewhere.example'))
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+/)
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  test('an order of a status that is not known says so, and offers nothing that depends on it', async ({
    page,
    shopper,
  }) => {
    await openReady(page, shopper, second.url, undefined, undefined, (one) => payBy(one, 'Alipay'))
    gate.rewrite((json) =>
      json
        .replace(/"pay_url":"https?:\/\/[^/"]+/, '"pay_url":"https://pay.elsewhere.example')
        .replaceAll(/"(status|st)":\d+/g, '"$1":42'),
    )
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+/)
    await expect(page.getByText('Waiting for your payment').first()).toBeVisible()
    for (const name of ['Cancel order', 'Pay now']) await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  })

  test('a deal that costs .50 is sold for C$0.50', async ({ page }) => {
    const { deal } = await findOffer(isEasyToBuy)
    gate.rewrite((json) => json.replaceAll(/"spc":"?[\d.]+"?/g, '"spc":".50"'))
    await page.goto(`${second.url}/deals/details/${deal.id}?lan=en`)
    await expect(page.getByRole('button', { name: /Buy · C\$0\.50/ })).toBeVisible()
  })
})

test.describe('a page that cannot be made', () => {
  let gate: ApiGate
  let second: Storefront
  test.use({ javaScriptEnabled: false })
  test.beforeAll(async () => {
    gate = await openGate()
    second = await startSecond({ COMMERCE_API_URL: gate.url })
  })
  test.afterAll(async () => {
    await second?.stop()
    await gate?.close()
  })

  test('has words without scripts, in four languages', async ({ page, faults }) => {
    faults.expect(/^503 GET \/deals\/details\/5123/)
    gate.rewrite((json) => json.replaceAll(/"spc":"?[\d.]+"?/g, '"spc":"free"'))
    for (const [lan, { errors, common }] of Object.entries(MESSAGES)) {
      const response = await page.goto(`${second.url}/deals/details/5123?lan=${lan}`)
      expect(response?.status()).toBe(503)
      await expect(page.getByRole('heading', { name: errors.load_failed })).toBeVisible()
      await expect(page.getByRole('link', { name: common.retry })).toBeVisible()
    }
    const again = page.waitForRequest(page.url())
    await page.getByRole('link', { name: MESSAGES.jp.common.retry }).click()
    await again
  })
})

for (const days of [-3, 3])
  test(`on a device whose clock is wrong by ${days} days a running deal can be bought`, async ({ page, context }) => {
    await context.addInitScript(shiftDate, days * 24 * HOUR)
    const { deal } = await findOffer(isEasyToBuy)
    await page.goto(`/deals/details/${deal.id}?lan=en`)
    await expect(
      page
        .locator('[data-session]')
        .or(page.getByRole('button', { name: /^Buy/ }))
        .first(),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: /^Buy/ })).toBeEnabled()
    await expect(page.getByText('Expired')).toHaveCount(0)
  })

import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { LANGUAGES, toBcp47 } from '@/lib/domain/languages/languages'
import { openOperatedShop } from './support/operated-shop'
import { expect, test } from './support/test'

/** An evening at the page of operators, in production mode on PostgreSQL, by two tablets. */

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Within this time the other tablet and the customers see a press. */
const SOON = { timeout: 3000 }
const TABLET = { viewport: { width: 1024, height: 768 } }
const PHONE = { viewport: { width: 375, height: 812 } }

let shop: Awaited<ReturnType<typeof openOperatedShop>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openOperatedShop()
})
test.afterAll(() => shop?.close())

const tablets: BrowserContext[] = []
test.afterEach(async () => {
  await Promise.all(tablets.splice(0).map((one) => one.close()))
})

async function logIn(browser: Browser, options: BrowserContextOptions = TABLET): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-CA', ...options })
  tablets.push(context)
  const page = await context.newPage()
  await page.goto(shop.operatorUrl)
  await page.locator('input').fill(shop.token)
  await page.locator('button[type=submit]').click()
  await page.getByRole('navigation').waitFor()
  return page
}

const listOf = (page: Page) => page.locator('main > section').first()
const cardOf = (page: Page, number: string) => listOf(page).getByRole('link', { name: number })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function open(page: Page, number: string): Promise<void> {
  await cardOf(page, number).click()
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
}

test('twelve orders, two tablets: each sees what the other does, and so do the customers', async ({ browser }) => {
  const [a, b] = [await logIn(browser), await logIn(browser, PHONE)]
  const orders = [await shop.order(), await shop.order(), await shop.order()]
  const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]
  for (const tablet of [a, b]) {
    await expect(tablet.getByText('To do (3)')).toBeVisible(SOON)
    await expect(tablet).toHaveTitle('(3) Orders', SOON)
    await expect(tablet.locator('[data-ringing="true"]')).toBeVisible()
  }

  await open(a, first.number)
  await a.getByText('30 min', { exact: true }).click()
  await press(a, 'Accept, ready in 30 min')
  await expect(cardOf(b, first.number)).toContainText('Accepted', SOON)
  await expect.poll(async () => (await first.read()).status, SOON).toBe(2)
  const promised = Date.parse(`${(await first.read()).est_ready_dt}Z`)
  await press(a, '20 min more')
  const later = async () => Date.parse(`${(await first.read()).est_ready_dt}Z`) - promised
  await expect.poll(later, SOON).toBe(20 * 60_000)
  await press(a, 'Ready')
  await expect(cardOf(b, first.number)).toContainText('Ready', SOON)
  expect((await first.read()).prepared_dt).not.toBeNull()
  await press(a, 'Handed over')
  await expect(b.getByText('To do (2)')).toBeVisible(SOON)
  await expect.poll(async () => (await first.read()).status, SOON).toBe(4)

  await open(b, second.number)
  await press(b, 'Decline')
  await b.getByLabel('Reason').fill('The oven is broken')
  await b.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(cardOf(a, second.number)).toBeHidden(SOON)
  await expect.poll(async () => (await second.read()).status, SOON).toBe(5)
  expect(JSON.stringify(await second.read())).toContain('The oven is broken')

  await open(a, third.number)
  await a.getByLabel('Reply to the customer').fill('With or without chilli?')
  await press(a, 'Send')
  await expect(a.getByText('Store, ')).toBeVisible(SOON)
  await expect.poll(async () => JSON.stringify(await third.read()), SOON).toContain('With or without chilli?')
  await press(a, 'Accept, ready in 20 min')
  await press(a, 'Handed over')
  await expect(b.getByText('To do (0)')).toBeAttached(SOON)

  await b.getByRole('link', { name: 'All orders' }).click()
  for (const count of [5, 4]) {
    const batch = await Promise.all(Array.from({ length: count }, () => shop.order()))
    for (const { number } of batch) {
      await open(a, number)
      await press(a, 'Accept, ready in 20 min')
      await expect(a.getByRole('button', { name: 'Handed over' })).toBeVisible()
    }
    for (const { number } of batch) await expect(cardOf(b, number)).toContainText('Accepted', SOON)
    for (const { number } of batch) {
      await open(a, number)
      await press(a, 'Handed over')
      await expect(a.getByRole('button', { name: 'Handed over' })).toBeHidden()
    }
    await expect(b.getByText('To do (0)')).toBeVisible(SOON)
  }
  await expect(a).toHaveTitle('Orders')
  await a.getByText('Finished today').click()
  await expect(listOf(a).getByRole('listitem')).toHaveCount(12)
})

test('a connection that drops: what was pressed is done once it is back, and only once', async ({ browser }) => {
  const [a, b] = [await logIn(browser), await logIn(browser)]
  const { number, read } = await shop.order()
  await open(a, number)
  await a.context().setOffline(true)
  await press(a, 'Accept, ready in 20 min')
  await expect(a.getByText('Waiting for the connection.')).toBeVisible()
  await expect(a.getByText('No connection. New orders do not show until it is back.')).toBeVisible()
  expect((await read()).status).toBe(1)
  // the other tablet is faster
  await open(b, number)
  await b.getByText('45 min', { exact: true }).click()
  await press(b, 'Accept, ready in 45 min')
  await expect.poll(async () => (await read()).status, SOON).toBe(2)
  const promised = (await read()).est_ready_dt
  await a.context().setOffline(false)
  await expect(a.getByText('No connection.')).toBeHidden()
  await expect(a.getByRole('button', { name: 'Handed over' })).toBeVisible()
  await expect(a.getByRole('alert')).toHaveCount(0)
  expect((await read()).est_ready_dt).toBe(promised)

  // the answer is lost on its way back
  let sent = 0
  await a.route('**/complete', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await press(a, 'Handed over')
  await expect(cardOf(b, number)).toBeHidden(SOON)
  await expect(a.getByRole('region', { name: 'What to do' }).getByRole('button', { name: 'Handed over' })).toBeHidden()
  await expect(a.getByRole('alert')).toHaveCount(0)
  expect(sent).toBe(1)
})

test('one line is refunded once, and a press that cannot be done says why', async ({ browser }) => {
  const [a, b] = [await logIn(browser), await logIn(browser)]
  const { number, read } = await shop.order()
  await open(a, number)
  await open(b, number)
  await press(a, 'Accept, ready in 20 min')
  await press(a, 'Handed over')
  await expect(a.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
  let refunds = 0
  await a.route('**/refund', async (route) => {
    refunds += 1
    if (refunds > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await press(a, 'Refund')
  const dialog = a.getByRole('dialog', { name: 'What goes back?' })
  await dialog.getByText('Some items').click()
  await dialog.getByRole('button', { name: `One ${shop.dishes[1]} more` }).click()
  await dialog.getByLabel('Reason').fill('It was cold')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  expect(refunds).toBe(2)
  // 12.00 and its GST of 5 %
  expect((await read()).refund_amt).toBe(12.6)
  await expect(a.getByRole('region', { name: 'Items and bill' })).toContainText('Refunded−C$12.60')

  // the other tablet has not seen yet that the order is over
  const other = await shop.order()
  await open(b, other.number)
  await b.route('**/api/operator/orders*', (route) => route.abort())
  await open(a, other.number)
  await press(a, 'Decline')
  await a.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect.poll(async () => (await other.read()).status, SOON).toBe(5)
  await press(b, 'Accept, ready in 20 min')
  await expect(b.getByText('Not possible: the order is no longer as it was.')).toBeVisible()
  expect((await other.read()).status).toBe(5)
})

test('a dish is sold out until tomorrow, and the menu says so', async ({ browser }) => {
  const a = await logIn(browser)
  const dish = shop.dishes[0]
  expect(await shop.isSoldOut(dish)).toBe(false)
  await a.getByRole('link', { name: 'Items' }).click()
  const row = a.getByRole('listitem').filter({ hasText: dish })
  await row.getByRole('button', { name: 'Sold out until tomorrow' }).click()
  await expect(row.getByText('Sold out', { exact: true })).toBeVisible()
  await expect.poll(() => shop.isSoldOut(dish), SOON).toBe(true)
  await row.getByRole('button', { name: 'Back in stock' }).click()
  await expect.poll(() => shop.isSoldOut(dish), SOON).toBe(false)
  await row.getByRole('button', { name: 'Change price' }).click()
  await a.getByLabel('Price in CAD').fill('13,50')
  await press(a, 'Save')
  await expect(row).toContainText('C$13.50')
})

test('a pause, busy minutes and a closed rest of the day: customers see each, and all end', async ({ browser }) => {
  const [a, b] = [await logIn(browser), await logIn(browser, PHONE)]
  for (const tablet of [a, b]) await tablet.getByRole('link', { name: 'Now' }).click()
  await expect(a.getByText('Taking orders by your opening hours.')).toBeVisible()
  const promised = await shop.promisedMinutes()
  await press(a, 'Busy: 20 min more for new orders')
  await expect(b.getByText(/^New orders take 20 min longer until /)).toBeVisible(SOON)
  await expect.poll(() => shop.promisedMinutes(), SOON).toBe(promised + 20)
  await press(b, 'Pause orders for 30 min')
  await expect(a.getByText(/^No orders until /)).toBeVisible(SOON)
  await expect.poll(() => shop.page(), SOON).toContain('orders paused until')
  expect(await shop.isOrderTaken()).toBe(false)
  await press(a, 'Back to the usual')
  await expect.poll(() => shop.page(), SOON).not.toContain('orders paused until')
  expect(await shop.promisedMinutes()).toBe(promised)
  await press(a, 'Close for the rest of today')
  await expect(b.getByText(/^Closed until /)).toBeVisible(SOON)
  await expect.poll(() => shop.page(), SOON).toContain('Closed')
  await press(b, 'Back to the usual')
  await expect(a.getByText('Taking orders by your opening hours.')).toBeVisible(SOON)
  expect(await shop.isOrderTaken()).toBe(true)
})

test('an order is printed on paper of 80 mm, without what is not for the kitchen', async ({ browser }) => {
  const a = await logIn(browser)
  const { number } = await shop.order()
  await open(a, number)
  await a.emulateMedia({ media: 'print' })
  await expect(a.getByRole('heading', { name: number })).toBeVisible()
  await expect(a.getByText(shop.dishes[0])).toBeVisible()
  for (const name of ['Print', 'Decline', 'Send']) await expect(a.getByRole('button', { name })).toBeHidden()
  await expect(a.getByRole('navigation')).toBeHidden()
  const pdf = (await a.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width] = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(pdf) ?? []
  // 80 mm in points
  expect(Math.round(Number(width))).toBe(227)
})

test('an order is found by its number, name and phone, and by the id that a scanner types', async ({ browser }) => {
  const a = await logIn(browser)
  const { id, number } = await shop.order()
  const field = a.getByLabel('Find an order by number, name or phone')
  await field.fill(id)
  await field.press('Enter')
  await expect(a.getByRole('heading', { name: number })).toBeVisible()
  await field.fill('nobody')
  await expect(a.getByText('No order matches')).toBeVisible()
  await field.fill(number)
  await expect(listOf(a).getByRole('listitem')).toHaveCount(1)
})

for (const language of process.env.SOAK ? LANGUAGES : (['en', 'jp'] as const))
  test(`every screen is accessible in ${language}, dark and light, at 375 and 1024, and nothing scrolls sideways`, async ({
    browser,
  }) => {
    const { number } = await shop.order()
    for (const [size, colorScheme] of [
      [PHONE, 'dark'],
      [TABLET, 'light'],
    ] as const) {
      const page = await logIn(browser, { ...size, colorScheme, locale: toBcp47(language) })
      const check = async () => {
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        expect(await page.evaluate(overflow)).toBe(0)
      }
      await cardOf(page, number).waitFor()
      await check()
      await cardOf(page, number).click()
      await page.getByRole('heading', { name: number }).waitFor()
      await check()
      for (const screen of ['now', 'items', 'settings']) {
        await page.goto(`${shop.operatorUrl}#/${screen}`)
        await page.locator('h1').waitFor()
        await check()
      }
    }
  })

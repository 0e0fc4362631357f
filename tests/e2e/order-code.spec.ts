import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { readQr } from '@/tests/support/read-qr'
import { expectAccessible } from './support/axe'
import { openOperatedShop } from './support/operated-shop'
import { expect, test } from './support/test'

/** What is shown at the store: from the customer's phone, paper and mail to the store's scanner. */

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let shop: Awaited<ReturnType<typeof openOperatedShop>>
let order: Awaited<ReturnType<typeof shop.order>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openOperatedShop()
  order = await shop.order()
})
test.afterAll(() => shop?.close())

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }
const card = (page: Page) => page.getByRole('region', { name: 'Show at the store' })
const codeIn = (place: Page | Locator) => place.getByRole('img', { name: 'QR code of your order' })
const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Show at the store' })

async function openOrder(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-CA', ...PHONE, ...options })
  const page = await context.newPage()
  const data = { mode: 'account', ...order.shopper }
  const session = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data })
  expect(session.status()).toBe(200)
  await page.goto(`${shop.url}/account/orders/detail/${order.id}?lan=en`)
  await expect(card(page)).toBeVisible()
  return page
}

/** As a scanner sees it, which needs dark modules on a light ground. */
async function scan(place: Page | Locator): Promise<string> {
  const picture = await place.screenshot()
  return readQr(picture)
}
async function cornerOf(place: Locator): Promise<number[]> {
  const corner = sharp(await place.screenshot()).extract({ left: 12, top: 12, width: 1, height: 1 })
  return [...(await corner.removeAlpha().raw().toBuffer())]
}

test('the page of an order has its code, large on a phone, and full screen', async ({ browser }) => {
  const page = await openOrder(browser)
  expect(await scan(codeIn(card(page)))).toBe(order.id.toUpperCase())
  await expect(card(page).getByText(order.number)).toBeVisible()
  expect((await codeIn(card(page)).boundingBox())?.width).toBeGreaterThanOrEqual(240)
  await expectAccessible(page, 'order with its code')
  await card(page).getByRole('button', { name: 'Full screen' }).click()
  await expect(fullScreen(page).getByText(order.number)).toBeVisible()
  expect(await scan(page)).toBe(order.id.toUpperCase())
  expect((await codeIn(fullScreen(page)).boundingBox())?.width).toBeGreaterThanOrEqual(330)
  await expectAccessible(page, 'code on the full screen')
  await page.keyboard.press('Escape')
  await expect(fullScreen(page)).toBeHidden()
  await expect(card(page).getByRole('button', { name: 'Full screen' })).toBeFocused()
})

test('the code is black on white in the dark and in forced colours, and fits 320 by 256', async ({ browser }) => {
  const page = await openOrder(browser, { colorScheme: 'dark' })
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, colorScheme: 'dark' })
    expect(await cornerOf(codeIn(card(page)))).toEqual([255, 255, 255])
    expect(await scan(codeIn(card(page)))).toBe(order.id.toUpperCase())
  }
  await page.emulateMedia({ forcedColors: 'none' })
  await page.setViewportSize({ width: 320, height: 256 })
  await card(page).getByRole('button', { name: 'Full screen' }).click()
  await codeIn(fullScreen(page)).scrollIntoViewIfNeeded()
  expect(await scan(page)).toBe(order.id.toUpperCase())
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
})

test('without a connection an open tab still has it, and a reload says so', async ({ browser }) => {
  const page = await openOrder(browser)
  // with its scripts, of which the code itself needs none
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await expect(card(page).getByRole('status')).toContainText('You’re offline.')
  await card(page).getByRole('button', { name: 'Full screen' }).click()
  expect(await scan(codeIn(fullScreen(page)))).toBe(order.id.toUpperCase())
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('on paper and in the mail it is the same', async ({ browser }) => {
  const page = await openOrder(browser)
  await page.emulateMedia({ media: 'print' })
  // a page, and a receipt of 80 mm between its margins
  for (const width of [900, 257]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await scan(codeIn(card(page)))).toBe(order.id.toUpperCase())
    await expect(card(page).getByText(order.number)).toBeVisible()
    await expect(card(page).getByRole('button')).toBeHidden()
  }
  const mailOf = () => shop.mails.find((mail) => mail.includes(`Content-ID: <order-${order.id}@code>`))
  await expect.poll(mailOf, { timeout: 15_000 }).toBeDefined()
  const [, picture = ''] = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mailOf() ?? '') ?? []
  expect(await readQr(Buffer.from(picture, 'base64'))).toBe(order.id.toUpperCase())
})

test('who has the pay link of an order sees neither its code nor its number', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-CA', ...PHONE })).newPage()
  await page.goto(`${shop.url}/paynow?orderId=${order.id}&gid=${shop.gid}&lan=en`)
  await expect(page.getByText(shop.dishes[0])).toBeVisible()
  await expect(codeIn(page)).toHaveCount(0)
  await expect(page.getByText(order.number)).toHaveCount(0)
})

test('the store scans it, hands over and completes; a second scan says when that was', async ({ browser }) => {
  const customer = await openOrder(browser)
  const code = await scan(codeIn(card(customer)))
  const tablet = await (await browser.newContext({ locale: 'en-CA' })).newPage()
  await tablet.goto(shop.operatorUrl)
  await tablet.locator('input').fill(shop.token)
  await tablet.locator('button[type=submit]').click()
  const field = tablet.getByLabel('Find an order by number, name or phone')
  /** A scanner is a keyboard that presses Enter. */
  const type = async (text: string) => {
    await field.focus()
    await tablet.keyboard.type(text)
    await tablet.keyboard.press('Enter')
    await expect(tablet.getByRole('heading', { name: order.number })).toBeVisible()
  }
  await type(code)
  await tablet.getByRole('button', { name: /^Accept/ }).click()
  await tablet.getByRole('button', { name: 'Handed over' }).click()
  await expect(tablet.getByText(/^Completed \d/)).toBeVisible()
  await expect(card(customer)).toBeHidden({ timeout: 15_000 })
  for (const text of [code, order.number, order.id]) {
    await tablet.goto(`${shop.operatorUrl}#/orders`)
    await type(text)
    await expect(tablet.getByText(/^Completed \d/)).toBeVisible()
  }
})

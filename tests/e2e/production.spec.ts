import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright/test'
import { chooseFulfilmentMethod, fillContact } from './support/menu-checkout'
import { DISH, openProductionShop, SHOP, STORE } from './support/production-shop'
import { payBy } from './support/shopping'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const EMAIL = 'ada@shopper.example'
const PHONE = '6045550123'

let shop: Awaited<ReturnType<typeof openProductionShop>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openProductionShop()
})
test.afterAll(() => shop?.close())

/** The newest mail of this subject, once it has arrived, as its reader sees it. */
async function readMail(subject: string): Promise<string> {
  const find = () => shop.mail.accepted.findLast((one) => one.includes(`Subject: ${subject}\r\n`))
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const source = find() ?? ''
  expect(source).toContain(`To: ${EMAIL}`)
  return source
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
async function readCode(phone: string): Promise<string> {
  const find = () => shop.texts.requests.findLast(({ form }) => form.To?.endsWith(phone))?.form.Body
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return /\d{6}/.exec(find() ?? '')?.[0] ?? ''
}
async function checkOut(page: Page, method: string): Promise<void> {
  await page.getByRole('region', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
  await fillCheckout(page, method)
}
async function fillCheckout(page: Page, method: string): Promise<void> {
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
  await payBy(page, method)
}

test('a customer signs up, confirms email and phone, orders, pays, and gets the money back', async ({ page }) => {
  await page.goto(`${shop.url}/login`)
  await page.getByLabel('Email or phone').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('shopper-one')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)

  const confirmation = await readMail('Confirm the email address for your Plaza account')
  const [link = ''] = /http\S+confirm-email\?token=[\w-]+/.exec(confirmation) ?? []
  expect(link).toContain(`${shop.url}/account/`)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm your email' }).click()
  await expect(page.getByText('Your email has been updated')).toBeVisible()

  await page.goto(`${shop.url}/account`)
  await page.getByRole('button', { name: 'Edit account' }).click()
  await page.getByRole('tab', { name: 'Phone' }).click()
  const tab = page.getByRole('tabpanel', { name: 'Phone' })
  await tab.getByLabel('Phone').fill(PHONE)
  await tab.getByRole('button', { name: 'Get code' }).click()
  await tab.getByLabel('Verification code').fill(await readCode(PHONE))
  await tab.getByRole('button', { name: 'Save phone' }).click()
  await tab.getByLabel('Current password').fill('shopper-one')
  await tab.getByRole('button', { name: 'Save phone' }).click()
  await expect(page.getByText('Your phone number has been updated')).toBeVisible()

  await page.goto(`${shop.url}/store/${STORE.gid}`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DISH, exact: true }).click()
  const dish = page.getByRole('dialog', { name: DISH })
  await dish.getByRole('button', { name: 'Add 1 · C$9.50' }).click()
  await checkOut(page, 'Credit card')
  await page.getByLabel('Stripe card number').fill('4242424242424242')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  await expect(page.getByText('Total paid')).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
  const [intent] = [...shop.stripe.books.intents.values()]
  const price = `C$${((intent?.amount_received ?? 0) / 100).toFixed(2)}`
  const receipt = await readMail(`Your receipt from ${STORE.name}`)
  for (const words of [DISH, price, STORE.name]) expect(receipt).toContain(words)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order has been cancelled')).toBeVisible()
  const cancelled = await readMail(`Your order at ${STORE.name} was cancelled`)
  // Stripe may have made the refund by the time the mail is written
  const told = ['We’re refunding', 'We’ve refunded'].map((words) => `${words} ${price} to your original payment method`)
  expect(told.filter((words) => cancelled.includes(words))).toHaveLength(1)
  await expect.poll(() => shop.stripe.books.refunds.map(({ amount }) => amount)).toEqual([intent?.amount_received])

  await page.getByRole('button', { name: 'Order again' }).click()
  await fillCheckout(page, 'Cash')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page.getByText('Total due')).toBeVisible()
  expect(await readMail(`Your order at ${STORE.name}`)).toContain(`${STORE.name} has received your order`)
})

/** A command on the machine of the system, with no variable but where its data is. */
async function command(...words: string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production' as const, PLAZA_DATA_DIR: shop.dataDir }
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'cli', '--', ...words], { env })
  return stdout.trim()
}

/** Days around today, in any time zone. */
const dayAway = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a day of a shop: opened from files, it hears of an order, hands it over, gives some money back, counts, changes a price, and closes', async ({
  page,
  browser,
}) => {
  const call = (path: string, data: object) =>
    page.request.post(`${shop.url}${path}`, { headers: { origin: shop.url }, data })
  await call('/api/session', { mode: 'account', email: EMAIL, password: 'shopper-one' })
  const listed = await (await page.request.get(`${shop.api}/api/v7/slst?latlon=49.28,-123.13`)).json()
  const { gid } = listed.records.find(({ nm }: { nm: string }) => nm === SHOP.name)

  await page.goto(`${shop.url}/store/${gid}`)
  await page.getByRole('link', { name: SHOP.dish, exact: true }).click()
  await page.getByRole('dialog', { name: SHOP.dish }).getByRole('button', { name: 'Add 1 · C$16.00' }).click()
  await checkOut(page, 'Credit card')
  await page.getByLabel('Stripe card number').fill('4242424242424242')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  const id = page.url().split('/').at(-1) ?? ''

  const ticket = () => shop.mail.accepted.find((mail) => mail.includes(`To: ${SHOP.email}`)) ?? ''
  await expect.poll(ticket, { timeout: 20_000 }).toContain(SHOP.dish)
  expect(await command('orders', 'list', '--store', SHOP.key)).toContain(id)
  await command('orders', 'accept', id, '--minutes', '20')
  await page.reload()
  await expect(page.getByText(/^Ready about \d/).first()).toBeVisible()
  for (const step of ['start', 'complete']) await command('orders', step, id)
  // a point for each dollar of the goods
  const points = await (await page.request.get(`${shop.url}/api/points`)).json()
  expect(points.balance).toBe(16)

  for (let again = 0; again < 2; again++) await command('orders', 'refund', id, '2.50', 'Cold', '--key', 'cold')
  await expect.poll(() => shop.stripe.books.refunds.filter(({ amount }) => amount === 250).length).toBe(1)
  expect((await call(`/api/orders/${id}/review`, { rating: 5, comment: 'Good broth' })).status()).toBe(200)
  await command('orders', 'answer', id, 'Come again')

  const csv = await command('sales', '--from', dayAway(-1), '--to', dayAway(1), '--store', SHOP.key)
  const [sales, ...otherDays]: Record<string, string>[] = parse(csv, { columns: true })
  const cents = (name: string) => Math.round(Number(sales?.[name]) * 100)
  expect([otherDays.length, sales?.store, sales?.orders]).toEqual([0, SHOP.key, '1'])
  expect([cents('gross'), cents('refunds')]).toEqual([1600, 250])
  const [intent] = [...shop.stripe.books.intents.values()].slice(-1)
  expect(cents('net')).toBe((intent?.amount_received ?? 0) - 250)
  expect(await command('payments', 'check')).toBe('all books agree')
  expect(await command('audit', 'list', '--of', id)).toContain('orders.refund')

  const visitor = await browser.newPage()
  await visitor.goto(`${shop.url}/store/${gid}`)
  await expect(visitor.getByText('Come again')).toBeVisible()
  const says = async (text: string) => (await (await fetch(`${shop.url}/store/${gid}?lan=en`)).text()).includes(text)
  const [, , sku = ''] = (await command('items', 'list', SHOP.key, SHOP.dish)).split('  ')
  expect(await says('C$17.50')).toBe(false)
  await command('items', 'price', SHOP.key, 'dish', sku, '17.50')
  await expect.poll(() => says('C$17.50'), { timeout: 2000 }).toBe(true)
  await page.reload()
  await expect(page.getByText('C$16.00').first(), 'a placed order keeps its price').toBeVisible()

  expect(await says('Not taking orders right now')).toBe(false)
  await command('stores', 'close', SHOP.key)
  await expect.poll(() => says('Not taking orders right now'), { timeout: 2000 }).toBe(true)
  await visitor.close()
})

test('a code by text message opens an account', async ({ page }) => {
  const phone = '6045550124'
  await page.goto(`${shop.url}/login`)
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Verification code').fill(await readCode(phone))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
})

test('nothing of the demo exists: no sandbox, no tools, no account, and no payment without a provider', async ({
  page,
}) => {
  for (const path of [
    '/sandbox/express.js',
    '/dev/outbox',
    '/dev/orders',
    '/docs',
    '/openapi.json',
    '/operator-openapi.json',
  ]) {
    expect([path, (await page.request.get(`${shop.api}${path}`)).status()]).toEqual([path, 404])
  }
  const { records } = await (await page.request.get(`${shop.api}/api/v8/sdtl2?gid=${STORE.gid}`)).json()
  expect(records).toMatchObject({ accept_creditcard: true, accept_express: false, accept_union_pay: false })
  const demo = { mode: 'account', email: 'demo@plaza.test', password: 'plaza-demo' }
  const answer = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data: demo })
  expect(await answer.json()).toMatchObject({ code: 'incorrect_username_password' })
})

import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'
import { makeBrowserKeys } from '@/tests/support/push-service/browser-keys'
import { openPushService } from '@/tests/support/push-service/open-push-service'
import { logInAt, storeStep } from './support/commerce-api'
import { openDelivery, press, replaceSubscription, shownBy } from './support/messaging-worker'
import { placeDish } from './support/orders'
import { openAs } from './support/session'
import { expect, test } from './support/test'

// one worker, which has the port of the push service
test.describe.configure({ mode: 'default' })

let service: Awaited<ReturnType<typeof openPushService>>
test.beforeAll(async () => {
  service = await openPushService(Number(process.env.PUSH_PORT))
})
test.afterAll(() => service.close())

/** A browser that allows notifications, subscribed at the push service of the test. */
async function subscribe(context: BrowserContext) {
  const browser = makeBrowserKeys()
  const endpoint = service.endpoint(randomUUID())
  await context.grantPermissions(['notifications'])
  await replaceSubscription(context, { endpoint, keys: browser.keys })
  const messages = () =>
    service.deliveries.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => browser.decrypt(body))
  /** the nth message that the API has sent */
  const message = async (nth: number) => {
    await expect.poll(() => messages().length, { timeout: 30_000 }).toBeGreaterThan(nth)
    return messages()[nth] ?? ''
  }
  return { messages, message }
}

test('a notification of the API updates the open order, and opens it when no page is left [NOTI-3] [NOTI-4]', async ({
  page,
  context,
  shopper,
}) => {
  test.setTimeout(120_000)
  // the store simulator leaves an order alone that waits for its payment
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  const { message } = await subscribe(context)
  const registered = page.waitForResponse('**/api/devices')
  const started = context.waitForEvent('serviceworker')
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  expect((await registered).status()).toBe(200)
  const worker = await started

  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Write to the store').fill('No onions please')
  await page.getByRole('button', { name: 'Send' }).click()
  const answered = await message(0)
  const body = `The store has replied to your message about order #${id}.`
  expect(JSON.parse(answered)).toEqual({ title: expect.any(String), body, order_id: id })
  const blank = await context.newPage()
  const { deliver } = await openDelivery(blank)
  const refetched = page.waitForResponse(`**/api/orders/${id}`, { timeout: 5000 })
  await deliver(answered)
  await refetched
  await expect(page.getByText('Thanks for letting us know. We’ll take care of it.')).toBeVisible()
  expect(await shownBy(worker)).toEqual([expect.stringContaining(body)])

  await page.close()
  expect(await storeStep(id, 'cancel')).toBe(200)
  await deliver(await message(1))
  await expect.poll(() => shownBy(worker)).toEqual([expect.stringContaining(`Your order #${id} was cancelled.`)])
  await blank.goto(await press(worker))
  await expect(blank.getByText(`Order #${id}`)).toBeVisible()
})

test('after logout the API sends no more notifications', async ({ page, context, shopper }) => {
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  const { messages } = await subscribe(context)
  const registered = page.waitForResponse('**/api/devices')
  await openAs(page, shopper, '/account/orders')
  expect((await registered).status()).toBe(200)
  await page.getByRole('banner').getByText('Ada').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'OK' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storeStep(id, 'cancel')).toBe(200)
  // a job waits at most a second for its round
  await page.waitForTimeout(4000)
  expect(messages()).toEqual([])
})

import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { logInAt, storeStep } from './support/commerce-api'
import { completeOrder, placeDish } from './support/orders'
import { writeReview } from './support/reviews'
import { openAs, type Shopper } from './support/session'
import { expect, test } from './support/test'

async function openOrder(page: Page, shopper: Shopper, id: string): Promise<void> {
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  await expect(page.getByText(`Order #${id}`)).toBeVisible()
}
const box = (page: Page) => page.getByLabel('Write to the store')

test('on paper an order is a receipt: its facts and bill, without what can be pressed', async ({ page, shopper }) => {
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  await openOrder(page, shopper, id)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'navigation'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText(`Order #${id}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(page.getByText('Order total')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Store', exact: true })).toBeVisible()
  const widthsOn = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page
      .getByRole('main')
      .evaluate((main) => [main.getBoundingClientRect().width, document.documentElement.scrollWidth])
  }
  // between margins of 6 mm: a receipt of 80 mm, and a whole page
  expect(await widthsOn(257)).toEqual([257, 257])
  expect(await widthsOn(900)).toEqual([900, 900])
})

test('a payer who is sent to the return address as it stands finds the order', async ({ page, shopper }) => {
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  await openAs(page, shopper, '/account/orders/detail/{ord_id}?from=returned')
  await expect(page).toHaveURL(new RegExp(`/account/orders/detail/${id}`))
  await expect(page.getByText(`Order #${id}`)).toBeVisible()
})

test('a comment reaches the store while it is pending, and persists after a reload [ORD-8] [ORD-19]', async ({
  page,
  shopper,
}) => {
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  await openOrder(page, shopper, id)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(box(page)).toBeFocused()
  await box(page).fill('No onions please')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message has been sent')).toBeVisible()
  const mine = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: 'No onions' })
  await expect(mine).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await page.reload()
  await expect(mine).toHaveCount(1)
})

test('a store that has started preparing must be called, whatever the page still shows [ORD-44] [ORD-45]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 POST \/api\/orders\/[^/]+\/comments/)
  const { id } = await placeDish(await logInAt(shopper))
  await openOrder(page, shopper, id)
  for (const step of ['accept', 'start'] as const) await storeStep(id, step)
  await box(page).fill('No onions please')
  await page.getByRole('button', { name: 'Send' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(
      /^The store has started preparing this order\. Please contact the store by phone \(\d{3}\) \d{3}-\d{4}/,
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
})

test('an unpaid order links to its payment [ORD-12] [ORD-3]', async ({ page, shopper }) => {
  const { id, gid } = await placeDish(await logInAt(shopper), 'alipay')
  await openOrder(page, shopper, id)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(new RegExp(`/paynow\\?orderId=${id}&gid=${gid}$`))
})

test('a finished order refills the cart of its store and opens the checkout [ORD-22] [ORD-23]', async ({
  page,
  shopper,
}) => {
  const { id, gid, dish } = await placeDish(await logInAt(shopper))
  await completeOrder(id)
  await openOrder(page, shopper, id)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}$`))
  const cart = await page.evaluate((key) => localStorage.getItem(key), `plaza:cart:menu:${gid}`)
  expect(JSON.parse(cart ?? 'null')?.items).toMatchObject([{ qty: 1 }])
  await page.goto('/carts')
  await expect(page.getByText(dish).first()).toBeVisible()
})

test('on a phone the main action of an order is on the first screen, above the tabs, and covers nothing', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { id } = await placeDish(await logInAt(shopper), 'alipay')
  await openOrder(page, shopper, id)
  const pay = page.getByRole('link', { name: 'Pay now' })
  await expect(pay).toBeInViewport({ ratio: 1 })
  const tabs = page.getByRole('navigation').last()
  const [button, bar] = [await pay.boundingBox(), await tabs.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  const end = page.getByText(`Order #${id}`)
  await end.scrollIntoViewIfNeeded()
  const covers = await end.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 1, top + height / 2) !== element
  })
  expect(covers).toBe(false)
  await expect(pay).not.toBeInViewport()
})

test('a finished order can be reviewed once [ORD-24] [ORD-25]', async ({ page, shopper }) => {
  const { id } = await placeDish(await logInAt(shopper))
  await completeOrder(id)
  await openOrder(page, shopper, id)
  await writeReview(page)
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)
})

test('axe finds nothing on an order with its form, nor in its dialogs', async ({ page, shopper }) => {
  const who = await logInAt(shopper)
  const waiting = await placeDish(who, 'alipay')
  const done = await placeDish(who)
  await completeOrder(done.id)
  await openOrder(page, shopper, waiting.id)
  await expectAccessible(page, 'an order that waits')
  await page.goto(`/account/orders/detail/${done.id}`)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send review' }).click()
  await expectAccessible(page, 'review')
})

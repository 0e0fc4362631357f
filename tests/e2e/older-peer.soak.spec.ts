import { saveAddress } from './support/address-editor'
import { checkOutCucumber, olderShop } from './support/older-shop'
import { logIn } from './support/session'
import { enterCard, GOOD_CARD, payBy } from './support/shopping'
import { expect, test } from './support/test'

// the main journeys that older-peer.spec.ts leaves out, on the same API
test.describe.configure({ mode: 'default', timeout: 60_000 })

const shop = olderShop()

test('a customer logs in, bookmarks a store and a dish, and saves an address', async ({ page }) => {
  await page.goto(`${shop.url}/login`)
  await logIn(page, { ...shop.peer.customer, password: 'a guess' })
  await expect(page.getByText('Incorrect username/password')).toBeVisible()
  await logIn(page, shop.peer.customer)
  await expect(page).toHaveURL(`${shop.url}/`)
  for (const path of ['/store/7', '/product/72']) {
    await page.goto(shop.url + path)
    const heart = page.getByRole('button', { name: /bookmark/i }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(`${shop.url}/account/bookmarks`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Harbour Noodles' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Cold cucumber' })).toContainText('C$6.00')

  await page.goto(`${shop.url}/account/address-book`)
  await page.getByRole('button', { name: 'Add address' }).click()
  const street = '88 Pacific Blvd'
  const where = { street, city: 'Vancouver', region: 'BC', postalCode: 'V6B 1A1' }
  await expect(await saveAddress(page, { firstName: 'Ines', phone: '6045550142', ...where })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByText(street).first()).toBeVisible()
})

test('anyone with its link pays an order by card', async ({ page }) => {
  const { id } = shop.peer.orders.addUnpaid()
  await page.goto(`${shop.url}/paynow?orderId=${id}&gid=7`)
  await expect(page.getByText('Cold cucumber')).toBeVisible()
  await expect(page.getByText('Ines')).toHaveCount(0)
  await page.getByRole('button', { name: 'Credit card', exact: true }).click()
  await enterCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
  expect(shop.peer.orders.byId(id)).toMatchObject({ status: 2, paid: 630 })
})

test('anyone with its link pays an order elsewhere, and is back at what they paid', async ({ page }) => {
  const { id } = shop.peer.orders.addUnpaid()
  await page.goto(`${shop.url}/paynow?orderId=${id}&gid=7`)
  await page.getByRole('button', { name: 'Alipay', exact: true }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('orderId')).toBe(id)
})

test('a payment is given up elsewhere; the order waits, and is paid by card', async ({ page }) => {
  await checkOutCucumber(page, shop)
  await payBy(page, 'Alipay')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Payment not finished yet')).toBeVisible()
  const [order] = shop.peer.orders.of(shop.peer.customer.email)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(`${shop.url}/paynow?orderId=${order?.id}&gid=7`)
  await page.getByRole('button', { name: 'Credit card', exact: true }).click()
  await enterCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Pay now' }).click()
  const paid = page.getByRole('dialog', { name: 'Payment received' })
  await paid.getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(`${shop.url}/account/orders/detail/${order?.id}`)
  await expect(page.getByText('Total due')).toBeHidden()
})

test('orders are on two pages of a history, and one is commented on', async ({ page }) => {
  const ids = Array.from({ length: 24 }, () => shop.peer.orders.addUnpaid().id)
  await shop.openAs(page, '/account/orders')
  await expect(page.locator(`a[href$="/${ids[23]}"]`).first()).toBeVisible()
  await expect(page.locator(`a[href$="/${ids[0]}"]`)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true }).click()
  await page.locator(`a[href$="/${ids[0]}"]`).first().click()
  await expect(page).toHaveURL(`${shop.url}/account/orders/detail/${ids[0]}`)
  await page.getByRole('region', { name: 'Messages' }).getByRole('textbox').fill('Extra napkins')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message has been sent')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Extra napkins')).toBeVisible()
})

test('a reload during a long checkout finds the order by its amount, and there is one', async ({ page }) => {
  // an amount that no other order of the last minutes has
  await checkOutCucumber(page, shop, 7)
  await payBy(page, 'Cash')
  const before = shop.peer.orders.of(shop.peer.customer.email).length
  shop.peer.setCheckoutTime(6_000)
  const sent = page.waitForRequest(/\/api\/checkout\/order$/)
  await page.getByRole('button', { name: 'Place order' }).click()
  await sent
  await page.reload()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[\w.]+$/, { timeout: 30_000 })
  shop.peer.setCheckoutTime(0)
  const orders = shop.peer.orders.of(shop.peer.customer.email)
  expect(orders).toHaveLength(before + 1)
  expect(page.url()).toContain(orders[0]?.id)
})

test('points and gift cards, which it does not have, cost a customer no other page', async ({ page, faults }) => {
  faults.expect(/\/api\/(points|gift-cards)/)
  await shop.openAs(page, '/account/points')
  for (const path of ['/account/points', '/account/gift-cards', '/account/points', '/account/gift-cards']) {
    await page.goto(shop.url + path)
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
  }
  await page.goto(`${shop.url}/account`)
  await expect(page.getByRole('main').getByText(shop.peer.customer.email)).toBeVisible()
})

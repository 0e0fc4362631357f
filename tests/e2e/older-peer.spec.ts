import { chooseFulfilmentMethod, fillContact, placeAndOpen } from './support/menu-checkout'
import { checkOutCucumber, olderShop } from './support/older-shop'
import { logIn } from './support/session'
import { chooseRequired, GOOD_CARD, payBy, payByCard } from './support/shopping'
import { expect, test } from './support/test'

// an API in an older style, written from the contract alone
test.describe.configure({ mode: 'default', timeout: 60_000 })

const shop = olderShop()
const ordersOf = () => shop.peer.orders.of(shop.peer.customer.email)

test('both stores are at home; a deal on the third page of all is bought by card', async ({ page }) => {
  await page.goto(shop.url)
  for (const name of ['Harbour Noodles', 'Pine Street Spa'])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await page.goto(`${shop.url}/deals`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveURL(`${shop.url}/deals?page=3&city=vancouver#popular`)
  await page.getByRole('main').getByRole('link', { name: 'Offer 27' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offer 27' })).toBeVisible()
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await logIn(page, shop.peer.customer)
  await expect(page).toHaveURL(`${shop.url}/deals/checkout?query=8`)
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  // 25.50 and 8 % of tax
  await expect(page.getByText('$27.54').first()).toBeVisible()
  await placeAndOpen(page)
  await expect(page.getByText('Offer 27')).toBeVisible()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
  expect(ordersOf().map(({ status, paid }) => [status, paid])).toEqual([[2, 2754]])
})

test('a dish is ordered once, although that takes 12 seconds', async ({ page }) => {
  const before = ordersOf().length
  await shop.openAs(page, '/store/7')
  await page.getByRole('link', { name: 'Dan dan noodles', exact: true }).click()
  const dish = page.getByRole('dialog', { name: 'Dan dan noodles' })
  for (const choice of ['Numbing', 'Egg']) await dish.getByText(choice).click()
  await dish.getByRole('button', { name: 'Add 1 · C$19.00' }).click()
  await page.getByRole('region', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
  await payBy(page, 'Cash')
  // 19.00 and 5 % of tax
  await expect(page.getByText('C$19.95').first()).toBeVisible()
  shop.peer.setCheckoutTime(12_000)
  const sent = Date.now()
  await page.getByRole('button', { name: 'Place order' }).dblclick()
  await expect(page.getByText('Still working on it. This can take up to a minute.')).toBeVisible()
  const placed = page.getByRole('dialog', { name: 'Order placed' })
  await expect(placed).toBeVisible()
  expect(Date.now() - sent).toBeGreaterThan(12_000)
  shop.peer.setCheckoutTime(0)
  expect(ordersOf()).toHaveLength(before + 1)
  await placed.getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(`${shop.url}/account/orders/detail/${ordersOf()[0]?.id}`)
  for (const shown of ['Dan dan noodles', 'Numbing', 'Egg', 'C$19.95'])
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
})

test('a payment is approved elsewhere, and its payer is back at the paid order', async ({ page }) => {
  await checkOutCucumber(page, shop)
  await payBy(page, 'Alipay')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/gateway\/pay\.php\?order=/)
  const [order] = ordersOf()
  expect(order).toMatchObject({ status: 7, returnUrl: `${shop.url}/account/orders/detail/{ord_id}?from=returned` })
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page).toHaveURL(`${shop.url}/account/orders/detail/${order?.id}`)
  await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toContainText('Processing')
  await expect(page.getByText('C$6.30').first()).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
  expect(ordersOf()[0]).toEqual(expect.objectContaining({ id: order?.id, status: 2, paid: 630 }))
})

import { randomUUID } from 'node:crypto'
import { saveAddress } from './support/address-editor'
import { dishesOf, findOffer, isEasyToBuy, plainDishes } from './support/catalogue'
import {
  checkOut,
  chooseFulfilmentMethod,
  chooseTime,
  expectTime,
  fillContact,
  placeAndOpen,
} from './support/menu-checkout'
import { buyAllOf } from './support/orders'
import { openAs } from './support/session'
import { chooseRequired, GOOD_CARD, payByCard } from './support/shopping'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001
const TEA_HOUSE_ALWAYS_OPEN = 1024
const GRILL_WITH_TAXES_INCLUDED = 1009

test('delivery to a new address, in a selected slot, with a coupon and a tip [CHK-4] [CHK-13] [TIP-6]', async ({
  page,
  shopper,
}) => {
  const [dish] = plainDishes(NOODLE_HOUSE)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, NOODLE_HOUSE, [{ ...dish, qty: Math.ceil(40 / dish.pc) }])
  await chooseFulfilmentMethod(page, 'Delivery')
  await page.getByRole('button', { name: 'Please input shipping address' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  const empty = page.getByRole('dialog', { name: 'Add address' })
  await empty.getByRole('button', { name: 'Save address' }).click()
  await expect(empty.getByText('Street is a required field')).toBeVisible()
  await saveAddress(page, {
    firstName: 'Ada',
    phone: '6045550199',
    street: '2188 Main Street',
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'v5t 3c5',
  })
  await expect(page.getByText('2188 Main Street').first()).toBeVisible()
  await expect(page.getByText('Shipping and handling')).toBeVisible()
  await expect(page.getByRole('button', { name: '12%' })).toHaveAttribute('aria-pressed', 'true')
  const from = await chooseTime(page)
  await expect(page.getByRole('region', { name: 'Order type' })).toContainText(from)
  await page.getByLabel('Coupon code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon WELCOME10 has been applied')).toBeVisible()
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  await expectTime(page, from)
  await expect(page.getByText('Coupon discount WELCOME10')).toBeVisible()
})

test('eat-in requires the table [CHK-32] [ORD-11]', async ({ page, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 1 }])
  await chooseFulfilmentMethod(page, /^(Dine in|In store)$/)
  await fillContact(page)
  await page.getByRole('button', { name: 'Please input table number' }).click()
  await page.getByLabel(/Table number/).fill('12')
  await page.getByLabel('Party size').fill('3')
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  const facts = page.getByRole('region', { name: 'Order', exact: true })
  await expect(facts).toContainText('Table number')
  await expect(facts).toContainText('12')
})

test('pickup as soon as possible, paid by card [CHK-5] [ORD-26]', async ({ page, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 2 }])
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
  await expect(page.getByRole('region', { name: 'Delivery info' })).toHaveCount(0)
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  await expectTime(page, null)
})

test('prices that contain their taxes: the bill says how much, at the checkout and on the order', async ({
  page,
  shopper,
}) => {
  const pancake = plainDishes(GRILL_WITH_TAXES_INCLUDED).find(({ nm }) => nm === 'Seafood pancake')
  if (!pancake) throw new Error('no pancake')
  await checkOut(page, shopper, GRILL_WITH_TAXES_INCLUDED, [{ ...pancake, qty: 1 }])
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  // 17.00 and a fee of 3 %, of which GST is 5/105
  const bill = [
    ['Total before tax', 'C$16.68'],
    ['Order total', 'C$17.51'],
    ['Includes GST 81234 5678 RT0001', 'C$0.83'],
  ] as const
  const expectBill = async () => {
    for (const [label, amount] of bill) {
      const line = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
      await expect(line.locator('dd')).toHaveText(amount)
    }
  }
  await expectBill()
  await placeAndOpen(page)
  await expectBill()
})

test('a purchased gift card is issued, and pays the next order in full [PAY-2] [ENT-63] [PAY-8]', async ({
  page,
  shopper,
}) => {
  const card = dishesOf(NOODLE_HOUSE).find(({ pt, pc }) => pt === 1 && pc === 50)
  const [dish] = plainDishes(NOODLE_HOUSE)
  if (!card || !dish) throw new Error('no gift card on the menu')
  await checkOut(page, shopper, NOODLE_HOUSE, [{ ...card, qty: 1 }])
  await expect(page.getByText('By email, right after payment')).toBeVisible()
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  await expect(async () => {
    const cards = await (await page.request.get('/api/gift-cards')).json()
    expect(cards).toMatchObject([{ gid: NOODLE_HOUSE, balance: 5000, bookValue: 5000 }])
  }).toPass()
  await storeCart(page, NOODLE_HOUSE, [{ pid: dish.pid, qty: 1, pc: Math.round(dish.pc * 100) }], [2])
  await page.goto(`/checkout?query=${NOODLE_HOUSE}`)
  await chooseTime(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page
    .getByRole('dialog', { name: 'Gift cards' })
    .getByRole('button', { name: /Balance C\$50\.00/ })
    .click()
  await expect(page.getByText('Your gift card covers the order total.')).toBeVisible()
  await placeAndOpen(page)
  await expect(page.getByText('Gift card payment')).toBeVisible()
})

test('points and a gift card together pay everything: method 5 [PAY-7] [PAY-10] [CHK-16]', async ({ page }) => {
  const [dish] = plainDishes(NOODLE_HOUSE).filter(({ pc }) => pc >= 12 && pc <= 20)
  if (!dish) throw new Error('no dish of that price')
  await checkOut(page, { email: 'demo@plaza.test', password: 'plaza-demo' }, NOODLE_HOUSE, [{ ...dish, qty: 1 }])
  // one dish is below the delivery minimum: where the store is closed only pickup is left, and chosen
  if (await page.getByRole('button', { name: 'Please choose a shipping method' }).isVisible())
    await chooseFulfilmentMethod(page, 'Pickup')
  await chooseTime(page)
  await page.getByRole('button', { name: 'Use points' }).click()
  const points = page.getByRole('dialog', { name: 'Points' })
  await points.getByRole('button', { name: 'More points' }).click()
  await expect(points.getByText('500 points = C$5.00')).toBeVisible()
  await points.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Use a gift card' }).click()
  await page
    .getByRole('dialog', { name: 'Gift cards' })
    .getByRole('button', { name: /Balance/ })
    .first()
    .click()
  await expect(page.getByText('Your gift card and points cover the order total.')).toBeVisible()
  const sent = page.waitForRequest('**/api/checkout/order')
  await placeAndOpen(page)
  expect((await sent).postDataJSON()).toMatchObject({ paymentMethod: 5, card: null, pointsUsed: 500 })
  await expect(page.getByText('Points payment')).toBeVisible()
  await expect(page.getByText('Gift card payment')).toBeVisible()
})

test('an item that sells out between quote and order is named, and nothing is ordered [ERR-37]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^422 POST \/api\/checkout\/(order|quote)/)
  const offer = await findOffer(
    (one) =>
      isEasyToBuy({ ...one, deal: { ...one.deal, stock: 99, limit: 9 } }) && one.deal.stock > 0 && one.deal.stock <= 3,
  )
  await openAs(page, shopper, `/deals/details/${offer.deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  await buyAllOf(offer, `${randomUUID()}@other.test`)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Sorry, item(s) ${offer.deal.name} are out of stock`)
  await page.goto('/account/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
})

import type { Page } from 'playwright/test'
import { phoneText } from '@/lib/domain/places/phone-text'
import { CUSTOMER, TEXTED_CODE } from '@/scripts/contract/mock/customers'
import { COUPON, DISH, GID, OWN_DOMAIN } from '@/tests/support/documented-peer/catalogue'
import { WIRE_STORE } from '@/tests/support/wire-store'
import { saveAddress } from './support/address-editor'
import { documentedShop } from './support/documented-shop'
import { chooseFulfilmentMethod, fillContact, placeAndOpen } from './support/menu-checkout'
import { MESSAGES } from './support/messages'
import { writeReview } from './support/reviews'
import { logIn } from './support/session'
import { GOOD_CARD, payByCard } from './support/shopping'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

// the main journeys that documented-peer.spec.ts leaves out, on the same API
test.describe.configure({ mode: 'default', timeout: 90_000 })

const shop = documentedShop()
test.beforeAll(() => {
  const { kflg, pflg, p2v } = WIRE_STORE
  shop.peer.change('sdtl2', (store) => ({ ...store, kflg, pflg, p2v, accept_express: 1 }))
})

/** Opens the checkout with one dish, as the store page leaves it. */
async function checkOutDish(page: Page, who = CUSTOMER): Promise<void> {
  await shop.openAs(page, '/carts', who)
  await storeCart(page, GID, [{ pid: DISH.pid, qty: 1, pc: 2000 }])
  await page.goto(`${shop.url}/checkout?query=${GID}`)
  await expect(page.getByRole('heading', { name: 'Order type' })).toBeVisible()
}

test('a text message opens an account; its name and password are set, and it logs in with them', async ({ page }) => {
  const phone = '6045550150'
  await page.goto(`${shop.url}/login`)
  await page.getByRole('button', { name: 'Log in with a text message' }).click()
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText(`We sent a code to ${phoneText(phone, 'CA')}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(TEXTED_CODE)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${shop.url}/`)

  await page.goto(`${shop.url}/account`)
  await page.getByRole('button', { name: 'Edit account' }).click()
  const profile = page.getByRole('tabpanel', { name: 'Profile' })
  await profile.getByLabel('First name').fill('Ren')
  await profile.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Your profile has been updated')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText('Ren').first()).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${shop.url}/login`)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('radio', { name: 'Reset by text message' }).check()
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Verification code').fill(TEXTED_CODE)
  await page.getByLabel('New password').fill('remembered-now')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset success')).toBeVisible()
  await page.getByRole('button', { name: 'Log in with a password' }).click()
  await logIn(page, { email: phone, password: 'remembered-now' })
  await expect(page).toHaveURL(`${shop.url}/`)
})

test('a dish is delivered to a new address, with a coupon, a tip and a comment', async ({ page }) => {
  await checkOutDish(page)
  await chooseFulfilmentMethod(page, 'Delivery')
  await page.getByRole('button', { name: 'Please input shipping address' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await saveAddress(page, {
    firstName: 'Mei',
    phone: '6045550123',
    street: '2188 Main Street',
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'V5T 3C5',
  })
  await expect(page.getByText('2188 Main Street').first()).toBeVisible()
  await expect(page.getByText('C$3.99').first()).toBeVisible()
  await page.getByLabel('Coupon code').fill(COUPON.code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(`Coupon ${COUPON.code} has been applied`)).toBeVisible()
  await page.getByRole('button', { name: 'No tip' }).click()
  await page.getByLabel('Comment for the store').fill('No onions')
  // 20.00 less 5.00, 3.99 for delivery, 5 % of tax
  await expect(page.getByText('C$19.74').first()).toBeVisible()
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  await expect(page.getByText('No onions')).toBeVisible()
  await expect(page.getByText('C$19.74').first()).toBeVisible()
})

test('a dish is eaten in, at a table', async ({ page }) => {
  await checkOutDish(page)
  await chooseFulfilmentMethod(page, /^(Dine in|In store)$/)
  await fillContact(page)
  await page.getByLabel(/Table number/).fill('12')
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toContainText('12')
})

test('points and a gift card pay an order in full', async ({ page }) => {
  const card = { gc: 'GC-77', g_id: `${GID}`, s_name: 'Noodle House', bal: '50.00', curr: 'CAD' }
  shop.peer.wallet.give(CUSTOMER.email, { cards: [card], points: 1200 })
  await checkOutDish(page)
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
  await page.getByRole('button', { name: 'Use points' }).click()
  const points = page.getByRole('dialog', { name: 'Points' })
  await points.getByRole('button', { name: 'More points' }).click()
  await expect(points.getByText('500 points = C$5.00')).toBeVisible()
  await points.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Use a gift card' }).click()
  const cards = page.getByRole('dialog', { name: 'Gift cards' })
  await cards.getByRole('button', { name: /Balance C\$50\.00/ }).click()
  await expect(page.getByText('Your gift card and points cover the order total.')).toBeVisible()
  await placeAndOpen(page)
  await expect(page.getByText('Points payment')).toBeVisible()
  await page.goto(`${shop.url}/account/points`)
  await expect(page.getByRole('main').getByText('700').first()).toBeVisible()
  await page.goto(`${shop.url}/account/gift-cards`)
  await expect(page.getByRole('article')).toContainText('C$34.00')
})

test('a gift card is not given to a stranger, but to another customer', async ({ page, faults }) => {
  faults.expect(/^404 POST \/api\/gift-cards/)
  const card = { gc: 'GC-78', g_id: `${GID}`, s_name: 'Noodle House', bal: '30.00', curr: 'CAD' }
  shop.peer.wallet.give(CUSTOMER.email, { cards: [card] })
  const friend = { email: 'ren@mail.example', password: 'noodles-89' }
  shop.peer.register(friend)
  await shop.openAs(page, '/account/gift-cards')
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Transfer/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Transfer gift card' })
  for (const [receiver, shown] of [
    [
      'nobody@mail.example',
      'Check the email or phone number. You can only transfer a card you still own, and only to someone else.',
    ],
    [friend.email, 'The gift card has been transferred'],
  ] as const) {
    await dialog.getByLabel(/^Recipient’s email/).fill(receiver)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Transfer' }).click()
    await expect(page.getByText(shown)).toBeVisible()
  }
  await expect(page.getByText('No gift cards yet')).toBeVisible()
  await shop.openAs(page, '/account/gift-cards', friend)
  await expect(page.getByRole('article').filter({ hasText: 'C$30.00' })).toHaveCount(1)
})

test('an amount is entered at the till and paid', async ({ page }) => {
  await page.goto(`${shop.url}/pay/${GID}`)
  for (const name of ['1', '2', 'Decimal point', '5', '0'])
    await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await logIn(page, CUSTOMER)
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${GID}&shipping=freeShipping$`))
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
})

test('an express payment is given up, then approved', async ({ page }) => {
  const id = shop.peer.orders.addUnpaid(DISH.pid)
  await shop.openAs(page, `/paypal?orderId=${id}`)
  await page.getByRole('button', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: 'Cancel and return' }).click()
  const dialog = page.getByRole('dialog', { name: 'Payment cancelled' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByRole('dialog', { name: 'Payment received' }).getByRole('button', { name: 'Go to order' }).click()
  await expect(page.getByText('Total due')).toBeHidden()
})

test('a message is sent to the store; a finished order is reviewed and ordered again', async ({ page }) => {
  const id = shop.peer.orders.addUnpaid(DISH.pid)
  await shop.openAs(page, `/account/orders/detail/${id}`)
  await page.getByRole('region', { name: 'Messages' }).getByRole('textbox').fill('Extra napkins')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message has been sent')).toBeVisible()
  shop.peer.orders.move(id, 4)
  await page.reload()
  await writeReview(page)
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Extra napkins')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${GID}$`))
})

test('on its own domain the store is the home page, and a dish is ordered there', async ({ page }) => {
  const origin = shop.url.replace('localhost', OWN_DOMAIN)
  await page.goto(origin)
  await expect(page.getByRole('heading', { level: 1, name: WIRE_STORE.name })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: DISH.nm, exact: true }).click()
  await page.getByRole('dialog', { name: DISH.nm }).getByRole('button', { name: 'Add 1 · C$20.00' }).click()
  await page.getByRole('region', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
  await logIn(page, CUSTOMER)
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
  expect(page.url()).toContain(origin)
  await expect(page.getByText(DISH.nm)).toBeVisible()
})

test('as soon as possible is a time only while the store is open', async ({ page }) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const slot = { start: `${day} 20:00:00`, end: `${day} 20:30:00` }
  shop.peer.change('ctotal', (quote) => ({ ...quote, allowed_periods: { [day]: [slot] } }))
  // what is known of a store is cached for each language
  for (const [isOpen, language] of [
    [1, 'zh'],
    [0, 'jp'],
  ] as const) {
    shop.peer.change('sdtl2', (store) => ({ ...store, is_open: isOpen, tz: WIRE_STORE.tz }))
    const words = MESSAGES[language].checkout
    await shop.openAs(page, '/carts')
    await storeCart(page, GID, [{ pid: DISH.pid, qty: 1, pc: 2000 }], [2])
    await page.goto(`${shop.url}/checkout?query=${GID}&lan=${language}`)
    const orderType = page.getByRole('region', { name: words.order_type })
    await expect(orderType.getByText(isOpen ? words.asap : /\d\d:\d\d/)).toBeVisible()
    await orderType.getByRole('button', { name: words.choose_time }).click()
    const times = page.getByRole('dialog', { name: words.choose_time })
    await expect(times.getByRole('tab')).toHaveCount(1)
    await expect(times.getByRole('button', { name: words.asap })).toHaveCount(isOpen)
  }
})

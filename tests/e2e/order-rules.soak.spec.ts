import { dishesOf, findTill } from './support/catalogue'
import { signInAt } from './support/commerce-api'
import { checkOut, fillContact, placeAndOpen } from './support/menu-checkout'
import { completeOrder, placeDish } from './support/orders'
import { writeReview } from './support/reviews'
import { openAs, openSession } from './support/session'
import { CARD_WORDS, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001

test('gift cards take no tips, wait for no store and have no review', async ({ page, shopper }) => {
  const card = dishesOf(NOODLE_HOUSE).find(({ pt, pc }) => pt === 1 && pc === 50)
  if (!card) throw new Error('no gift card on the menu')
  await checkOut(page, shopper, NOODLE_HOUSE, [{ ...card, qty: 1 }])
  await expect(page.getByText('By email, as soon as it is paid')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tips' })).toHaveCount(0)
  await expect(page.getByText('As soon as possible')).toHaveCount(0)
  await fillContact(page)
  await payByCard(page, GOOD_CARD, CARD_WORDS.en.choose)
  await placeAndOpen(page)
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(page.getByText('Waiting for the store to confirm')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)
})

test('an amount at the till takes tips, with none chosen', async ({ page, shopper }) => {
  await openSession(page, shopper)
  await page.goto(`/pay/${findTill()}/amt/30`)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const tips = page.getByRole('group', { name: 'Tips' })
  await expect(tips.getByRole('button', { name: 'No tip' })).toHaveAttribute('aria-pressed', 'true')
})

test('after a review the focus is on the thanks', async ({ page, shopper }) => {
  const { id } = await placeDish(await signInAt(shopper))
  await completeOrder(id)
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  await writeReview(page)
  const thanks = page.getByText('Thank you for your review')
  await expect(thanks.locator('xpath=ancestor-or-self::*[@tabindex="-1"][1]')).toBeFocused()
})

test('a country is named in the language of the reader', async ({ page }) => {
  for (const [language, name] of [
    ['en', 'Canada'],
    ['jp', 'カナダ'],
    ['zh', '加拿大'],
  ] as const) {
    await openAs(page, { email: 'demo@plaza.test', password: 'plaza-demo' }, `/account/address-book?lan=${language}`)
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  }
})

test('a slider that is moved by keys asks for deals once', async ({ page }) => {
  await page.goto('/deals/browse?category=1000')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('discount=') && asked.push(request.url()))
  const slider = page.getByRole('slider').first()
  for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
  await expect(page).toHaveURL(/discount=30/)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/deals/browse'))).toHaveLength(1)
})

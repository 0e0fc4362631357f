import type { Page } from 'playwright/test'
import type { Language } from '@/lib/domain/languages/languages'
import { dishesOf, findTill, plainDishes } from './support/catalogue'
import { logInAt } from './support/commerce-api'
import { LOOKS } from './support/looks'
import { checkOut, chooseFulfilmentMethod, fillContact, placeAndOpen } from './support/menu-checkout'
import { MESSAGES } from './support/messages'
import { completeOrder, placeDish } from './support/orders'
import { writeReview } from './support/reviews'
import { logIn, openAs, openSession } from './support/session'
import { CARD_WORDS, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001
const TEA_HOUSE_ALWAYS_OPEN = 1024
const CANADA: { [Of in Language]?: string } = { en: 'Canada', jp: 'カナダ', zh: '加拿大', 'zh-Hant': '加拿大' }

const size = (page: Page, width: number) => page.setViewportSize({ width, height: 812 })

for (const { language, width } of LOOKS) {
  const { auth, bill, checkout, orders, pay, store } = MESSAGES[language]

  test(`gift cards take no tips, wait for no store and have no review, in ${language} at ${width}`, async ({
    page,
    shopper,
  }) => {
    await size(page, width)
    const card = dishesOf(NOODLE_HOUSE).find(({ pt, pc }) => pt === 1 && pc === 50)
    if (!card) throw new Error('no gift card on the menu')
    await checkOut(page, shopper, NOODLE_HOUSE, [{ ...card, qty: 1 }], language)
    await expect(page.getByText(checkout.by_mail)).toBeVisible()
    await expect(page.getByRole('group', { name: checkout.tips })).toHaveCount(0)
    await expect(page.getByText(checkout.asap)).toHaveCount(0)
    await fillContact(page, checkout)
    await payByCard(page, GOOD_CARD, CARD_WORDS[language])
    await placeAndOpen(page, language)
    await expect(page.getByText(orders.statuses.completed).first()).toBeVisible()
    await expect(page.getByText(orders.notes.pending)).toHaveCount(0)
    await expect(page.getByRole('button', { name: orders.review })).toHaveCount(0)
  })

  test(`an amount at the till takes tips, with none chosen, in ${language} at ${width}`, async ({ page, shopper }) => {
    await size(page, width)
    await openSession(page, shopper)
    await page.goto(`/pay/${findTill()}/amt/30?lan=${language}`)
    await page.getByRole('button', { name: pay.pay, exact: true }).click()
    const tips = page.getByRole('group', { name: checkout.tips })
    await expect(tips.getByRole('button', { name: checkout.no_tip })).toHaveAttribute('aria-pressed', 'true')
  })

  test(`after a review the focus is on the thanks, in ${language} at ${width}`, async ({ page, shopper }) => {
    await size(page, width)
    const { id } = await placeDish(await logInAt(shopper))
    await completeOrder(id)
    await openAs(page, shopper, `/account/orders/detail/${id}?lan=${language}`)
    await writeReview(page, language)
    const thanks = page.getByText(orders.review_thanks)
    await expect(thanks.locator('xpath=ancestor-or-self::*[@tabindex="-1"][1]')).toBeFocused()
  })

  test(`a country is named in the language of the reader, in ${language} at ${width}`, async ({ page }) => {
    await size(page, width)
    await openAs(page, { email: 'demo@plaza.test', password: 'plaza-demo' }, `/account/address-book?lan=${language}`)
    await expect(
      page
        .getByRole('main')
        .getByText(CANADA[language] ?? 'Canada')
        .first(),
    ).toBeVisible()
  })

  test(`the checkout keeps what was typed in a second tab and over a forced login, and says that another tab changed it, in ${language} at ${width}`, async ({
    page,
    context,
    shopper,
    faults,
  }) => {
    await size(page, width)
    const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
    if (!dish) throw new Error('no plain dish')
    await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 1 }], language)
    await chooseFulfilmentMethod(page, checkout.pickup, checkout)
    await fillContact(page, checkout)
    await page.getByLabel(checkout.comment).fill('No straw, please')
    const second = await context.newPage()
    await second.goto(`/checkout?query=${TEA_HOUSE_ALWAYS_OPEN}`)
    await expect(second.getByLabel(checkout.comment)).toHaveValue('No straw, please')
    await second.goto('/carts')
    await second.getByRole('button', { name: new RegExp(`^${store.increase.replace('{name}', '.+')}`) }).click()
    await expect(page.getByText(checkout.changed_elsewhere)).toBeVisible()
    await expect(page.getByRole('region', { name: checkout.summary }).getByText(bill.order_total)).toBeVisible()

    faults.expect(/^401 /)
    await context.clearCookies({ name: 'plaza_session' })
    await page.reload()
    await logIn(page, shopper, { login: auth.log_in, email: auth.email_or_phone, password: auth.password })
    await expect(page.getByLabel(checkout.comment)).toHaveValue('No straw, please')
    await expect(page.getByLabel(checkout.first_name)).toHaveValue('Ada')
  })

  test(`a slider that is moved by keys asks for deals once, in ${language}`, async ({ page }) => {
    await size(page, 1440)
    await page.goto(`/deals/browse?category=1000&lan=${language}`)
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('discount=') && asked.push(request.url()))
    const slider = page.getByRole('slider').first()
    for (let step = 0; step < 3; step++) await slider.press('ArrowRight')
    await expect(page).toHaveURL(/discount=30/)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/deals/browse'))).toHaveLength(1)
  })
}

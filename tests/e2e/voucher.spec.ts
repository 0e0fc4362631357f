import { randomUUID } from 'node:crypto'
import { size } from '@/tests/support/scale'
import { findOffer, type Offer } from './support/catalogue'
import { register } from './support/commerce-api'
import { LOOKS } from './support/looks'
import { MESSAGES } from './support/messages'
import { openAs } from './support/session'
import { CARD_WORDS, chooseRequired, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

/** Neither picked up nor delivered, of a store that takes tips. */
function isVoucher({ deal, store }: Offer): boolean {
  const isFree = !deal.pickup && !deal.delivery && deal.stock > 50 && deal.currency === 'CAD'
  return isFree && store.tips_enabled && store.accept_creditcard && !store.require_billing_address
}

for (const { language, width } of LOOKS.slice(0, size(LOOKS.length, 1))) {
  test(`a voucher is bought without a word of delivery, by a customer whose name is 花, in ${language} at ${width}`, async ({
    page,
  }) => {
    const { bill, checkout, deal, orders } = MESSAGES[language]
    await page.setViewportSize({ width, height: 812 })
    const shopper = { email: `${randomUUID()}@shopper.test`, password: 'shopper-one' }
    await register(shopper.email, shopper.password, '')
    const offer = await findOffer(isVoucher)
    await openAs(page, shopper, `/deals/details/${offer.deal.id}?lan=${language}`)
    await chooseRequired(page)
    await page.getByRole('button', { name: deal.buy }).last().click()
    await expect(page.getByRole('heading', { name: checkout.summary })).toBeVisible()
    for (const word of [checkout.order_type, checkout.delivery_info, checkout.asap, bill.shipping_handling])
      await expect(page.getByText(word, { exact: true })).toHaveCount(0)

    await page.getByLabel(checkout.first_name).fill('花')
    await page.getByLabel(checkout.phone).fill('6045550199')
    // nobody serves it yet
    await expect(page.getByLabel(checkout.tip_other)).toHaveCount(0)
    await expect(page.locator('dt', { hasText: bill.tips })).toHaveCount(0)

    await payByCard(page, GOOD_CARD, CARD_WORDS[language])
    await page.getByRole('button', { name: checkout.place_order }).click()
    const placed = page.getByRole('dialog', { name: checkout.order_created_title })
    const short = new RegExp(orders.short_number.replace('{number}', '[0-9A-Z]{3}-[0-9A-Z]{3}'))
    await expect(placed.getByText(short)).toBeVisible()
    await placed.getByRole('button', { name: checkout.go_to_order }).click()
    const card = page.getByRole('region', { name: orders.code.title })
    await expect(card.getByText(orders.code.number, { exact: true })).toBeVisible()
    await expect(card.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)).toBeVisible()
    for (const word of [orders.notes.pending, orders.order_type])
      await expect(page.getByRole('main').getByText(word, { exact: true })).toHaveCount(0)
    // the name on a first order is that of its customer
    await page.goto('/account')
    await expect(page.getByRole('main').getByText('花').first()).toBeVisible()
  })
}

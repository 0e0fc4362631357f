import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { type Dish, findOffer, findTill, isEasyToBuy, isPlain, plainDishes } from './support/catalogue'
import { logInAt, readApi, readConfirmLink, register, signedCall } from './support/commerce-api'
import { type Actions, countActions } from './support/count-actions'
import { buyGiftCard, completeOrder, placeDish, placeUnpaid } from './support/orders'
import { haveOrderedBefore, type Place } from './support/returning-shopper'
import { logIn, openAs } from './support/session'
import { enterCard, GOOD_CARD } from './support/shopping'
import { expect, test } from './support/test'

test.use({ viewport: { width: 375, height: 812 } })

const confirmation = (page: Page) =>
  page.getByRole('dialog').getByText(/Thank you for your business, your order has been created/)

/** As a person counts them: presses of a pointer, and fields that are filled in. */
function expectAtMost({ presses, fields }: Actions, most: { presses: number; fields: number }) {
  test.info().annotations.push({ type: 'actions', description: JSON.stringify({ presses, fields }) })
  expect(presses).toBeLessThanOrEqual(most.presses)
  expect(fields).toBeLessThanOrEqual(most.fields)
}

/** A store of the home page that is open and delivers two of its dishes. */
async function findDinnerForTwo(page: Page) {
  await page.goto('/')
  const links = page.getByRole('main').locator('a[href^="/store/"]')
  const gids = await links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('/')[2])))
  for (const gid of new Set(gids)) {
    const facts = await readApi<{
      is_open: boolean
      min_delivery_amount: number
      accept_creditcard: boolean
      require_billing_address: boolean
      adr: Place
    }>(`/api/v8/sdtl2?gid=${gid}`)
    const dishes = plainDishes(gid).filter((dish) => isPlain(dish) && dish.pt !== 1 && !dish.opt?.length)
    const two = dishes.slice(0, 2)
    const price = two.reduce((sum, { pc }) => sum + pc, 0)
    if (
      facts.is_open &&
      facts.accept_creditcard &&
      !facts.require_billing_address &&
      two.length === 2 &&
      price >= facts.min_delivery_amount
    )
      return { gid, dishes: two as [Dish, Dish], place: facts.adr }
  }
  throw new Error('no store of the home page delivers two dishes now')
}

test('dinner of a customer who has ordered before: from home, two dishes, six presses and no field', async ({
  page,
  context,
  shopper,
}) => {
  const { gid, dishes, place } = await findDinnerForTwo(page)
  await haveOrderedBefore(page, shopper, gid, dishes[0].pid, place)
  const actions = await countActions(context)
  await page.goto('/')
  await page.getByRole('main').locator(`a[href="/store/${gid}"]`).first().click()
  for (const { nm } of dishes)
    await page
      .locator('.quick-add')
      .getByRole('button', { name: `Add ${nm}`, exact: true })
      .first()
      .click()
  await page.locator('#cart-bar').click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(confirmation(page)).toBeVisible()
  expectAtMost(actions, { presses: 6, fields: 0 })
})

test('a deal of a newcomer, by a payment page: five presses and four fields', async ({ page, context }) => {
  const { deal } = await findOffer(
    (offer) => isEasyToBuy(offer) && offer.store.accept_alipay && offer.deal.opts.every(({ min }) => min === 0),
  )
  const actions = await countActions(context)
  await page.goto(`/deals/details/${deal.id}`)
  await page
    .getByRole('group', { name: /^Quantity/ })
    .getByText('1', { exact: true })
    .click()
  await page.getByRole('button', { name: /^buy/i }).click()
  await page.getByLabel('Email or phone').fill(`${randomUUID()}@shopper.test`)
  await page.getByLabel('Password', { exact: true }).fill('shopper-one')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await page.getByRole('main').getByRole('button', { name: 'Alipay', exact: true }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  expectAtMost(actions, { presses: 5, fields: 4 })
})

test('an amount at the till: a guest is told before typing that paying needs a login, and pays what was typed', async ({
  page,
  context,
  shopper,
}) => {
  const gid = findTill()
  const actions = await countActions(context)
  await page.goto(`/pay/${gid}`)
  await expect(page.getByText(/log in/i).first()).toBeVisible()
  for (const name of ['1', '2']) await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await logIn(page, shopper)
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}&shipping=freeShipping$`))
  await expect(page.getByText('C$12.00').first()).toBeVisible()
  expectAtMost(actions, { presses: 4, fields: 2 })
})

test('the link of an order: a visitor pays it by card in three presses and six fields, by a payment page in two and none', async ({
  page,
  context,
  shopper,
}) => {
  const { id, gid } = await placeUnpaid(await logInAt(shopper))
  const actions = await countActions(context)
  await page.goto(`/paynow?orderId=${id}&gid=${gid}`)
  await page.getByRole('button', { name: 'Credit card', exact: true }).click()
  await enterCard(page, GOOD_CARD)
  await expect(page.getByText(/ending in 4242/)).toBeVisible()
  expectAtMost(actions, { presses: 2, fields: 6 })
  await page.reload()
  Object.assign(actions, { presses: 0, fields: 0 })
  await page.getByRole('button', { name: 'Alipay' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  expectAtMost(actions, { presses: 2, fields: 0 })
})

test('an order again: one press from the order to its checkout', async ({ page, context, shopper }) => {
  const { id, gid } = await placeDish(await logInAt(shopper))
  await completeOrder(id)
  const actions = await countActions(context)
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}$`))
  expectAtMost(actions, { presses: 1, fields: 0 })
})

test('a gift card is given to somebody else in three presses and one field', async ({ page, context, shopper }) => {
  const friend = `${randomUUID()}@shopper.test`
  const receiver = await register(friend)
  const token = (await readConfirmLink(friend)).split('token=')[1]
  await signedCall(receiver, '/api/rest/v7/confirmemail', { token })
  await buyGiftCard(await logInAt(shopper))
  const actions = await countActions(context)
  await openAs(page, shopper, '/account/gift-cards')
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Transfer/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Transfer gift card' })
  await dialog.getByLabel(/^Recipient’s email/).fill(friend)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Transfer' }).click()
  await expect(page.getByText('The gift card has been transferred')).toBeVisible()
  expectAtMost(actions, { presses: 3, fields: 1 })
})

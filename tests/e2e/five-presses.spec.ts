import type { Locator, Page } from 'playwright/test'
import { catalogue, findOffer, isEasyToBuy, isPlain, type Offer } from './support/catalogue'
import { readApi, readCode } from './support/commerce-api'
import { countActions } from './support/count-actions'
import { haveOrderedBefore, newPhone, type Place } from './support/returning-shopper'
import { GOOD_CARD } from './support/shopping'
import { expect, test } from './support/test'

interface StoreFacts {
  is_open: boolean
  min_delivery_amount: number
  accept_creditcard: boolean
  require_billing_address: boolean
  adr: Place
}

const readStore = (gid: number) => readApi<StoreFacts>(`/api/v8/sdtl2?gid=${gid}`)

/** A dish without choices that is delivered on its own, of a store that is open and takes cards. */
async function findDinner() {
  for (const { store, dishes } of catalogue().restaurants) {
    const facts = await readStore(store.gid)
    const dish = dishes.find(
      (one) => isPlain(one) && one.pt !== 1 && !one.opt?.length && one.pc >= facts.min_delivery_amount,
    )
    const isUsable = facts.is_open && facts.accept_creditcard && !facts.require_billing_address
    if (dish && isUsable) return { gid: store.gid, dish, place: facts.adr }
  }
  throw new Error('no store delivers a single dish now')
}

/** as many as its page has room for */
const LISTED = 4

function isListedByStore({ store }: Offer): boolean {
  return catalogue().offers.filter((offer) => offer.store.gid === store.gid).length <= LISTED
}

const confirmation = (page: Page) =>
  page.getByRole('dialog').getByText(/Thank you for your business, your order has been created/)

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('a customer who has ordered before has dinner on its way in no more than five presses and types nothing', async ({
      page,
      context,
      shopper,
    }) => {
      const { gid, dish, place } = await findDinner()
      await haveOrderedBefore(page, shopper, gid, dish.pid, place)
      const actions = await countActions(context)
      await page.goto(`/store/${gid}`)
      const add = page.locator('.quick-add').getByRole('button', { name: `Add ${dish.nm}`, exact: true })
      await add.first().click()
      if (width < 1280) await page.locator('#cart-bar').click()
      await page.getByRole('button', { name: 'Go to checkout' }).click()
      await expect(page.getByText(/Visa ending in 4242 · 12\/\d\d/)).toBeVisible()
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(confirmation(page)).toBeVisible()
      // one more in the drawer of the cart on a phone
      expect(actions).toEqual({ presses: width < 1280 ? 4 : 3, keys: 0, inputs: 0, fields: 0 })
    })

    test('a customer who has ordered before buys a deal of a store’s page in four, and chooses how it is handed over', async ({
      page,
      context,
      shopper,
    }) => {
      const { deal } = await findOffer(
        (offer) =>
          isEasyToBuy(offer) &&
          isListedByStore(offer) &&
          offer.deal.delivery &&
          offer.deal.opts.every(({ min }) => min === 0),
      )
      const { gid, dish, place } = await findDinner()
      await haveOrderedBefore(page, shopper, gid, dish.pid, place)
      const actions = await countActions(context)
      await page.goto(`/store/${deal.group_id}`)
      await page.locator(`a[href$="/deals/details/${deal.id}#buy"]`).click()
      await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked()
      await page.getByRole('radio', { name: 'Pickup' }).click()
      await page.getByRole('button', { name: /^buy/i }).click()
      await expect(page.getByText(/Visa ending in 4242/)).toBeVisible()
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(confirmation(page)).toBeVisible()
      expect(actions).toEqual({ presses: 4, keys: 0, inputs: 0, fields: 0 })
    })

    test('a new customer signs up in the checkout, in few presses and strokes, and keeps the cart', async ({
      page,
      context,
    }) => {
      const { gid, dish } = await findDinner()
      const actions = await countActions(context)
      await page.goto(`/store/${gid}`)
      await page
        .locator('.quick-add')
        .getByRole('button', { name: `Add ${dish.nm}`, exact: true })
        .first()
        .click()
      if (width < 1280) await page.locator('#cart-bar').click()
      await page.getByRole('button', { name: 'Go to checkout' }).click()

      const phone = newPhone()
      await page.getByRole('button', { name: 'Log in with a text message' }).click()
      await typeIn(page, page.getByLabel('Phone', { exact: true }), phone)
      await page.getByRole('button', { name: 'Get code' }).click()
      await expect(page.getByText(/^We sent a code to/)).toBeVisible()
      await typeIn(page, page.getByLabel('Verification code'), await readCode(phone))
      await page.keyboard.press('Enter')

      await expect(page.getByText(dish.nm).first()).toBeVisible()
      await page.getByRole('button', { name: 'Please input shipping address' }).click()
      await page.getByRole('button', { name: 'Add address' }).click()
      const editor = page.getByRole('dialog', { name: 'Add address' })
      await typeIn(page, editor.getByRole('combobox', { name: 'Find an address' }), '2188 Main')
      await expect(page.getByRole('option', { name: /^2188 Main/ }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(editor.getByText(/^Vancouver BC V\d/)).toBeVisible()
      await typeIn(page, editor.getByRole('textbox', { name: 'First name', exact: true }), 'Ada')
      if ((await editor.getByLabel('Phone').inputValue()) === '') await typeIn(page, editor.getByLabel('Phone'), phone)
      await page.keyboard.press('Enter')

      await page.getByRole('button', { name: 'Please input valid credit card' }).click()
      const card = page.getByRole('dialog', { name: 'Payment method' })
      if ((await card.getByLabel('Name on card').inputValue()) === '')
        await typeIn(page, card.getByLabel('Name on card'), 'Ada Byron')
      await typeIn(page, card.getByLabel('Card number'), GOOD_CARD)
      await typeIn(page, card.getByLabel('Month', { exact: true }), '12')
      await typeIn(page, card.getByLabel('Year', { exact: true }), `${new Date().getUTCFullYear() + 2}`)
      await typeIn(page, card.getByLabel('Security code'), '123')
      await expect(card.getByLabel('Postal code')).toHaveValue(/^V\d[A-Z] ?\d[A-Z]\d$/)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(confirmation(page)).toBeVisible()
      test.info().annotations.push({ type: 'actions', description: JSON.stringify(actions) })
      expect(actions.presses).toBeLessThanOrEqual(12)
      expect(actions.keys).toBeLessThanOrEqual(180)
    })
  })
}

const MOST_STOPS = 4

/** By keys where the field is close to the one before, else by a press. */
async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
  const isFocused = () => field.evaluate((element) => element === document.activeElement)
  const isInForm = () => page.evaluate(() => document.activeElement?.matches('input, select, textarea') ?? false)
  await expect(field).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS && (await isInForm()) && !(await isFocused()); stop++)
    await page.keyboard.press('Tab')
  if (!(await isFocused())) await field.click()
  await page.keyboard.type(text)
}

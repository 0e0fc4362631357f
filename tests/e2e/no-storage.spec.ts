import type { Page } from 'playwright/test'
import { findOffer, findTill, isEasyToBuy, plainDishes } from './support/catalogue'
import { fillContact, placeAndOpen } from './support/menu-checkout'
import { logIn, openAs } from './support/session'
import { chooseRequired, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

const TEA_HOUSE_ALWAYS_OPEN = 1024
const ENDS_WITH_TAB = 'Your browser can’t keep this cart: it’s gone once you close this tab.'

const STORAGES = {
  /** only what is shared by tabs has no room left */
  full: () => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`room ${localStorage.length}`, 'x'.repeat(size))
      } catch {
        // what is left is smaller
      }
    }
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  throwing: () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
  },
}

async function payAndOpen(page: Page): Promise<void> {
  await expect(page.getByText(ENDS_WITH_TAB)).toBeVisible()
  await fillContact(page)
  await payByCard(page, GOOD_CARD)
  await placeAndOpen(page)
}

for (const [kind, breakStorage] of Object.entries(STORAGES))
  test.describe(`with a storage that is ${kind}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(breakStorage))

    test('a cart is filled, listed, and ordered by a visitor who logs in', async ({ page, shopper }) => {
      const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
      await page.goto(`/product/${dish?.pid}`)
      await page.getByRole('button', { name: /^Add 1/ }).click()
      await page.goto('/carts')
      await expect(page.getByText(dish?.nm ?? '')).toBeVisible()
      await expect(page.getByText(ENDS_WITH_TAB)).toBeVisible()
      await page.getByRole('button', { name: 'Go to checkout' }).click()
      await logIn(page, shopper)
      await page.getByRole('radio', { name: 'Pickup' }).locator('xpath=ancestor::label').click()
      await payAndOpen(page)
      await page.goto('/carts')
      await expect(page.getByText('You have no carts yet')).toBeVisible()
    })

    test('a deal is bought by a visitor who logs in', async ({ page, shopper }) => {
      const { deal } = await findOffer(isEasyToBuy)
      await page.goto(`/deals/details/${deal.id}`)
      await chooseRequired(page)
      await page.getByRole('button', { name: /^buy/i }).click()
      await logIn(page, shopper)
      await expect(page).toHaveURL(`/deals/checkout?query=${deal.group_id}`)
      await payAndOpen(page)
    })

    test('a till’s link is paid by a customer', async ({ page, shopper }) => {
      await openAs(page, shopper, `/pay/${findTill()}/amt/12.50`)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await payAndOpen(page)
      await expect(page.getByText('C$12.50').first()).toBeVisible()
    })

    test('a checkout that is loaded again still has its cart, and “/” leads to the search', async ({
      page,
      shopper,
    }) => {
      const { deal } = await findOffer(isEasyToBuy)
      await openAs(page, shopper, `/deals/details/${deal.id}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      await page.keyboard.press('/')
      await expect(page.locator('input[type=search]:visible')).toBeFocused()
      await chooseRequired(page)
      await page.getByRole('button', { name: /^buy/i }).click()
      await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
      await page.reload()
      await expect(page.getByText(deal.name).first()).toBeVisible()
      await expect(page.getByText('There are no items in your cart')).toBeHidden()
    })
  })

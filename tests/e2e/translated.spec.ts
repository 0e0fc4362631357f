import type { Page, Request } from 'playwright/test'
import { translatePage } from '@/tests/support/translator'
import { findOffer, findTill, isEasyToBuy, plainDishes } from './support/catalogue'
import { openSession } from './support/session'
import { cartEntry } from './support/stored-cart'
import { expect, test } from './support/test'

/** The translation of a browser changes no word here, only the nodes: a screen has to show what it shows without. */

const TEA_HOUSE_ALWAYS_OPEN = 1024
const DRINK = 'Roasted oolong milk tea'
const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1440, height: 900 }

type Act = (page: Page) => Promise<unknown>
const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const choose =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('radio', { name }).first().locator('xpath=ancestor::label').click()

async function shownIn(page: Page): Promise<string> {
  const parts = await page.locator('main, dialog[open], [data-cart-bar]').allInnerTexts()
  return parts
    .join('\n')
    .replace(/\s+/g, ' ')
    .replace(/[\d,]+ (views|sold)/g, '')
}

/** What is shown after each act, once that says so, nothing is asked for and nothing changes any more. */
async function shownAfter(page: Page, acts: [act: Act, text: string | RegExp][]): Promise<string[]> {
  const shown: string[] = []
  const open = new Set<Request>()
  const onEnd = (request: Request) => open.delete(request)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  for (const [act, text] of acts) {
    await act(page)
    await expect(page.locator('body')).toContainText(text)
    let last = ''
    await expect(async () => {
      const before = last
      last = await shownIn(page)
      expect([open.size, last]).toEqual([0, before])
    }).toPass({ intervals: [700] })
    shown.push(last)
  }
  return shown
}

/** Translated earlier, React renders the page anew: see the last test. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const control = page.getByRole('main').locator('button, a, input').first()
  await expect(async () => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
    expect(await control.evaluate(isHydrated)).toBe(true)
  }).toPass()
}

/** `open` begins anew. */
async function expectSame(page: Page, open: () => Promise<void>, acts: [Act, string | RegExp][]): Promise<void> {
  await open()
  const plain = await shownAfter(page, acts)
  await open()
  await hydrated(page)
  await page.evaluate(translatePage)
  expect(await shownAfter(page, acts)).toEqual(plain)
}

async function openStore(page: Page): Promise<void> {
  await page.goto('/help')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/store/${TEA_HOUSE_ALWAYS_OPEN}?lan=en`)
  await page.waitForLoadState('networkidle')
}

test('a dish and its cart on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await expectSame(page, () => openStore(page), [
    [(it) => it.getByRole('link', { name: DRINK, exact: true }).click(), 'Add 1 ·'],
    [choose(/Large/), 'Add 1 ·'],
    [press(`One more: ${DRINK}`), 'Add 2 · C$15.50'],
    [press(`One less: ${DRINK}`), 'Add 1 · C$7.75'],
    [press('Add 1 · C$7.75'), '1 in cart · C$7.75'],
    [(it) => it.getByRole('link', { name: DRINK, exact: true }).click(), 'Add 1 ·'],
    [choose(/Large/), 'Add 1 ·'],
    [press('Add 1 · C$7.75'), '2 in cart · C$15.50'],
    [press(/Show the cart/), 'Subtotal'],
    [press(`One more: ${DRINK}`), 'C$23.25'],
    [press(`Remove ${DRINK}`), `Removed: ${DRINK}`],
    [press('Undo'), 'C$23.25'],
  ])
})

test('a menu with its cart beside it', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const [one, other] = plainDishes(TEA_HOUSE_ALWAYS_OPEN).filter(({ opt }) => !opt?.length)
  const add = (name = '') => press(`Add ${name}`)
  await expectSame(page, () => openStore(page), [
    [add(one?.nm), 'Go to checkout'],
    [add(other?.nm), 'Subtotal'],
    [press(`One more: ${other?.nm}`), 'Subtotal'],
    [press(`Remove ${one?.nm}`), `Removed: ${one?.nm}`],
    [press(`Remove ${other?.nm}`), `Removed: ${other?.nm}`],
    [press('Undo'), 'Go to checkout'],
  ])
})

test('a deal', async ({ page }) => {
  const { deal } = await findOffer((offer) => isEasyToBuy(offer) && offer.deal.delivery && offer.deal.limit > 2)
  const open = async () => {
    await page.goto(`/deals/details/${deal.id}?lan=en`)
  }
  const quantity = (value: number): Act => choose(`${value}`)
  await expectSame(page, open, [
    [quantity(2), `${(deal.spc * 2).toFixed(2)}`],
    [choose('Delivery'), `${(deal.spc * 2).toFixed(2)}`],
    [quantity(3), `${(deal.spc * 3).toFixed(2)}`],
  ])
})

test('a till', async ({ page }) => {
  const open = async () => {
    await page.goto(`/pay/${findTill()}?lan=en`)
    await page.waitForLoadState('networkidle')
  }
  await expectSame(page, open, [
    [press('1'), 'C$1'],
    [press('2'), 'C$12'],
    [press('Delete'), 'C$1'],
    [press('Hide the number pad'), 'Show'],
    [press('Show the number pad'), 'Hide'],
    [press('Add a comment'), '0/140'],
    [(it) => it.getByLabel('Comment for the store').fill('Table 5'), '7/140'],
  ])
})

test('lists, their filters and their pages', async ({ page }) => {
  const open = async () => {
    await page.goto('/deals/browse?lan=en&city=vancouver')
    await page.waitForLoadState('networkidle')
  }
  const follow =
    (name: string): Act =>
    (it) =>
      it.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expectSame(page, open, [
    [follow('More than 50'), /\d deals/],
    [follow('More than 200'), /\d deals/],
    [(it) => it.getByRole('combobox', { name: 'Sort by' }).selectOption('104'), /\d deals/],
    [
      (it) =>
        it.getByRole('navigation', { name: 'Categories' }).getByRole('listitem').first().getByRole('link').click(),
      'Back to',
    ],
  ])
})

test('the carts and a checkout', async ({ page, customer }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  const [key, text] = cartEntry(TEA_HOUSE_ALWAYS_OPEN, [
    { pid: dish?.pid ?? 0, qty: 2, pc: Math.round((dish?.pc ?? 0) * 100) },
  ])
  const fill = async () => {
    await page.goto('/help')
    await page.evaluate(
      ([name, value]) => {
        localStorage.clear()
        localStorage.setItem(name, value)
      },
      [key, text] as const,
    )
  }
  const openCarts = async () => {
    await fill()
    await page.goto('/carts?lan=en')
    await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible()
  }
  await expectSame(page, openCarts, [
    [press(/^One more/), 'C$'],
    [press('Clear cart'), 'You have no carts yet'],
  ])
  await openSession(page, customer)
  const openCheckout = async () => {
    await fill()
    await page.goto(`/checkout?query=${TEA_HOUSE_ALWAYS_OPEN}&lan=en`)
    await expect(page.getByText('Order summary')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const type =
    (label: string, value: string): Act =>
    (it) =>
      it.getByLabel(label).fill(value)
  await expectSame(page, openCheckout, [
    [choose('Pickup'), 'As soon as possible'],
    [type('First name', 'Ada'), 'Please input phone number'],
    [type('Phone', '6045550199'), /Please input (valid credit card|payment method)|Place order/],
    [type('Coupon code', 'NOTHING'), 'Apply'],
    [press('Apply'), 'Coupon code NOTHING is invalid'],
    [type('Coupon code', 'WELCOME10'), 'Apply'],
    [press('Apply'), 'Coupon WELCOME10 has been applied'],
    [press('Remove coupon'), 'Your total went up by'],
    [press('Use a gift card'), 'You have no gift card for this store.'],
    [press('Close'), 'Payment'],
    [choose(/Dine in|In store/), 'Table'],
    [choose('Pickup'), 'As soon as possible'],
  ])
})

test.describe('before its scripts run', () => {
  test.use({ startsAtOnce: false })

  test('a dish', async ({ page, faults }) => {
    // React says that it renders the page anew
    faults.expect(/Minified React error #418/)
    await page.setViewportSize(PHONE)
    await page.goto(`/store/${TEA_HOUSE_ALWAYS_OPEN}?lan=en`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(translatePage)
    await hydrated(page)
    await shownAfter(page, [
      [(it) => it.getByRole('link', { name: DRINK, exact: true }).click(), 'Add 1 ·'],
      [choose(/Large/), 'Add 1 · C$7.75'],
      [press(`One more: ${DRINK}`), 'Add 2 · C$15.50'],
      [press('Add 2 · C$15.50'), '2 in cart · C$15.50'],
    ])
  })
})

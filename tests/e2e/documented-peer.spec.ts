import type { Page } from '@playwright/test'
import { DEAL, DISH, GID } from '@/tests/support/documented-peer/catalogue'
import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { fillContact, placeAndOpen } from './support/menu-checkout'
import { logIn } from './support/session'
import { CARD_WORDS, chooseRequired, enterCard, GOOD_CARD, payByCard } from './support/shopping'
import { type Storefront, startSecond } from './support/storefront'
import { expect, test } from './support/test'

// a storefront on an API that is not ours
test.describe.configure({ mode: 'default', timeout: 90_000 })

let peer: Awaited<ReturnType<typeof openDocumentedPeer>>
let shop: Storefront
test.beforeAll(async () => {
  test.setTimeout(150_000)
  peer = await openDocumentedPeer()
  shop = await startSecond({ COMMERCE_API_URL: peer.url, PICTURE_ORIGINS: peer.pictureOrigin })
})
test.afterAll(async () => {
  await shop?.stop()
  await peer?.close()
})

async function openAs(page: Page, path: string): Promise<void> {
  const data = { mode: 'account', ...peer.customer }
  const answer = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data })
  expect(answer.status()).toBe(200)
  await page.goto(shop.url + path)
}

/** One deal's picture is read from the other host; the other's host is not listed, so that it has none. */
async function expectPicture(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img[src*="media"]')
  await expect(pictures).toHaveCount(1)
  const answer = await page.request.get(shop.url + (await pictures.getAttribute('src')))
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
}

test('a deal is found, bought by card and on its way', async ({ page }) => {
  await page.goto(`${shop.url}/deals`)
  await page.getByRole('searchbox').fill('spa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/deals\/browse\?.*query=spa/)
  await expectPicture(page)
  await page.getByRole('main').getByRole('link', { name: DEAL.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: DEAL.name })).toBeVisible()
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await logIn(page, peer.customer)
  await expect(page).toHaveURL(`${shop.url}/deals/checkout?query=${GID}`)
  await expect(page.getByText('C$83.48').first()).toBeVisible()
  await payByCard(page, GOOD_CARD, CARD_WORDS.en.choose)
  await placeAndOpen(page)
  await expect(page.getByText(DEAL.name)).toBeVisible()
  await expect(page.getByText('Total due')).toBeHidden()
})

test('a dish is ordered for pickup', async ({ page }) => {
  await openAs(page, `/store/${GID}`)
  await page.getByRole('link', { name: DISH.nm, exact: true }).click()
  await page.getByRole('dialog', { name: DISH.nm }).getByRole('button', { name: 'Add 1 · C$20.00' }).click()
  await page.getByRole('button', { name: /Show the cart/ }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('region', { name: 'Order type' }).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click()
  await fillContact(page)
  await payByCard(page, GOOD_CARD, CARD_WORDS.en.choose)
  await expect(page.getByText('C$21.00').first()).toBeVisible()
  await placeAndOpen(page)
  await expect(page.getByText(DISH.nm)).toBeVisible()
})

test('anyone with its link pays an order', async ({ page }) => {
  const id = peer.orders.addUnpaid(DISH.pid)
  await page.goto(`${shop.url}/paynow?orderId=${id}&gid=${GID}`)
  await expect(page.getByText(DISH.nm)).toBeVisible()
  await expect(page.getByText('6045550123')).toHaveCount(0)
  await page.getByRole('button', { name: 'Credit card', exact: true }).click()
  await enterCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment received' })).toBeVisible()
})

test('a customer logs in, bookmarks a store and saves an address', async ({ page }) => {
  await page.goto(`${shop.url}/login`)
  await logIn(page, peer.customer)
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.goto(`${shop.url}/store/${GID}`)
  await page.getByRole('button', { name: /bookmark/i }).click()
  await page.goto(`${shop.url}/account/bookmarks`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Noodle House' })).toBeVisible()

  await page.goto(`${shop.url}/account/address-book`)
  await page.getByRole('button', { name: 'Add address' }).click()
  const editor = page.getByRole('dialog', { name: 'Add address' })
  await editor.getByLabel('First name').fill('Mei')
  await editor.getByLabel('Phone').fill('6045550123')
  await editor.getByLabel('Street', { exact: true }).fill('88 Pacific Blvd')
  await editor.getByLabel('City').fill('Vancouver')
  await editor.getByLabel('Province or state').selectOption('BC')
  await editor.getByLabel('Postal code').fill('V6B 1A1')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(editor).toBeHidden()
  await expect(page.getByRole('main').getByText('88 Pacific Blvd').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText('88 Pacific Blvd').first()).toBeVisible()
})

test('an open order page follows its status, and another order is cancelled', async ({ page }) => {
  const [first, second] = [peer.orders.addUnpaid(DISH.pid), peer.orders.addUnpaid(DISH.pid)]
  await openAs(page, '/account/orders')
  await expect(page.locator(`a[href*="${first}"]`).first()).toBeVisible()
  await page.goto(`${shop.url}/account/orders/detail/${first}`)
  const steps = page.getByRole('list', { name: 'Progress' })
  await expect(steps.locator('[aria-current=step]')).toContainText('Pending')
  peer.orders.move(first, 2)
  await expect(steps.locator('[aria-current=step]')).toContainText('Processing', { timeout: 30_000 })
  await page.goto(`${shop.url}/account/orders/detail/${second}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order has been cancelled')).toBeVisible()
})

// in another language, so that nothing of the pages above is cached
test('an odd answer costs a page its odd part only: home, landing, browse, deal, store, order', async ({ page }) => {
  peer.change('glst', ({ list, paging }) => ({
    list: [
      ...list.map((row) => ({ ...row, s_dsc: null, rnk: '', currency: '' })),
      { ...list[0], id: 1003, nm: 'Deal without a price', pc: '' },
    ],
    paging,
  }))
  peer.change('slst', ([store]) => [{ ...store, rnk: '', adr: 'Granville St' }, { nm: 'Store without an id' }])
  peer.change('gdtl', (deal) => ({
    ...deal,
    ...{ highlights: '', status: 'active', edt: '0000-00-00 00:00:00' },
    reviews: [
      { rat: 5, cmt: null, author: 'Bo' },
      { rat: 'good', cmt: 'Review without a rating' },
    ],
  }))
  peer.change('sdtl2', (store) => ({ ...store, tz: 'PST8', hours: '', lans: 'en', coupons: [{ code: 'A1' }], rnk: '' }))
  peer.change('cplst2', ([section]) => [
    {
      ...section,
      products: [
        { ...DISH, sku: 7, opt: {} },
        { ...DISH, pid: 35, nm: 'Dish without a price', pc: '' },
      ],
    },
  ])
  peer.change('orddtl', (order) => ({ ...order, store_timezone: 'PST8', comments: '', shipping_address: [], tips: '' }))
  const id = peer.orders.addUnpaid(DISH.pid)
  await openAs(page, '/carts?lan=zh')
  for (const [path, shown] of [
    ['/', 'Noodle House'],
    ['/deals', DEAL.name],
    ['/deals/browse?query=odd', DEAL.name],
    [`/deals/details/${DEAL.id}`, DEAL.name],
    [`/store/${GID}`, DISH.nm],
    [`/account/orders/detail/${id}`, DISH.nm],
  ] as const) {
    expect([path, (await page.goto(shop.url + path))?.status()]).toEqual([path, 200])
    await expect(page.getByRole('main').getByText(shown).first(), path).toBeVisible()
    await expect(page.getByText(/without an? (price|id|rating)/)).toHaveCount(0)
  }
})

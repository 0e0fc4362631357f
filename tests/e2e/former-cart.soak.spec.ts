import { DIGITS } from '@/tests/support/documented-peer/text-ids'
import { DOTONBORI } from '@/tests/support/documented-peer/two-cities'
import { documentedShop } from './support/documented-shop'
import { fillContact, placeAndOpen } from './support/menu-checkout'
import { expect, test } from './support/test'

/** As the version that knew numbers alone has stored it. */
const CART =
  '{"kind":"menu","gid":12,"items":[{"pid":34,"qty":1,"pc":1980,"options":{}}],"fulfilmentMethod":2,"coupon":"","fulfilmentMethods":[2],"version":2}'

const shop = documentedShop({ ids: DIGITS, minimal: true })

for (const path of ['/carts', `/checkout?query=${DOTONBORI.gid}`])
  test(`a cart of numbers is ordered from ${path} of an API that has text of the same digits by now`, async ({
    page,
  }) => {
    await shop.openAs(page, '/help')
    await page.evaluate((cart) => localStorage.setItem('plaza:cart:menu:12', cart), CART)
    await page.goto(shop.url + path)
    if (path === '/carts') await page.getByRole('main').getByRole('button', { name: 'Go to checkout' }).click()
    await fillContact(page)
    await expect(page.getByText('¥1,980').first()).toBeVisible()
    await placeAndOpen(page)
    await expect(page.getByText('¥1,980').first()).toBeVisible()
  })

import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { LONG_NUMBERS, WIDE_DIGITS } from '@/tests/support/documented-peer/text-ids'
import { DOTONBORI, KREUZBERG } from '@/tests/support/documented-peer/two-cities'
import { documentedShop } from './support/documented-shop'
import { fillContact, placeAndOpen } from './support/menu-checkout'
import { logIn } from './support/session'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'
import { customerPages, expectWhole, publicPages } from './support/two-cities-pages'

test.describe.configure({ mode: 'default', timeout: 120_000 })

/** Each page in one language, or in all. */
const languagesOf = (index: number): readonly Language[] =>
  process.env.SOAK ? LANGUAGES : LANGUAGES.slice(index % LANGUAGES.length).slice(0, 1)

for (const [form, ids] of [
  ['text of 19 digits', WIDE_DIGITS],
  ['numbers of 15 digits', LONG_NUMBERS],
] as const)
  test.describe(`an API in Osaka and Berlin with the needed keys alone, whose ids are ${form}`, () => {
    const shop = documentedShop({ ids, minimal: true })
    const gid = ids.write(DOTONBORI.gid)

    test('has all its public pages', async ({ page }) => {
      const orderId = shop.peer.orders.addUnpaid(DOTONBORI.dish.pid)
      for (const [index, one] of publicPages(shop, orderId).entries())
        for (const language of languagesOf(index)) await expectWhole(page, shop, one, language)
    })

    test('has the pages of a customer', async ({ page }) => {
      const orderId = shop.peer.orders.addUnpaid(DOTONBORI.dish.pid)
      await shop.openAs(page, '/carts')
      await storeCart(page, gid, [{ pid: ids.write(DOTONBORI.dish.pid), qty: 1, pc: 1980 }], [2])
      const data = { kind: 'stores', id: gid }
      await page.request.post(`${shop.url}/api/bookmarks`, { headers: { origin: shop.url }, data })
      for (const [index, one] of customerPages(shop, orderId).entries())
        for (const language of languagesOf(index)) await expectWhole(page, shop, one, language)
    })

    test('takes an order in Osaka, in yen and with its tax contained, which is cancelled', async ({ page }) => {
      await page.goto(`${shop.url}/store/${gid}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('link', { name: DOTONBORI.dish.nm, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add 1 · ¥1,980' }).click()
      await page.getByRole('region', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
      await logIn(page, shop.peer.customer)
      await fillContact(page)
      await expect(page.getByRole('main')).toContainText(/Includes.*Consumption tax.*¥180/s)
      await placeAndOpen(page)
      await expect(page.getByRole('main')).toContainText(/Consumption tax.*¥180/s)
      await expect(page.getByText('¥1,980').first()).toBeVisible()
      await page.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
      await expect(page.getByText('The order has been cancelled')).toBeVisible()
    })

    test('shows its store in Berlin on its own domain', async ({ page }) => {
      const origin = shop.url.replace('localhost', KREUZBERG.domain)
      for (const path of ['/', '/deals', '/login', '/carts', `/deals/details/${ids.write(KREUZBERG.deal.id)}`])
        await expectWhole(page, { ...shop, url: origin }, { path, shown: '' }, 'jp')
      await page.goto(`${origin}/?lan=en`)
      await expect(page.getByRole('heading', { level: 1, name: KREUZBERG.name })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('€8.50')
      await expect(page.getByText(DOTONBORI.name)).toHaveCount(0)
    })
  })

import { expect, type Page } from 'playwright/test'
import { plainDishes } from './catalogue'
import { logInAt, signedCall } from './commerce-api'
import { chooseFulfilmentMethod, chooseTime, fillContact } from './menu-checkout'
import type { Shopper } from './session'
import { GOOD_CARD, payByCard } from './shopping'
import { cartEntry } from './stored-cart'

const TEA_HOUSE_ALWAYS_OPEN = 1024

/** The checkout of one dish at a storefront, ready to be placed by card, or in another way. */
export async function openReady(
  page: Page,
  shopper: Shopper,
  url: string,
  gid = TEA_HOUSE_ALWAYS_OPEN,
  qty = 1,
  pay = (page: Page) => payByCard(page, GOOD_CARD),
) {
  const [dish] = plainDishes(gid)
  if (!dish) throw new Error('no plain dish')
  await page.goto(`${url}/help/terms`)
  const login = { data: { mode: 'account', ...shopper }, headers: { origin: url } }
  expect((await page.request.post(`${url}/api/session`, login)).status()).toBe(200)
  const cart = cartEntry(gid, [{ pid: dish.pid, qty, pc: Math.round(dish.pc * 100) }])
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), cart)
  await page.goto(`${url}/checkout?query=${gid}`)
  await chooseFulfilmentMethod(page, 'Pickup')
  if (gid !== TEA_HOUSE_ALWAYS_OPEN) await chooseTime(page)
  await fillContact(page)
  await pay(page)
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}

export async function ordersOf(shopper: Shopper) {
  const list = await signedCall<{ orders: { ord_id: string }[] }>(
    await logInAt(shopper),
    '/api/rest/v7/ordlst?page=1&limit=20',
    undefined,
    'GET',
  )
  return list.records.orders.map(({ ord_id }) => ord_id)
}

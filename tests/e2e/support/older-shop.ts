import type { Page } from 'playwright/test'
import { openOlderPeer } from '@/tests/support/older-peer/open-older-peer'
import { chooseFulfilmentMethod, fillContact } from './menu-checkout'
import { remoteShop } from './remote-shop'
import { storeCart } from './stored-cart'

const ROUND_THE_CLOCK = Array(7).fill('12:00am-12:00am').join('|')

/** Its stores are open whenever the tests run. */
export function olderShop() {
  return remoteShop(() => openOlderPeer({ hours: ROUND_THE_CLOCK }))
}

/** Some of the cold dish of the first store, at 6.00, ready for pickup but for their payment. */
export async function checkOutCucumber(page: Page, shop: ReturnType<typeof olderShop>, qty = 1): Promise<void> {
  await shop.openAs(page, '/carts')
  await storeCart(page, 7, [{ pid: 72, qty, pc: 600 }])
  await page.goto(`${shop.url}/checkout?query=7`)
  await chooseFulfilmentMethod(page, 'Pickup')
  await fillContact(page)
}

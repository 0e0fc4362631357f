import type { Page } from 'playwright/test'
import type { Shopper } from './session'
import { startSecond } from './storefront'
import { expect, test } from './test'

interface Peer {
  url: string
  customer: Shopper
  close: () => Promise<unknown>
}

/** A storefront on another API, for the tests of a file. `envFor`: what it needs besides the address of that. */
export function remoteShop<P extends Peer>(
  openPeer: () => Promise<P>,
  envFor: (peer: P) => Record<string, string> = () => ({}),
) {
  const shop = { url: '', purgeSecret: '', peer: {} as P, openAs }
  let close = async () => {}
  test.beforeAll(async () => {
    test.setTimeout(150_000)
    const peer = await openPeer()
    const storefront = await startSecond({ COMMERCE_API_URL: peer.url, ...envFor(peer) })
    Object.assign(shop, { url: storefront.url, purgeSecret: storefront.purgeSecret, peer })
    close = async () => {
      await storefront.stop()
      await peer.close()
    }
  })
  test.afterAll(() => close())

  async function openAs(page: Page, path: string, { email, password }: Shopper = shop.peer.customer): Promise<void> {
    const data = { mode: 'account', email, password }
    const answer = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data })
    expect(answer.status()).toBe(200)
    await page.goto(shop.url + path)
  }
  return shop
}

import type { Page } from 'playwright/test'
import { openDocumentedPeer } from '@/tests/support/documented-peer/open-documented-peer'
import { startSecond } from './storefront'
import { expect, test } from './test'

type DocumentedPeer = Awaited<ReturnType<typeof openDocumentedPeer>>

interface Customer {
  email: string
  password: string
}

export function documentedShop() {
  const shop = { url: '', peer: {} as DocumentedPeer, openAs }
  let close = async () => {}
  test.beforeAll(async () => {
    test.setTimeout(150_000)
    const peer = await openDocumentedPeer()
    const storefront = await startSecond({
      COMMERCE_API_URL: peer.url,
      PICTURE_ORIGINS: peer.pictureOrigin,
      EXPRESS_SCRIPT_URL: peer.expressScript,
    })
    Object.assign(shop, { url: storefront.url, peer })
    close = async () => {
      await storefront.stop()
      await peer.close()
    }
  })
  test.afterAll(() => close())

  async function openAs(page: Page, path: string, { email, password }: Customer = shop.peer.customer): Promise<void> {
    const data = { mode: 'account', email, password }
    const answer = await page.request.post(`${shop.url}/api/session`, { headers: { origin: shop.url }, data })
    expect(answer.status()).toBe(200)
    await page.goto(shop.url + path)
  }
  return shop
}

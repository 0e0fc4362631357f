import type { Page } from 'playwright/test'
import type { Language } from '@/lib/domain/languages/languages'
import { DOTONBORI, KREUZBERG } from '@/tests/support/documented-peer/two-cities'
import type { documentedShop } from './documented-shop'
import { MESSAGES } from './messages'
import { expect } from './test'

type Shop = ReturnType<typeof documentedShop>

interface ShopPage {
  path: string
  /** in every language */
  shown: string
}

/** What is never for a shopper: values that nobody has written, and keys of messages. */
const NO_WORDS = new RegExp(
  `\\bNaN\\b|\\bundefined\\b|\\bnull\\b|\\[object|Invalid Date|\\b(?:${Object.keys(MESSAGES.en).join('|')})\\.[a-z_]+`,
)

/** Every public page of the shop in two cities. */
export function publicPages({ peer }: Shop, orderId: string): ShopPage[] {
  const gid = peer.idOf(DOTONBORI.gid)
  return [
    { path: '/', shown: DOTONBORI.name },
    { path: '/?city=berlin', shown: KREUZBERG.name },
    { path: '/?city=osaka&q=kitchen', shown: DOTONBORI.name },
    { path: '/deals?city=osaka', shown: '¥3,900' },
    { path: '/deals?city=berlin', shown: '€45.00' },
    { path: '/deals/browse?city=berlin&query=dinner', shown: KREUZBERG.deal.nm },
    { path: `/deals/details/${peer.idOf(DOTONBORI.deal.id)}`, shown: '¥3,900' },
    { path: `/deals/details/${peer.idOf(KREUZBERG.deal.id)}`, shown: '€45.00' },
    { path: `/store/${gid}`, shown: '¥1,980' },
    { path: `/store/${peer.idOf(KREUZBERG.gid)}`, shown: '€8.50' },
    { path: `/product/${peer.idOf(KREUZBERG.dish.pid)}`, shown: '€8.50' },
    { path: `/pay/${gid}`, shown: DOTONBORI.name },
    { path: `/paynow?orderId=${orderId}&gid=${gid}`, shown: '¥1,980' },
    ...['/pay', '/carts', '/login', '/reset'].map((path) => ({ path, shown: '' })),
    ...['', '/contact', '/refunds', '/terms', '/privacy'].map((topic) => ({ path: `/help${topic}`, shown: '' })),
  ]
}

/** The customer's own pages. */
export function customerPages({ peer }: Shop, orderId: string): ShopPage[] {
  return [
    { path: '/account/orders', shown: '¥1,980' },
    { path: `/account/orders/detail/${orderId}`, shown: '¥1,980' },
    { path: '/account/gift-cards', shown: '25.00' },
    { path: '/account/bookmarks', shown: DOTONBORI.name },
    { path: `/checkout?query=${peer.idOf(DOTONBORI.gid)}`, shown: '¥1,980' },
    ...['', '/address-book', '/points'].map((name) => ({ path: `/account${name}`, shown: '' })),
  ]
}

export async function expectWhole(page: Page, shop: Shop, { path, shown }: ShopPage, language: Language) {
  const address = `${shop.url}${path}${path.includes('?') ? '&' : '?'}lan=${language}`
  const name = `${path} in ${language}`
  expect((await page.goto(address))?.status(), name).toBe(200)
  await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first(), name).toBeVisible()
  await expect(page.getByRole('banner'), name).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]'), name).toHaveCount(0)
  const text = await page.locator('body').ariaSnapshot()
  expect(NO_WORDS.exec(text)?.[0], name).toBeUndefined()
}

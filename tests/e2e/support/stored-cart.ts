import type { Page } from 'playwright/test'
import type { Id } from '@/lib/domain/codes/id'

interface StoredLine {
  pid: Id
  qty: number
  /** minor units */
  pc: number
}

/** As the store's page leaves it. The browser must be on the site. */
export async function storeCart(
  page: Page,
  gid: Id,
  lines: StoredLine[],
  fulfilmentMethods = [1, 2, 3],
): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), cartEntry(gid, lines, fulfilmentMethods))
}

/** Key and text; with one fulfilment method, that is the chosen one. */
export function cartEntry(
  gid: Id,
  lines: StoredLine[],
  fulfilmentMethods = [1, 2, 3],
  kind: 'menu' | 'deal' = 'menu',
): [key: string, text: string] {
  const cart = {
    version: 2,
    kind,
    gid,
    items: lines.map((line) => ({ ...line, options: {} })),
    fulfilmentMethods: fulfilmentMethods,
    fulfilmentMethod: fulfilmentMethods.length === 1 ? fulfilmentMethods[0] : 0,
    coupon: '',
  }
  return [`plaza:cart:${kind}:${gid}`, JSON.stringify(cart)]
}

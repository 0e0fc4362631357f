import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { KnownShopper } from './known-shopper'

export function privatePages({ orderId, gid }: KnownShopper): { address: string; internal: string }[] {
  const pages: [address: string, page: string][] = [
    ['/account', 'account'],
    ['/account/orders', 'orders'],
    [`/account/orders/detail/${orderId}`, `orders/${orderId}`],
    ['/account/gift-cards', 'gift-cards'],
    ['/account/bookmarks', 'bookmarks'],
    ['/account/address-book', 'address-book'],
    ['/account/points', 'points'],
    [`/checkout?query=${gid}`, `checkout?query=${gid}`],
    [`/deals/checkout?query=${gid}`, `deal-checkout?query=${gid}`],
    [`/paypal?orderId=${orderId}`, `paypal?orderId=${orderId}`],
    [`/paynow?orderId=${orderId}&gid=${gid}`, `paynow?orderId=${orderId}&gid=${gid}`],
  ]
  return pages.map(([address, page]) => ({ address, internal: `/shared/en/${page}` }))
}

export function readableHandlers({ orderId, gid, card }: KnownShopper): string[] {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  const routes = files
    .filter((file) => file.endsWith('route.ts') && /export (const|function|async function) GET/.test(read(file)))
    .map((file) => `/api/${path.dirname(file)}`)
  const queries: Record<string, string> = {
    '/api/checkout/start': `?gid=${gid}`,
    '/api/gift-cards/history': `?code=${card}&currency=CAD`,
    '/api/paynow': `?orderId=${orderId}&gid=${gid}`,
    '/api/places': '?text=Robson',
    '/api/places/at': '?lat=49.28&lon=-123.12',
  }
  const parts: Record<string, string> = {
    id: orderId,
    lan: 'en',
    gid: `${gid}`,
    page: '1',
    namespace: 'common',
    '...path': 'none',
  }
  return routes.map((route) => route.replace(/\[([.\w]+)\]/g, (_, name) => parts[name] ?? 'x') + (queries[route] ?? ''))
}

const read = (file: string) => readFileSync(path.join('app/api', file), 'utf8')

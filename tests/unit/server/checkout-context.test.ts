import { describe, expect, test, vi } from 'vitest'
import type { Site } from '@/lib/domain/site/site'
import { checkoutContext } from '@/lib/server/pages/checkout-context'
import { pathsOf } from '@/lib/server/site/site-address'

const page = vi.hoisted(() => ({ current: {} as object }))
vi.mock('@/lib/server/pages/page-context', () => ({ pageContext: async () => page.current }))

const shared = { kind: 'shared', key: 'shared', language: 'en' } as Site
const own = { kind: 'store', key: 'noodle.example', language: 'en', gid: 12 } as Site
const on = (site: Site, query: { query?: string; shipping?: string }) => {
  page.current = { site, language: 'en', paths: pathsOf(site, 'en'), links: {} }
  return checkoutContext(Promise.resolve(query))
}

describe('a checkout', () => {
  test('back to the store is / on an independent domain, else /store/{gid} [PAY-17] [PAY-16]', async () => {
    expect((await on(own, { query: '12' })).frame.paths.store(12)).toBe('/')
    expect((await on(shared, { query: '12' })).frame.paths.store(12)).toBe('/store/12')
  })

  test('an order has its own URL, and the express page contains it [CHK-17] [CHK-25]', async () => {
    const { paths } = (await on(shared, { query: '12' })).frame
    expect(paths.order('9f3c-1a')).toBe('/account/orders/detail/9f3c-1a')
    expect(paths.paypal('9f3c-1a')).toBe('/paypal?orderId=9f3c-1a')
  })

  test('freeShipping distinguishes the checkout of an amount from that of a menu; the store is in query [SELF-5] [ROUTE-16]', async () => {
    expect(await on(shared, { query: '12', shipping: 'freeShipping' })).toMatchObject({ gid: 12, isPay: true })
    expect(await on(shared, { query: '12' })).toMatchObject({ gid: 12, isPay: false })
    expect((await on(shared, { query: 'no store' })).gid).toBe(0)
  })
})

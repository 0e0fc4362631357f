import { dehydrate, QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddressBook } from '@/components/addresses/address-book'
import { SessionGate } from '@/components/auth/session-gate'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { OrderHistory } from '@/components/orders/list/order-history'
import { Prefetched } from '@/components/ui/loading/prefetched'
import { QueryProvider } from '@/components/ui/loading/query-provider'
import { PathsProvider } from '@/components/ui/navigation/paths-provider'
import { GiftCards } from '@/components/wallet/gift-cards'
import { Points } from '@/components/wallet/points'
import { success } from '@/lib/domain/result'
import { addressesKey, giftCardsKey, orderKey, ordersKey, pointsKey } from '@/lib/routes/query-keys'
import en from '@/messages/en.json'
import { mockApi } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // a shopper in Vancouver; the server's clock is that of UTC
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480)
})
let root: Root | undefined
afterEach(() => {
  // an order's clock would tick on in the next file
  root?.unmount()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const AT = '2026-11-20T04:00:00.000Z'
const row = {
  ...{ id: '9f3c-1a', fulfilmentMethod: 2, storeName: 'Noodle House', storeLogo: '', orderedAt: AT, status: 2 },
  amount: { amount: 4521, currency: 'CAD' },
  gid: 12,
  paymentState: null,
  items: [],
}
const card = {
  code: 'GC-1-7788',
  storeName: 'Noodle House',
  storeLogo: '',
  balance: 7760,
  bookValue: 10000,
  currency: 'CAD',
}
const SCREENS: [string, readonly unknown[], unknown, ReactElement, string][] = [
  [
    'orders',
    ordersKey(1, {}),
    { items: [row], page: 1, pageSize: 20, total: 1 },
    <OrderHistory key="s" page={1} search={{}} />,
    '2026-11-19 08:00pm',
  ],
  [
    'an order',
    orderKey('9f3c-1a'),
    sampleOrder,
    <OrderScreen key="s" id="9f3c-1a" isBack={false} map={{ googleKey: '', tileUrl: '' }} code={null} />,
    'Noodle House',
  ],
  ['an address', addressesKey, [{ ...sampleAddress, id: 5 }], <AddressBook key="s" />, sampleAddress.street],
  [
    'a gift card',
    giftCardsKey,
    [{ ...card, purchasedAt: AT, expiresAt: '2030-01-01T04:00:00.000Z' }],
    <GiftCards key="s" />,
    'Expires 2029-12-31',
  ],
  [
    'points',
    pointsKey,
    { balance: 1200, remaining: 800, redeemed: 400, history: [{ at: AT, delta: 350, balance: 1200, orderId: null }] },
    <Points key="s" />,
    '2026-11-19',
  ],
]

const stateOf = (queryKey: readonly unknown[], value: unknown) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, success(value), { updatedAt: Date.now() - 60_000 })
  return dehydrate(client)
}
const pageOf = (screen: ReactElement, state: ReturnType<typeof stateOf>) => (
  <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
    <QueryProvider>
      <SessionGate isLoggedIn firstName="Mei" homeHref="/">
        <PathsProvider input={['en', 'en']}>
          <Prefetched state={state}>{screen}</Prefetched>
        </PathsProvider>
      </SessionGate>
    </QueryProvider>
  </NextIntlClientProvider>
)

test.each(SCREENS)('%s: in the HTML, hydrated without a second read', async (_, key, value, screen, text) => {
  const api = mockApi({})
  const page = pageOf(screen, stateOf(key, value))
  document.body.innerHTML = `<main>${renderToString(page)}</main>`
  const main = document.body.firstElementChild as HTMLElement
  expect(main.querySelector('[role=status]')).toBeNull()
  expect(main.querySelector('h1')).not.toBeNull()
  const wrong = vi.fn()
  await act(async () => {
    root = hydrateRoot(main, page, { onRecoverableError: wrong })
  })
  // by the shopper's own clock where it is one
  expect(main.textContent).toContain(text)
  expect(wrong.mock.calls).toEqual([])
  expect(api.calls).toEqual([])
})

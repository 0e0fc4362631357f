import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountScreen } from '@/components/account/account-screen'
import { AddressBook } from '@/components/addresses/address-book'
import { SessionGate } from '@/components/auth/session-gate'
import { Bookmarks } from '@/components/bookmarks/bookmarks'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { OrderHistory } from '@/components/orders/list/order-history'
import { PaypalScreen } from '@/components/paypal/paypal-screen'
import { GiftCards } from '@/components/wallet/gift-cards'
import { Points } from '@/components/wallet/points'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

/** The screen of each private page. */
const SCREENS: [string, ReactElement][] = [
  ['/account', <AccountScreen key="s">{null}</AccountScreen>],
  ['/account/orders', <OrderHistory key="s" page={1} search={{}} />],
  ['/account/orders/detail/{orderId}', <OrderScreen key="s" id="o1" isBack={false} map={{}} code={null} />],
  ['/account/gift-cards', <GiftCards key="s" />],
  ['/account/bookmarks', <Bookmarks key="s" />],
  ['/account/address-book', <AddressBook key="s" />],
  ['/account/points', <Points key="s" />],
  ['/checkout', <CheckoutScreen key="s" kind="menu" gid={12} terms={{}} />],
  ['/deals/checkout', <CheckoutScreen key="s" kind="deal" gid={12} terms={{}} />],
  ['/paypal', <PaypalScreen key="s" orderId="o1" config={null} />],
]

test.each(SCREENS)('%s shows only a loading screen until its data is there [ROUTE-4]', async (_, page) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  show(
    <SessionGate isLoggedIn homeHref="/">
      {page}
    </SessionGate>,
  )
  const status = screen.getByRole('status')
  expect(status.getAttribute('aria-label') ?? status.textContent).toMatch(/^Loading/)
  for (const role of ['button', 'link', 'textbox', 'alert', 'dialog']) expect(screen.queryAllByRole(role)).toEqual([])
})

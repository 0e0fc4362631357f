import type { Page } from 'playwright'
import {
  buyDeal,
  fillCart,
  logInWrongly,
  openCart,
  openDish,
  openFilters,
  openMap,
  openMenu,
  submitDeal,
  withCartTo,
} from './open-screen'

/** `customer`: the demo's, with a history; `newcomer`: without one. */
export type Visitor = 'anyone' | 'customer' | 'newcomer'

export interface View {
  /** absent: the shared site's */
  host?: string
  /** `{deal}`, `{product}`, `{order}` and `{canceled}` are filled in */
  path: string
  visitor?: Visitor
  act?: (page: Page) => Promise<void>
}

export interface Screen extends View {
  name: string
  states?: Partial<Record<'empty' | 'full' | 'error' | 'dialog', Partial<View>>>
}

const STORE = '/store/1024'
const TILL = 1004
const MENU_CHECKOUT = '/checkout?query=1024'

const OWN_HOSTS = ['noodle', 'spa', 'tea', 'books']

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', states: { dialog: { act: openMenu } } },
  { name: 'search', path: '/?q=tea', states: { empty: { path: '/?q=zzzzzz' } } },
  { name: 'deals', path: '/deals' },
  {
    name: 'browse',
    path: '/deals/browse',
    states: {
      empty: { path: '/deals/browse?query=zzzzzz' },
      dialog: { act: openFilters },
    },
  },
  { name: 'deal', path: '/deals/details/{deal}', states: { error: { act: submitDeal } } },
  { name: 'store', path: STORE, states: { full: { act: fillCart }, dialog: { act: openDish } } },
  { name: 'product', path: '/product/{product}' },
  { name: 'cart', path: STORE, act: openCart },
  { name: 'carts', path: STORE, act: withCartTo('/carts'), states: { empty: { path: '/carts', act: undefined } } },
  { name: 'login', path: '/login', states: { error: { act: logInWrongly } } },
  { name: 'reset', path: '/reset' },
  { name: 'keypad', path: `/pay/${TILL}`, states: { full: { path: `/pay/${TILL}/amt/12.5` } } },
  { name: 'code', path: '/pay?code=nothing' },
  { name: 'missing', path: '/no-such-page' },
  { name: 'help', path: '/help' },
  { name: 'contact', path: '/help/contact' },
  { name: 'privacy', path: '/help/privacy' },
  {
    name: 'checkout',
    path: STORE,
    visitor: 'customer',
    act: withCartTo(MENU_CHECKOUT),
    states: { empty: { path: MENU_CHECKOUT, act: undefined }, full: { visitor: 'newcomer' } },
  },
  { name: 'deal-checkout', path: '/deals/details/{deal}', visitor: 'customer', act: buyDeal },
  { name: 'account', path: '/account', visitor: 'customer', states: { empty: { visitor: 'newcomer' } } },
  { name: 'orders', path: '/account/orders', visitor: 'customer', states: { empty: { visitor: 'newcomer' } } },
  {
    name: 'order',
    path: '/account/orders/detail/{order}',
    visitor: 'customer',
    states: { error: { path: '/account/orders/detail/nosuchorder' } },
  },
  { name: 'canceled-order', path: '/account/orders/detail/{canceled}', visitor: 'customer' },
  { name: 'pay-now', path: `/paynow?orderId={order}&gid=${TILL}`, visitor: 'customer' },
  { name: 'express', path: '/paypal?orderId={order}', visitor: 'customer' },
  { name: 'gift-cards', path: '/account/gift-cards', visitor: 'customer', states: { empty: { visitor: 'newcomer' } } },
  { name: 'points', path: '/account/points', visitor: 'customer', states: { empty: { visitor: 'newcomer' } } },
  { name: 'bookmarks', path: '/account/bookmarks', visitor: 'customer', states: { empty: { visitor: 'newcomer' } } },
  {
    name: 'address-book',
    path: '/account/address-book',
    visitor: 'customer',
    states: { empty: { visitor: 'newcomer' }, dialog: { act: openMap } },
  },
  ...OWN_HOSTS.flatMap((name) => [
    { name: `own-${name}`, host: `${name}.localhost`, path: '/' },
    { name: `own-${name}-deals`, host: `${name}.localhost`, path: '/deals' },
    { name: `own-${name}-login`, host: `${name}.localhost`, path: '/login' },
    { name: `own-${name}-contact`, host: `${name}.localhost`, path: '/help/contact' },
  ]),
]

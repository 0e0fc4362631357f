import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { AddressCard } from '@/components/addresses/address-card'
import { BookmarkCard } from '@/components/bookmarks/bookmark-card'
import { OrderDetail } from '@/components/orders/detail/order-detail'
import { OrderTable } from '@/components/orders/list/order-table'
import { OrderedItems, optionNames } from '@/components/payment-fields/ordered-items'
import { StoreLine } from '@/components/payment-fields/store-line'
import { ItemTable } from '@/components/paypal/item-table'
import { ItemForm } from '@/components/stores/item/item-form'
import { PathsProvider } from '@/components/ui/navigation/paths-provider'
import { GiftCardTile } from '@/components/wallet/gift-card-tile'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { byFieldType } from '@/lib/domain/codes/order-fields'
import type { Order } from '@/lib/domain/orders/orders'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { inLocalTime } from '@/lib/domain/time/time'
import en from '@/messages/en.json'
import { sampleAddress, sampleQuote } from '@/tests/support/sample-checkout'
import { ramen, sampleOrderingStore } from '@/tests/support/sample-menu'
import { sampleOrder } from '@/tests/support/sample-order'
import { SCRIPT_PAYLOADS } from '@/tests/support/script-payloads'
import { renderServer } from '../render-server'
import { findInjections, type Sinks } from './others-words'

type Say = () => string
const nothing = async () => null
const noop = () => undefined
const actions = { cancel: async () => null, comment: nothing, review: nothing, refresh: nothing }

const address = (say: Say) => ({
  ...sampleAddress,
  firstName: say(),
  lastName: say(),
  phone: say(),
  street: say(),
  unit: say(),
  buzz: say(),
  city: say(),
  region: say(),
  postalCode: say(),
})
const items = (say: Say) =>
  [
    {
      ...sampleOrder.items[0],
      name: say(),
      options: [{ id: 1, name: say(), options: [{ id: 11, name: say(), options: [] }] }],
    },
  ] as Order['items']
const order = (say: Say): Order => ({
  ...sampleOrder,
  // long enough for a short number, whatever is said
  id: `A20261120${say()}`,
  statusDetail: say(),
  storeName: say(),
  storeCity: say(),
  storeLogo: toPictureUrl(say()),
  storePhone: say(),
  storePhoneHref: phoneLink(say(), 'CA'),
  storeAddress: { formatted: say(), lat: 49.28, lon: -123.12 },
  relatedOrderId: say(),
  ...byFieldType({ digits: say(), flag: true }),
  server: say(),
  firstName: say(),
  lastName: say(),
  phone: say(),
  email: say(),
  shippingAddress: address(say),
  billingAddress: address(say),
  items: items(say),
  couponCode: say(),
  taxes: [{ label: say(), amount: 192 }],
  cardLabel: say(),
  shippingDescription: say(),
  comments: [{ comment: say(), at: inLocalTime(new Date('2026-11-20T19:01:00Z')), isAdmin: true }],
  storeSurcharge: { label: say(), value: 100, isSeparate: false, taxClass: '' },
  orderSurcharge: { label: say(), value: 100, isSeparate: true, taxClass: '' },
})
const card = (say: Say) => ({
  code: say(),
  gid: 12,
  storeName: say(),
  storeLogo: toPictureUrl(say()),
  balance: 100,
  bookValue: 100,
  currency: 'CAD',
  expiresAt: null,
  purchasedAt: null,
  waitsFor: null,
  colour: null,
})
const bookmark = (say: Say) => ({
  id: 1,
  name: say(),
  picture: toPictureUrl(say()),
  cover: toPictureUrl(say()),
  rating: 4,
  address: say(),
  storeId: null,
  price: { amount: 100, currency: 'CAD' },
})
const row = (say: Say) => ({
  id: say(),
  gid: 12,
  fulfilmentMethod: 2,
  waiterService: true,
  storeName: say(),
  storeCity: say(),
  storeLogo: toPictureUrl(say()),
  orderedAt: '2026-11-20T04:00:00-08:00',
  amount: { amount: 100, currency: 'CAD' },
  status: 1 as const,
  paymentState: null,
  items: [{ pid: 1, dealId: null, name: say(), quantity: 1 }],
})

const SINKS: Sinks = {
  'an order': (say) => (
    <OrderDetail order={order(say)} isBack={false} updatedAt={Date.now()} map={{}} code={null} actions={actions} />
  ),
  'a list of orders': (say) => <OrderTable rows={[row(say)]} />,
  'what is paid later': (say) => (
    <OrderedItems
      items={items(say).map((item) => ({ ...item, options: optionNames(item.options) }))}
      currency="CAD"
      label={say()}
    />
  ),
  'whom it is paid to': (say) => <StoreLine logo={toPictureUrl(say())} name={say()} detail={say()} />,
  'what is paid by the express provider': (say) => <ItemTable items={items(say)} currency="CAD" />,
  'what is checked out': (say) => (
    <OrderedItems
      items={sampleQuote.lines.map((line) => ({
        ...line,
        name: say(),
        picture: toPictureUrl(say()),
        options: [say()],
      }))}
      currency={sampleQuote.currency}
      label={say()}
    />
  ),
  'an address': (say) => (
    <AddressCard address={address(say)} isDefault={false} onToggleDefault={noop} onEdit={noop} onDelete={noop} />
  ),
  'a gift card': (say) => <GiftCardTile card={card(say)} onDetails={noop} onTransfer={noop} />,
  'a bookmark': (say) => (
    <BookmarkCard bookmark={bookmark(say)} href="/store/12" isStore removing={false} onRemove={noop} />
  ),
  "a dish's dialog": (say) => (
    <ItemForm
      loadedPicture={null}
      store={sampleOrderingStore}
      product={{
        ...ramen,
        name: say(),
        description: say(),
        optionGroups: [
          { id: 1, name: say(), min: 0, max: 2, choices: [{ id: 11, name: say(), price: 0, stock: 3, groups: [] }] },
        ],
      }}
      onClose={noop}
      onAdded={noop}
    />
  ),
}

const renderSink = (element: ReactElement) =>
  renderServer(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        <PathsProvider input={['en', 'en']}>{element}</PathsProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )

test(`${SCRIPT_PAYLOADS.length} payloads in every text of a customer's screens never execute`, {
  timeout: 120_000,
}, async () => {
  expect(await findInjections(SINKS, renderSink)).toEqual([])
})

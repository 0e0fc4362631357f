import { listAddresses } from '@/lib/commerce-client/account/address-book-api'
import { listBookmarks } from '@/lib/commerce-client/account/bookmarks-api'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards-api'
import { getPoints } from '@/lib/commerce-client/account/points-api'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { pingSession } from '@/lib/commerce-client/account/session-api'
import { getOrder, listOrders } from '@/lib/commerce-client/orders/orders-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { attemptCall, type Outcome } from './attempt'
import { absent, counted, limited, untried, works } from './findings'
import { LANGUAGE } from './read-shop'
import type { Finding } from './report'

/** Checks what a customer reads, and changes nothing. */
export const CUSTOMER_FEATURES: Record<string, (credentials: Credentials) => Promise<Finding>> = {
  async session(credentials) {
    if ((await pingSession(credentials)) !== 'live') return absent('a signed call is refused: nobody can be logged in')
    const wrong = await pingSession({ ...credentials, secret: `${credentials.secret}x` })
    return wrong === 'live'
      ? limited('a call with a wrong secret is accepted: anybody can act for a customer')
      : works('signed calls')
  },

  profile: (credentials) =>
    describe(
      () => getCustomer(credentials),
      ({ firstName, email, phone }) => {
        const missing = Object.entries({ 'first name': firstName, 'e-mail': email, phone }).flatMap(([name, text]) =>
          text ? [] : [name],
        )
        return missing.length > 0 ? limited(`without ${missing.join(', ')}`) : works('name, e-mail and phone')
      },
    ),

  'address book': (credentials) =>
    describe(
      () => listAddresses(credentials),
      (addresses) => works(counted(addresses.length, 'address', 'addresses')),
    ),

  bookmarks: (credentials) =>
    describe(
      () => listBookmarks({ own: null, language: LANGUAGE }, credentials),
      ({ stores, products, deals }) =>
        works(
          [counted(stores.length, 'store'), counted(products.length, 'product'), counted(deals.length, 'deal')].join(
            ', ',
          ),
        ),
    ),

  'order history': (credentials) =>
    describe(
      () => listOrders({ page: 1, own: null, language: LANGUAGE }, credentials),
      ({ total }) => works(counted(total, 'order')),
    ),

  async 'order page'(credentials) {
    const list = await attemptCall(() => listOrders({ page: 1, own: null, language: LANGUAGE }, credentials))
    const [first] = list.ok ? list.value.items : []
    if (!first) return untried('the customer has no order')
    return describe(
      () => getOrder(first.id, LANGUAGE, credentials),
      ({ items }) => (items.length > 0 ? works(`order ${first.id}`) : limited(`order ${first.id} has no lines`)),
    )
  },

  points: (credentials) =>
    describe(
      () => getPoints(credentials),
      ({ balance }) => works(`a balance of ${balance}`),
    ),

  'gift cards': (credentials) =>
    describe(
      () => listGiftCards(null, credentials),
      (cards) => works(counted(cards.length, 'card')),
    ),
}

async function describe<T>(call: Parameters<typeof attemptCall<T>>[0], say: (value: T) => Finding): Promise<Finding> {
  const outcome: Outcome<T> = await attemptCall(call)
  return outcome.ok ? say(outcome.value) : absent(outcome.reason)
}

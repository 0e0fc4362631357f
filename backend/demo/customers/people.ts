import { millisecondsInDay } from 'date-fns/constants'
import { logoKey } from '@/backend/catalogue/pictures/logo'
import type { addresses, bookmarks, customers } from '@/backend/customers/schema/customers'
import { BOOKMARK_TYPE, type BookmarkType } from '@/lib/domain/codes/account-codes'

export const DEMO_CUSTOMER = 1
export const SECOND_CUSTOMER = 2
/** The customer without orders. */
const THIRD_CUSTOMER = 3
export const DEMO_PASSWORD = 'plaza-demo'

/** of the types of cards */
const VISA = 1 as const

type CustomerRow = typeof customers.$inferInsert
type AddressRow = typeof addresses.$inferInsert

export function buildCustomers(now: Date): CustomerRow[] {
  const createdAt = new Date(now.getTime() - 420 * millisecondsInDay)
  return [
    {
      id: DEMO_CUSTOMER,
      email: 'demo@plaza.test',
      emailConfirmedAt: createdAt,
      phone: '6045550142',
      countryCode: 'CA',
      firstName: 'Robin',
      lastName: 'Hayashi',
      nickName: 'Robin',
      profilePicture: logoKey(DEMO_CUSTOMER, 'Robin Hayashi'),
      createdAt,
    },
    {
      id: SECOND_CUSTOMER,
      email: 'second@plaza.test',
      emailConfirmedAt: createdAt,
      phone: '6045550167',
      countryCode: 'CA',
      firstName: 'Jamie',
      lastName: 'Okafor',
      nickName: 'Jamie',
      profilePicture: logoKey(SECOND_CUSTOMER, 'Jamie Okafor'),
      createdAt,
    },
    {
      id: THIRD_CUSTOMER,
      email: 'third@plaza.test',
      emailConfirmedAt: createdAt,
      phone: '6045550189',
      countryCode: 'CA',
      firstName: 'Noor',
      lastName: 'Lindqvist',
      nickName: '',
      profilePicture: '',
      createdAt,
    },
  ]
}

/** The card with which the demo customer has paid all orders, saved at the sandbox; it succeeds. */
export function buildSavedCard(now: Date) {
  const reference = 'cus_demo'
  const card = {
    type: VISA,
    lastFour: '4242',
    month: 12,
    year: now.getUTCFullYear() + 3,
    behaviour: 'succeeded' as const,
  }
  return {
    vault: { customerId: DEMO_CUSTOMER, provider: 'sandbox' as const, reference },
    card: { ref: 'card_demo', customer: reference, ...card, createdAt: now },
  }
}

/** Address books: one address per city for the demo customer, the first with coordinates as the default. */
export function buildAddresses(now: Date): AddressRow[] {
  const robin = { customerId: DEMO_CUSTOMER, firstName: 'Robin', lastName: 'Hayashi', buzz: '', createdAt: now }
  return [
    {
      ...robin,
      id: 1,
      phone: '6045550142',
      street: '2188 Main Street',
      unit: '504',
      buzz: '0504',
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V5T 3C5',
      country: 'CA',
      lat: 49.2661,
      lon: -123.1002,
      isDefault: true,
    },
    {
      ...robin,
      id: 2,
      phone: '4165550118',
      street: '352 Queen Street West',
      unit: '',
      city: 'Toronto',
      region: 'ON',
      postalCode: 'M5V 2A2',
      country: 'CA',
      lat: 43.6493,
      lon: -79.3939,
      isDefault: false,
    },
    {
      ...robin,
      id: 3,
      phone: '2065550133',
      street: '1420 12th Avenue',
      unit: '3B',
      city: 'Seattle',
      region: 'WA',
      postalCode: '98122',
      country: 'US',
      lat: 47.6134,
      lon: -122.3168,
      isDefault: false,
    },
    {
      id: 4,
      customerId: SECOND_CUSTOMER,
      firstName: 'Jamie',
      lastName: 'Okafor',
      phone: '6045550167',
      buzz: '',
      street: '1755 Denman Street',
      unit: '',
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6G 2M3',
      country: 'CA',
      lat: 49.2889,
      lon: -123.1406,
      isDefault: true,
      createdAt: now,
    },
  ]
}

export function buildBookmarks(productIds: number[], dealIds: number[], now: Date): (typeof bookmarks.$inferInsert)[] {
  const mine = (type: BookmarkType, ids: number[]) =>
    ids.map((targetId, n) => ({
      customerId: DEMO_CUSTOMER,
      type,
      targetId,
      createdAt: new Date(now.getTime() - (type * 100 + n) * 3_600_000),
    }))
  const stores = [1001, 1005, 1012, 1031, 1036]
  const { store, product, groupSale } = BOOKMARK_TYPE
  const second = { customerId: SECOND_CUSTOMER, type: store, targetId: 1001, createdAt: now }
  return [...mine(store, stores), ...mine(product, productIds), ...mine(groupSale, dealIds), second]
}

import type { coupons } from '@/backend/catalogue/schema/coupons'
import type { stores } from '@/backend/catalogue/schema/stores'
import { NOWHERE, type Place, type ShownColumns, STORE, STORE_AND_LISTS } from './places'

const DOMAIN: readonly Place[] = ['store', 'domain']
/** In lists, and in the header or footer of the store's own domain. */
const EVERYWHERE: readonly Place[] = ['store', 'lists', 'domain']

export const STORE_COLUMNS = {
  gid: NOWHERE,
  urlKey: NOWHERE,
  domain: DOMAIN,
  theme: DOMAIN,
  kind: EVERYWHERE,
  // of several stores: the page of a deal lists the other ones
  owner: STORE_AND_LISTS,
  name: EVERYWHERE,
  description: STORE,
  announcements: STORE,
  keywords: STORE_AND_LISTS,
  categories: STORE_AND_LISTS,
  logo: EVERYWHERE,
  images: EVERYWHERE,
  cityKey: STORE_AND_LISTS,
  unit: EVERYWHERE,
  street: EVERYWHERE,
  city: EVERYWHERE,
  region: EVERYWHERE,
  postalCode: EVERYWHERE,
  country: EVERYWHERE,
  lat: STORE_AND_LISTS,
  lon: STORE_AND_LISTS,
  phone: EVERYWHERE,
  timeZone: STORE_AND_LISTS,
  currency: STORE_AND_LISTS,
  websiteUrl: STORE,
  hours: STORE_AND_LISTS,
  deliveryHours: STORE_AND_LISTS,
  holidays: STORE_AND_LISTS,
  specialHours: STORE_AND_LISTS,
  suspended: STORE_AND_LISTS,
  settings: STORE_AND_LISTS,
  amenities: STORE,
  services: STORE_AND_LISTS,
  payments: STORE,
  discountPercent: STORE,
  surcharge: NOWHERE,
  shippingCountries: STORE_AND_LISTS,
  tipsEnabled: STORE,
  orderEmail: NOWHERE,
  webhookUrl: NOWHERE,
  webhookVersion: NOWHERE,
  completesAfter: NOWHERE,
  // lists show ratings a minute later
  ratingSum: STORE,
  ratingCount: STORE,
  soldCount: NOWHERE,
  planId: STORE,
  createdAt: NOWHERE,
  changedAt: NOWHERE,
} satisfies ShownColumns<typeof stores>

export const COUPON_COLUMNS = {
  id: NOWHERE,
  code: STORE,
  gid: NOWHERE,
  title: STORE,
  kind: STORE,
  value: STORE,
  minSubtotal: STORE,
  startsAt: STORE,
  endsAt: STORE,
  perCustomerLimit: STORE,
  totalLimit: STORE,
  used: NOWHERE,
  retiredAt: STORE,
} satisfies ShownColumns<typeof coupons>

import { saveCart } from '@/lib/browser/cart/carts'
import type { Customer } from '@/lib/domain/account/customer'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { Address } from '@/lib/domain/places/addresses'

export const sampleAddress: Address = {
  id: 5,
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '6045550123',
  street: '88 Pacific Blvd',
  unit: '1203',
  buzz: '',
  city: 'Vancouver',
  region: 'BC',
  country: 'CA',
  postalCode: 'V6B 1A1',
  isDefault: true,
  lat: null,
  lon: null,
}

export const sampleCustomer: Customer = {
  firstName: 'Mei',
  lastName: 'Chen',
  nickName: '',
  email: 'mei@mail.example',
  isEmailConfirmed: true,
  pendingEmail: '',
  phone: '6045550123',
  countryCode: 'CA',
  picture: '/media/avatar/person/7',
  hasPassword: true,
  defaultAddress: null,
  unclaimed: null,
}

/** C$31.00 with tax: C$32.55. */
export const sampleQuote: Quote = {
  id: 'q-88',
  currency: 'CAD',
  lines: [
    {
      pid: 900,
      name: 'Spa day',
      picture: '',
      options: ['Window'],
      isGiftCard: false,
      quantity: 1,
      unitPrice: 3100,
      validUntil: null,
      amount: 3100,
    },
  ],
  itemTotal: 3100,
  storeDiscount: 0,
  couponDiscount: 0,
  couponRejection: null,
  bestCoupon: null,
  surcharge: 0,
  storeSurcharge: null,
  orderSurcharge: null,
  shippingFee: 0,
  shippingKm: null,
  totalBeforeTax: 3100,
  tax: 155,
  taxes: [{ label: 'GST', amount: 155 }],
  grandTotal: 3255,
  pointsBalance: 0,
  fulfilmentMethod: 2,
  shippingTypes: [],
  asap: null,
  estimate: null,
  allowedPeriods: {},
}

/** Passes every check until 2040. */
export const sampleCard = {
  owner: 'Mei Chen',
  number: '4242 4242 4242 4242',
  month: '12',
  year: '2040',
  cvv: '123',
  country: 'CA',
  postalCode: 'V6B 1A1',
}

/** Of store 12, where the deal page puts it. */
export function storeDealCart(fulfilmentMethods: number[]): void {
  const [shipping = 0, ...more] = fulfilmentMethods
  const items = [{ pid: 900, qty: 1, pc: 3100, options: { 1: [11] } }]
  const fulfilmentMethod = more.length > 0 ? 0 : shipping
  saveCart({ kind: 'deal', gid: 12, items, fulfilmentMethods, fulfilmentMethod, coupon: '' })
}

export function isDealCartStored(): boolean {
  return Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('"pid":900'))
}

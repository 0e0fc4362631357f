import { z } from 'zod'
import type { AcceptedPayments } from '@/backend/providers/configured-providers'
import { ACCEPTED_THINGS } from '@/lib/contract/accepted-payments'
import { STORE_FLAGS } from '@/lib/contract/flags'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { PAYMENT_FLAGS } from '@/lib/domain/codes/payment-method'
import { email, line, picture, several, storeKey, webAddress } from './cells'
import { amount, decimal, whole } from './numbers'
import { textColumns } from './text-columns'
import { coded, taxClass, yesNo } from './words'

const { restaurant, groupSale, travel, shopping, service } = STORE_TYPE
const no = yesNo.default(false)
const yes = yesNo.default(true)
const categoryId = z.string().regex(/^1[0-8]\d\d$/, 'must be numbers of categories, separated by semicolons')

export const SETTINGS = {
  onlineOrder: yes.describe('takes orders online'),
  holdOrdering: no.describe('takes no orders for the time being'),
  requireTableNumber: no.describe('orders to eat in name their table'),
  waitlist: no.describe('has a waiting list'),
  waiterService: no.describe('is served at the table'),
  reservation: no.describe('takes reservations'),
  preorder: yes.describe('takes orders for later while it is closed'),
  stopOrderBeforeClose: whole(0, 600).default(0).describe('minutes before closing from which orders are refused'),
  upsell: no.describe('suggests further dishes'),
  deliveryFee: amount.default('0').describe('fee of a delivery'),
  flatFeeDeliveryDistance: decimal(0, 1000).default(5).describe('kilometres that the fee covers'),
  feePerKm: amount.default('0').describe('fee of each further kilometre'),
  timeInterval: whole(5, 240).default(15).describe('minutes between the times that can be chosen'),
  leadMinutes: whole(0, 1440)
    .optional()
    .describe('minutes from an order to the first time that can be chosen; empty: 30'),
  preparationMinutes: whole(1, 240)
    .optional()
    .describe('minutes that an order takes until it is ready, 1 to 240; empty: shoppers see no estimate'),
  maxDeliveryDistance: decimal(0, 1000).default(10).describe('longest delivery in kilometres'),
  minDeliveryAmount: amount.default('0').describe('smallest order of goods that is delivered; gift cards do not count'),
  placeholderImage: yes.describe('shows a pattern where a picture is missing'),
  displayFormat: whole(0, 1).default(0).describe('menu as a list (0) or as tiles (1)'),
  productDetailDisplay: yes.describe('dishes open a dialog with their details'),
  pagination: no.describe('shows one section of the menu at a time'),
  landingPage: no.describe('has a landing page'),
  v2p: whole(0, 1_000_000).default(1).describe('points for each unit of money spent'),
  p2v: whole(1, 1_000_000).default(100).describe('points that are worth one unit of money'),
  selfCheckout: no.describe('can be paid by the code at the till'),
  requireBillingAddress: no.describe('cards need their billing address'),
  tipCutOff: amount.optional().describe('total up to which tips are flat amounts; empty: 20'),
}

export const MONEY_SETTINGS = ['deliveryFee', 'feePerKm', 'minDeliveryAmount', 'tipCutOff'] as const

export const AMENITIES = {
  tv: no.describe('has television'),
  wifi: no.describe('has Wi-Fi'),
  alcohol: no.describe('serves alcohol'),
  environment: no.describe('has a pleasant interior'),
  attire: no.describe('asks for formal clothes'),
  noise: no.describe('is lively'),
  outdoorSeating: no.describe('has seats outdoors'),
  kids: no.describe('suits children'),
  group: no.describe('suits groups'),
  businessFriendly: no.describe('suits business'),
  parking: no.describe('has parking'),
  bikeParking: no.describe('has places for bicycles'),
}

export const SERVICES = {
  delivery: no.describe('delivers'),
  eatin: no.describe('serves on site'),
  takeout: yes.describe('hands over to take away'),
}

const THINGS = { ...ACCEPTED_THINGS, points: 'points', stripe: 'Stripe' }

/** Online payments are offered if a configured provider takes them. */
export const PAYMENTS = Object.fromEntries(
  [...new Set([...STORE_FLAGS.pflg, ...PAYMENT_FLAGS])].map((name) => [
    name,
    (name === 'cash' ? yes : no).describe(`takes ${THINGS[name]}`),
  ]),
) as Record<keyof AcceptedPayments, typeof no>

export const storeFile = z.strictObject({
  key: storeKey.describe('your key, by which commands name it too'),
  kind: coded({ restaurant, group_sale: groupSale, travel, shopping, service }).describe('what it is'),
  ...textColumns('name', 200),
  ...textColumns('description', 5000),
  owner: line(200).optional().describe('stores of one owner are branches of each other; empty: its key'),
  keywords: several(line(60), 30).default([]).describe('words that it is found by'),
  categories: several(categoryId, 3).default([]).describe('up to three numbers of categories, its own trade first'),
  logo: picture.optional().describe('empty: its initials are drawn'),
  pictures: several(picture, 20).default([]).describe('its pictures, that of its cards first'),
  area: line(40)
    .overwrite((key) => key.trim().toLowerCase())
    .describe(
      'the city whose lists show it: its key in `CITIES`, without it `vancouver`, `victoria`, `toronto` or `seattle`',
    ),
  unit: line(20).optional(),
  street: line(200),
  city: line(100).describe('as in its address'),
  region: line(20).optional().describe('province or state; empty: that of the area'),
  postalCode: line(20),
  country: z.string().length(2).optional().describe('empty: that of the area'),
  lat: decimal(-90, 90).describe('degrees north'),
  lon: decimal(-180, 180).describe('degrees east'),
  phone: line(40),
  timeZone: line(60).optional().describe('empty: that of the area'),
  currency: z.string().length(3).optional().describe('empty: that of the country; never changes later'),
  website: line(300).optional(),
  orderEmail: email.optional().describe('where new orders are mailed to'),
  webhookUrl: webAddress.optional().describe('where new orders are posted to, signed'),
  suspended: yesNo.optional().describe('closed until further notice; empty: as it is, a new store is open'),
  discountPercent: whole(0, 100).default(0).describe('off every order'),
  tips: no.describe('suggests tips'),
  shippingCountries: several(z.string().length(2), 20).optional().describe('empty: its country'),
  plan: whole(1, 99).default(1).describe('number of its plan'),
  ...textColumns('surcharge', 100),
  surchargePercent: decimal(0, 100).optional().describe('of the goods; or:'),
  surchargeAmount: amount.optional().describe('added to each order'),
  surchargeSeparate: no.describe('is paid by itself, after the order'),
  surchargeTaxClass: taxClass.default('standard').describe('`standard`: taxed like what is ordered'),
  ...SETTINGS,
  ...AMENITIES,
  ...SERVICES,
  ...PAYMENTS,
})

import type { AcceptedPayments, Amenities, Services, StoreSettings } from '@/backend/db/schema/stores'
import type { Random } from '@/backend/demo/random'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/store-type'

interface Wanted {
  isRestaurant: boolean
  requireTableNumber: boolean
  requireBillingAddress: boolean
  takesPreorders: boolean
  /** amounts at the till; drawn if the file of the store leaves it open */
  selfCheckout: boolean | undefined
}

/** Amounts are minor units, distances km, times minutes. */
export function buildSettings(random: Random, wanted: Wanted): StoreSettings {
  return {
    v2p: 1,
    onlineOrder: true,
    holdOrdering: false,
    requireTableNumber: wanted.requireTableNumber,
    waitlist: wanted.isRestaurant && random.chance(0.3),
    waiterService: wanted.requireTableNumber || (wanted.isRestaurant && random.chance(0.5)),
    reservation: random.chance(0.4),
    preorder: random.chance(0.7) || wanted.takesPreorders,
    stopOrderBeforeClose: random.pick([0, 15, 30]),
    upsell: random.chance(0.4),
    deliveryFee: random.pick([299, 399, 499]),
    flatFeeDeliveryDistance: random.pick([3, 4, 5]),
    feePerKm: random.pick([75, 100, 125]),
    timeInterval: random.pick([15, 30]),
    maxDeliveryDistance: random.pick([8, 10, 12, 15]),
    minDeliveryAmount: random.pick([1500, 2000, 2500]),
    placeholderImage: true,
    displayFormat: random.pick([0, 1]),
    productDetailDisplay: true,
    pagination: false,
    landingPage: random.chance(0.2),
    p2v: 100,
    selfCheckout: wanted.selfCheckout ?? (wanted.isRestaurant && random.chance(0.5)),
    requireBillingAddress: wanted.requireBillingAddress,
  }
}

export function buildAmenities(random: Random, isRestaurant: boolean): Amenities {
  const often = () => random.chance(0.65)
  const sometimes = () => random.chance(0.35)
  return {
    tv: sometimes(),
    wifi: often(),
    alcohol: isRestaurant && often(),
    environment: often(),
    attire: sometimes(),
    noise: sometimes(),
    outdoorSeating: isRestaurant && sometimes(),
    kids: often(),
    group: often(),
    businessFriendly: sometimes(),
    parking: often(),
    bikeParking: often(),
  }
}

/** Tables imply eating in. */
export function buildServices(random: Random, kind: StoreType, hasTables: boolean): Services {
  if (kind === STORE_TYPE.restaurant)
    return { delivery: random.chance(0.8), eatin: random.chance(0.85) || hasTables, takeout: true }
  return { delivery: kind === STORE_TYPE.shopping, eatin: false, takeout: true }
}

/** Chinese wallets are offered in Canada only. */
export function buildPayments(random: Random, country: string): AcceptedPayments {
  const inCanada = country === 'CA'
  const wechat = inCanada && random.chance(0.55)
  return {
    creditCard: random.chance(0.96),
    cash: random.chance(0.7),
    points: random.chance(0.85),
    payLater: random.chance(0.25),
    wechat,
    alipay: wechat || random.chance(0.3),
    paypalExpress: random.chance(0.5),
    stripe: false,
    unionPay: random.chance(0.3),
    unionPayExpress: random.chance(0.15),
  }
}

import type { Amenities, Services, StoreSettings } from '@/backend/catalogue/schema/stores'
import type { Random } from '@/backend/demo/random'
import type { AcceptedPayments } from '@/backend/providers/configured-providers'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/catalogue-codes'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'

interface StoreFeatures {
  kind: StoreType
  /** cafés and bakeries serve at a counter */
  servesTables: boolean
  requireTableNumber: boolean
  requireBillingAddress: boolean
  takesPreorders: boolean
  /** payment at the till; undefined: chosen at random */
  selfCheckout: boolean | undefined
  preparationMinutes: number | undefined
}

/** Amounts are minor units, distances km, times minutes. */
export function buildSettings(random: Random, features: StoreFeatures): StoreSettings {
  const isRestaurant = features.kind === STORE_TYPE.restaurant
  const sellsGoods = isRestaurant || features.kind === STORE_TYPE.shopping
  return {
    v2p: 1,
    onlineOrder: true,
    holdOrdering: false,
    requireTableNumber: features.requireTableNumber,
    waitlist: isRestaurant && random.chance(0.3) && features.servesTables,
    waiterService: features.requireTableNumber || (isRestaurant && random.chance(0.5) && features.servesTables),
    reservation: random.chance(0.4) && features.kind !== STORE_TYPE.shopping,
    preorder: (random.chance(0.7) && sellsGoods) || features.takesPreorders,
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
    selfCheckout: features.selfCheckout ?? (isRestaurant && random.chance(0.5)),
    requireBillingAddress: features.requireBillingAddress,
    ...(features.preparationMinutes !== undefined && { preparationMinutes: features.preparationMinutes }),
  }
}

/** `fitting` has the amenities that a store of its trade can have. */
export function buildAmenities(random: Random, isRestaurant: boolean, fitting: Set<keyof Amenities>): Amenities {
  const often = (name: keyof Amenities) => random.chance(0.65) && fitting.has(name)
  const sometimes = (name: keyof Amenities) => random.chance(0.35) && fitting.has(name)
  return {
    tv: sometimes('tv'),
    wifi: often('wifi'),
    alcohol: isRestaurant && often('alcohol'),
    environment: often('environment'),
    attire: sometimes('attire'),
    noise: sometimes('noise'),
    outdoorSeating: isRestaurant && sometimes('outdoorSeating'),
    kids: often('kids'),
    group: often('group'),
    businessFriendly: sometimes('businessFriendly'),
    parking: often('parking'),
    bikeParking: often('bikeParking'),
  }
}

interface Serving {
  kind: StoreType
  hasTables: boolean
  /** whether it delivers meals or goods */
  delivers: boolean
  /** whether customers come to it */
  receives: boolean
}

/** Tables imply eating in. Only meals and goods are picked up or delivered. */
export function buildServices(random: Random, { kind, hasTables, delivers, receives }: Serving): Services {
  if (kind === STORE_TYPE.restaurant)
    return { delivery: random.chance(0.8) && delivers, eatin: random.chance(0.85) || hasTables, takeout: true }
  if (kind === STORE_TYPE.shopping) return { delivery: delivers, eatin: false, takeout: true }
  return { delivery: false, eatin: receives, takeout: false }
}

/** Chinese wallets are offered in Canada only. Methods that are not named are not accepted. */
export function buildPayments(random: Random, country: string): AcceptedPayments {
  const inCanada = country === 'CA'
  const wechat = inCanada && random.chance(0.55)
  return {
    ...byPaymentFlag(() => false),
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

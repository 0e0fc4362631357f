import type { Amenities, Services, StoreSettings } from '@/backend/catalogue/schema/stores'
import type { AcceptedPayments } from '@/backend/providers/configured-providers'
import { STORE_FLAGS } from '@/lib/contract/flags'
import { toDecimal } from '@/lib/domain/money/decimals'

type Value = boolean | number

/** `1`, `0` or an amount per flag, separated by commas. */
function join(values: Value[]): string {
  return values.map((value) => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value))).join(',')
}

export function toKflg(s: StoreSettings, currency: string): string {
  const money = (minor: number) => toDecimal(minor, currency)
  return join([
    s.v2p,
    s.onlineOrder,
    s.holdOrdering,
    s.requireTableNumber,
    s.waitlist,
    s.waiterService,
    s.reservation,
    s.preorder,
    s.stopOrderBeforeClose,
    s.upsell,
    money(s.deliveryFee),
    s.flatFeeDeliveryDistance,
    money(s.feePerKm),
    s.timeInterval,
    s.maxDeliveryDistance,
    money(s.minDeliveryAmount),
    s.placeholderImage,
    s.displayFormat,
    s.productDetailDisplay,
    s.pagination,
    s.landingPage,
    s.p2v,
    s.selfCheckout,
    s.requireBillingAddress,
  ])
}

export function toAflg(a: Amenities): string {
  return join([
    a.tv,
    a.wifi,
    a.alcohol,
    a.environment,
    a.attire,
    a.noise,
    a.outdoorSeating,
    a.kids,
    a.group,
    a.businessFriendly,
    a.parking,
    a.bikeParking,
  ])
}

export function toSflg(s: Services): string {
  return join([s.delivery, s.eatin, s.takeout])
}

export function toPflg(p: AcceptedPayments): string {
  return join(STORE_FLAGS.pflg.map((name) => p[name]))
}

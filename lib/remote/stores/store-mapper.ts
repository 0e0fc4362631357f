import type { z } from 'zod'
import { parseFlags } from '@/lib/contract/flags'
import type { listedStore, storeDetail, storeRow } from '@/lib/contract/stores'
import { AMENITIES } from '@/lib/domain/codes/amenities'
import { STORE_TYPE } from '@/lib/domain/codes/store-type'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { ListedStore, Store, StoreServing, StoreSummary } from '@/lib/domain/stores/stores'
import { parseUtc } from '@/lib/domain/time/time'
import { toPictureUrl } from '@/lib/remote/transport/picture-url'
import { parseHours } from './hours'

export function toStoreSummary(row: z.output<typeof storeRow>): StoreSummary {
  return {
    gid: row.gid,
    name: row.nm,
    logo: toPictureUrl(row.logo),
    picture: toPictureUrl(row.img),
    address: {
      unit: row.adr.unit ?? '',
      street: row.adr.street,
      city: row.adr.city,
      region: row.adr.region,
      postalCode: row.adr.zipcd ?? '',
      country: row.adr.cntry,
      lat: row.adr.lat,
      lon: row.adr.lon,
    },
    phone: row.tn ?? '',
    rating: row.rnk ?? 0,
    ratingCount: row.r_cnt ?? 0,
    isOpen: row.is_open ?? false,
    categories: row.cats ?? [],
  }
}

/** Maps a store in a list; its card shows less when optional fields are missing. */
export function toListedStore(row: z.output<typeof listedStore>): ListedStore {
  return { ...toStoreSummary(row), serving: toServing(row) }
}

function toServing({ tz, hours, kflg, sflg, currency, next_open }: z.output<typeof listedStore>): StoreServing | null {
  if (!tz || !hours || !kflg || !sflg) return null
  const money = currency || DEFAULT_CURRENCY
  const flags = parseFlags('kflg', kflg)
  const { delivery, eatin, takeout } = parseFlags('sflg', sflg)
  return {
    timeZone: tz,
    currency: money,
    hours: parseHours(hours.weekly),
    services: { delivery: delivery > 0, pickup: takeout > 0, eatin: eatin > 0 },
    waiterService: flags.waiterService > 0,
    minDeliveryAmount: toMinor(flags.minDeliveryAmount, money),
    deliveryFee: toMinor(flags.deliveryFee, money),
    stopOrderMinutes: flags.stopOrderBeforeClose,
    nextOpening: toInstant(next_open),
  }
}

function toInstant(wire: string | null | undefined): string | null {
  return wire ? parseUtc(wire).toISOString() : null
}

/** Maps the short keys of a store's detail. */
export function toStore(row: z.output<typeof storeDetail>): Store {
  const currency = row.currency || DEFAULT_CURRENCY
  const flags = parseFlags('kflg', row.kflg)
  const amenities = parseFlags('aflg', row.aflg)
  return {
    ...toStoreSummary(row),
    domain: row.domain || null,
    kind: row.kind ?? STORE_TYPE.restaurant,
    description: row.desc ?? '',
    images: (row.imgs ?? []).map(toPictureUrl),
    keywords: (row.keywords ?? '').split(',').filter(Boolean),
    announcements: row.announcements ?? [],
    timeZone: row.tz,
    currency,
    websiteUrl: row.web ?? '',
    languages: row.lans ?? [],
    hours: parseHours(row.hours.weekly),
    deliveryHours: parseHours(row.hours.delivery ?? row.hours.weekly),
    nextOpening: toInstant(row.next_open),
    allowOrder: row.allow_order,
    canPreOrder: row.can_pre_order ?? false,
    pointsPerUnit: row.p2v,
    companyId: row.c_id ?? row.gid,
    services: { delivery: row.delivery, pickup: row.pickup || row.takeout, eatin: row.eatin },
    payments: {
      card: row.accept_creditcard,
      cash: row.accept_cash,
      points: parseFlags('pflg', row.pflg).points > 0,
      payLater: row.accept_paylater,
      wechat: row.accept_wechat,
      alipay: row.accept_alipay,
      express: row.accept_express,
      unionPay: row.accept_union_pay,
      unionPayExpress: row.accept_union_pay_express,
    },
    publishableKey: row.publishable_key ?? undefined,
    requireBillingAddress: row.require_billing_address,
    requireTableNumber: row.require_table_no,
    waiterService: flags.waiterService > 0,
    minDeliveryAmount: toMinor(row.min_delivery_amount ?? 0, currency),
    deliveryFee: toMinor(row.delivery_fee ?? 0, currency),
    maxDeliveryKm: flags.maxDeliveryDistance,
    discountPercent: row.discounts?.[0]?.pct ?? 0,
    shippingCountries: row.shipping ?? [],
    tipsEnabled: row.tips_enabled ?? true,
    timeSettings: row.time_setting ? parseHours(row.time_setting) : null,
    takesOnlineOrders: flags.onlineOrder > 0 && flags.holdOrdering === 0,
    takesSelfCheckout: flags.selfCheckout > 0,
    stopOrderMinutes: flags.stopOrderBeforeClose,
    amenities: AMENITIES.filter((name) => amenities[name] > 0),
    coupons: (row.coupons ?? []).map(({ code, nm, edt }) => ({
      code,
      name: nm,
      endsAt: parseUtc(edt).toISOString(),
    })),
  }
}

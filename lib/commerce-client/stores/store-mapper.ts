import type { z } from 'zod'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { InvalidResponseError } from '@/lib/commerce-client/transport/invalid-response-error'
import { toPictureUrl, toPictureUrls } from '@/lib/commerce-client/transport/picture-url'
import { readAccepted } from '@/lib/contract/accepted-payments'
import { hasFlags, parseFlags } from '@/lib/contract/flags'
import type { storeDetail } from '@/lib/contract/store-detail'
import type { listedStore, storeRow } from '@/lib/contract/stores'
import { AMENITIES, STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import type { Id } from '@/lib/domain/codes/id'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { tipCutOff } from '@/lib/domain/money/tips'
import type { ListedStore, Store, StoreServing, StoreSummary } from '@/lib/domain/stores/stores'
import { toTheme } from '@/lib/domain/theme/theme'
import { toClosures } from './closures-mapper'
import { toStoreEstimates } from './estimate-mapper'
import { withHit } from './hit-mapper'
import { readHours } from './read-hours'

export function toStoreSummary(row: z.output<typeof storeRow>): StoreSummary {
  return {
    gid: row.gid,
    name: row.nm,
    logo: toPictureUrl(row.logo),
    picture: toPictureUrl(row.img),
    address: {
      unit: row.adr?.unit ?? '',
      street: row.adr?.street ?? '',
      city: row.adr?.city ?? '',
      region: row.adr?.region ?? '',
      postalCode: row.adr?.zipcd ?? '',
      country: row.adr?.cntry ?? '',
      lat: row.adr?.lat ?? null,
      lon: row.adr?.lon ?? null,
    },
    phone: row.tn ?? '',
    rating: row.rnk ?? 0,
    ratingCount: row.r_cnt ?? 0,
    isOpen: row.is_open ?? null,
    categories: row.cats ?? [],
  }
}

/** Maps a store in a list; its card shows less when optional fields are missing. */
export function toListedStore(row: z.output<typeof listedStore>): ListedStore {
  return {
    ...toStoreSummary(row),
    currency: row.currency || null,
    serving: toServing(row),
    estimates: toStoreEstimates(row.est),
    ...withHit(row.why),
  }
}

function toServing(row: z.output<typeof listedStore>): StoreServing | null {
  const { tz, hours, kflg, sflg, currency } = row
  if (!tz || !hours || !hasFlags(kflg) || !hasFlags(sflg)) return null
  const money = currency || DEFAULT_CURRENCY
  const flags = parseFlags('kflg', kflg)
  const { delivery, eatin, takeout } = parseFlags('sflg', sflg)
  return {
    timeZone: tz,
    hours: readHours(hours.weekly, { call: 'slst', path: '*.hours.weekly' }),
    services: { delivery: delivery > 0, pickup: takeout > 0, eatin: eatin > 0 },
    waiterService: flags.waiterService > 0,
    minDeliveryAmount: toMinor(flags.minDeliveryAmount, money),
    deliveryFee: toMinor(flags.deliveryFee, money),
    stopOrderMinutes: flags.stopOrderBeforeClose,
    ...toClosures(row, 'slst'),
  }
}

/**
 * Maps the short keys of a store's detail; `requestedId` is the id that was requested, if any. Throws InvalidResponseError without
 * an id or a name.
 */
export function toStore(row: z.output<typeof storeDetail>, requestedId: Id | null): Store {
  const gid = row.gid ?? row.group_id ?? requestedId
  const name = row.nm ?? row.name
  if (gid === null || !name) throw new InvalidResponseError('sdtl2', name ? 'gid: missing' : 'nm: missing')
  const currency = row.currency ?? DEFAULT_CURRENCY
  const flags = parseFlags('kflg', row.kflg ?? '')
  const amenities = parseFlags('aflg', row.aflg ?? '')
  const hours = readHours(row.hours?.weekly, { call: 'sdtl2', path: 'hours.weekly' })
  const isOnHold = flags.holdOrdering > 0 && !row.paused_until
  const takesOrders = hasFlags(row.kflg) ? flags.onlineOrder > 0 && !isOnHold : (row.allow_order ?? true)
  return {
    ...toStoreSummary({ ...row, gid, nm: name }),
    domain: row.domain || null,
    theme: toTheme(row.theme),
    kind: row.kind ?? STORE_TYPE.restaurant,
    description: row.desc ?? '',
    images: toPictureUrls(row.imgs),
    keywords: (row.keywords ?? '').split(',').filter(Boolean),
    announcements: row.announcements ?? [],
    timeZone: row.tz ?? null,
    currency,
    websiteUrl: row.web ?? '',
    languages: row.lans ?? [],
    hours,
    deliveryHours: readHours(row.hours?.delivery || row.hours?.weekly, { call: 'sdtl2', path: 'hours.delivery' }),
    unreadHours: hours ? '' : (row.hours?.weekly ?? ''),
    ...toClosures(row, 'sdtl2'),
    allowOrder: row.allow_order ?? true,
    canPreOrder: row.can_pre_order ?? false,
    pointsPerUnit: row.p2v ?? 0,
    companyId: row.c_id ?? gid,
    services: {
      delivery: row.delivery ?? false,
      pickup: row.pickup || row.takeout || false,
      eatin: row.eatin ?? false,
    },
    payments: {
      ...readAccepted(row),
      points: parseFlags('pflg', row.pflg ?? '').points > 0,
    },
    publishableKey: row.publishable_key ?? undefined,
    requireBillingAddress: row.require_billing_address ?? false,
    requireTableNumber: row.require_table_no ?? false,
    waiterService: flags.waiterService > 0,
    minDeliveryAmount: toMinor(row.min_delivery_amount ?? 0, currency),
    deliveryFee: toMinor(row.delivery_fee ?? 0, currency),
    maxDeliveryKm: flags.maxDeliveryDistance,
    discountPercent: row.discounts?.[0]?.pct ?? 0,
    shippingCountries: row.shipping ?? [],
    tipsEnabled: row.tips_enabled ?? true,
    tipCutOff: row.tip_cut_off == null ? tipCutOff(currency) : toMinor(row.tip_cut_off, currency),
    timeSettings: readHours(row.time_setting, { call: 'sdtl2', path: 'time_setting' }),
    takesOnlineOrders: takesOrders && (hours !== null || (row.allow_order ?? true)),
    takesSelfCheckout: flags.selfCheckout > 0,
    stopOrderMinutes: flags.stopOrderBeforeClose,
    estimates: toStoreEstimates(row.est),
    amenities: AMENITIES.filter((name) => amenities[name] > 0),
    coupons: (row.coupons ?? []).map(({ code, nm, edt }) => ({
      code,
      name: nm ?? code,
      endsAt: toInstant(edt),
    })),
  }
}

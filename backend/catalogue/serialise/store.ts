import type { z } from 'zod'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { storeEstimates } from '@/backend/catalogue/stores/estimates'
import type { IndexedStore } from '@/backend/catalogue/stores/list-all-stores'
import type { ListedStoreRow, StoreRow, StoreSummaryRow } from '@/backend/catalogue/stores/list-stores'
import { addDays, toLocal } from '@/backend/catalogue/stores/local-time'
import { isBefore, isOpenAt, nextOpening, takesOrders, whyNotTaken } from '@/backend/catalogue/stores/opening'
import type { CouponRow } from '@/backend/catalogue/stores/read-store'
import { writeAccepted } from '@/lib/contract/accepted-payments'
import type { storeDetail } from '@/lib/contract/store-detail'
import type { listedStore, storeRow } from '@/lib/contract/stores'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import type { Point } from '@/lib/domain/places/places'
import { hoursOn } from '@/lib/domain/stores/opening-calendar'
import { formatUtc } from '@/lib/domain/time/time'
import { toAflg, toKflg, toPflg, toSflg } from './flags'
import { toDayText, toHoursText } from './hours'
import { toRating } from './rating'

export function toStoreRow(store: StoreSummaryRow, lan: Language, now: Date): z.input<typeof storeRow> {
  const { unit, street, city, region, postalCode: zipcd, country: cntry, lat, lon } = store
  return {
    gid: store.gid,
    nm: store.name[lan],
    logo: toPicture(store.logo),
    img: toPicture(store.images[0] ?? ''),
    adr: { unit, street, city, region, zipcd, cntry, lat, lon },
    tn: store.phone,
    rnk: toRating(store.ratingSum, store.ratingCount),
    r_cnt: store.ratingCount,
    is_open: isOpenAt(store, now),
    cats: store.categories,
  }
}

/** Includes yesterday, since its hours may run past midnight. */
function comingDays(store: Pick<StoreRow, 'holidays' | 'specialHours' | 'timeZone'>, now: Date) {
  const yesterday = addDays(toLocal(now, store.timeZone).date, -1)
  const special = Object.entries(store.specialHours).filter(([date]) => date >= yesterday)
  return {
    holidays: store.holidays.filter((date) => date >= yesterday),
    ...(special.length > 0 && {
      special_hours: Object.fromEntries(special.map(([date, ranges]) => [date, toDayText(ranges)])),
    }),
  }
}

/** A pause is told as a hold to a storefront that does not know its end. */
function toTaking(
  { settings, currency, pausedUntil }: Pick<StoreRow, 'settings' | 'currency' | 'pausedUntil'>,
  now: Date,
) {
  const until = !settings.holdOrdering && isBefore(now, pausedUntil) ? pausedUntil : null
  return {
    kflg: toKflg({ ...settings, holdOrdering: settings.holdOrdering || until !== null }, currency),
    ...(until && { paused_until: formatUtc(until) }),
  }
}

/** Everything that a store card shows, so that a list needs no further reads; delivery estimates are to `near`. */
export function toListedStore(
  store: ListedStoreRow & Partial<IndexedStore>,
  near: Point | null,
  lan: Language,
  now: Date,
): z.input<typeof listedStore> {
  const opens = nextOpening(store, now)
  return {
    ...toStoreRow(store, lan, now),
    tz: store.timeZone,
    currency: store.currency,
    hours: { weekly: toHoursText(store.hours) },
    ...toTaking(store, now),
    sflg: toSflg(store.services),
    ...comingDays(store, now),
    next_open: opens && formatUtc(opens),
    est: storeEstimates(store, near, now),
    ...(store.changedAt && { mdt: formatUtc(store.changedAt) }),
    ...(store.productCount !== undefined && { p_cnt: store.productCount }),
  }
}

export function toStoreDetail(
  store: StoreRow,
  coupons: CouponRow[],
  lan: Language,
  now: Date,
): z.input<typeof storeDetail> {
  const { settings, payments, services, currency } = store
  const { date } = toLocal(now, store.timeZone)
  const today = store.suspended ? [] : hoursOn(store, date)
  const opens = nextOpening(store, now)
  return {
    ...toStoreRow(store, lan, now),
    group_id: store.gid,
    name: store.name[lan],
    domain: store.domain,
    theme: store.theme,
    kind: store.kind,
    meta: store.description[lan],
    keywords: store.keywords.join(','),
    owner: store.owner,
    s_cnt: store.soldCount,
    desc: store.description[lan],
    imgs: store.images.map(toPicture),
    tz: store.timeZone,
    web: store.websiteUrl,
    ukey: store.urlKey,
    currency,
    rate: 1,
    lans: [...LANGUAGES],
    lpage: settings.landingPage ? '1' : '0',
    c_id: store.gid,
    plan_id: store.planId,
    allow_order: takesOrders(store, now),
    can_pre_order: settings.preorder && whyNotTaken(store, true, now) === null,
    hours: { current: toDayText(today), delivery: toHoursText(store.deliveryHours), weekly: toHoursText(store.hours) },
    time_setting: toHoursText(store.hours),
    discounts: store.discountPercent > 0 ? [{ pct: store.discountPercent }] : [],
    announcements: store.announcements.map((text) => text[lan]),
    coupons: coupons.map((coupon) => ({ code: coupon.code, nm: coupon.title[lan], edt: formatUtc(coupon.endsAt) })),
    shipping: store.shippingCountries,
    ...toTaking(store, now),
    aflg: toAflg(store.amenities),
    sflg: toSflg(services),
    pflg: toPflg(payments),
    p2v: settings.p2v,
    ...writeAccepted(payments),
    require_billing_address: settings.requireBillingAddress,
    require_table_no: settings.requireTableNumber,
    eatin: services.eatin,
    delivery: services.delivery,
    takeout: services.takeout,
    pickup: services.takeout,
    min_delivery_amount: toDecimal(settings.minDeliveryAmount, currency),
    delivery_fee: toDecimal(settings.deliveryFee, currency),
    tips_enabled: store.tipsEnabled,
    tip_cut_off: settings.tipCutOff === undefined ? null : toDecimal(settings.tipCutOff, currency),
    max_delivery_km: settings.maxDeliveryDistance,
    last_order_min: settings.stopOrderBeforeClose,
    ...comingDays(store, now),
    next_open: opens && formatUtc(opens),
    est: storeEstimates(store, null, now),
  }
}

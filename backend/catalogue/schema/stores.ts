import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { mapPlace } from '@/backend/catalogue/places/map-distance'
import { changedAt, instant, termsVersion, tsvector } from '@/backend/platform/db/columns'
import { labelled, localised, localisedList } from '@/backend/platform/db/localised-columns'
import type { AcceptedPayments } from '@/backend/providers/configured-providers'
import type { StoreType } from '@/lib/domain/codes/catalogue-codes'
import type { Localised } from '@/lib/domain/languages/languages'
import type { CityKey } from '@/lib/domain/places/cities'
import type { SpecialHours } from '@/lib/domain/stores/opening-calendar'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { Theme } from '@/lib/domain/theme/theme'

/** The fields of `kflg`, in order; amounts are minor units, distances km, times minutes. */
export interface StoreSettings {
  v2p: number
  onlineOrder: boolean
  holdOrdering: boolean
  requireTableNumber: boolean
  waitlist: boolean
  waiterService: boolean
  reservation: boolean
  preorder: boolean
  stopOrderBeforeClose: number
  upsell: boolean
  deliveryFee: number
  flatFeeDeliveryDistance: number
  feePerKm: number
  timeInterval: number
  maxDeliveryDistance: number
  minDeliveryAmount: number
  placeholderImage: boolean
  displayFormat: number
  productDetailDisplay: boolean
  pagination: boolean
  landingPage: boolean
  p2v: number
  selfCheckout: boolean
  requireBillingAddress: boolean
  /** minutes from an order to the first slot on offer; absent: 30 */
  leadMinutes?: number
  /** minutes from an order until it is ready, 1 to 240; absent: no estimates */
  preparationMinutes?: number
  /** the total up to which tips are flat amounts; absent: 20 in major units */
  tipCutOff?: number
}

export interface SurchargeRule {
  label: Localised
  kind: 'percent' | 'amount'
  /** hundredths of a percent of the goods after discounts, or minor units */
  value: number
  isSeparate: boolean
  taxClass: string
}

/** The fields of `aflg`, in order. */
export interface Amenities {
  tv: boolean
  wifi: boolean
  alcohol: boolean
  environment: boolean
  attire: boolean
  noise: boolean
  outdoorSeating: boolean
  kids: boolean
  group: boolean
  businessFriendly: boolean
  parking: boolean
  bikeParking: boolean
}

/** The fields of `sflg`, in order. */
export interface Services {
  delivery: boolean
  eatin: boolean
  takeout: boolean
}

export const stores = pgTable(
  'stores',
  {
    gid: integer().primaryKey(),
    urlKey: text().notNull().unique(),
    /** the store's own host name, without port */
    domain: text().unique(),
    /** the look of its own domain; null: the look of the shared site */
    theme: jsonb().$type<Theme>(),
    kind: smallint().$type<StoreType>().notNull(),
    owner: text().notNull(),
    name: localised().notNull(),
    description: localised().notNull(),
    announcements: localisedList().notNull(),
    keywords: jsonb().$type<string[]>().notNull(),
    /** up to two category ids */
    categories: jsonb().$type<number[]>().notNull(),
    logo: text().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    cityKey: text().$type<CityKey>().notNull(),
    unit: text().notNull().default(''),
    street: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postalCode: text().notNull(),
    country: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    phone: text().notNull(),
    timeZone: text().notNull(),
    currency: text().notNull(),
    websiteUrl: text().notNull().default(''),
    hours: jsonb().$type<WeeklyHours>().notNull(),
    deliveryHours: jsonb().$type<WeeklyHours>().notNull(),
    /** local dates `YYYY-MM-DD` on which the store is closed, or has special hours */
    holidays: jsonb().$type<string[]>().notNull(),
    /** a date of them is in `holidays` as well, so that an API of before is closed on it */
    specialHours: jsonb().$type<SpecialHours>().notNull().default({}),
    /** closed until further notice, regardless of opening hours */
    suspended: boolean().notNull().default(false),
    /** takes no orders of dishes until then, though it is open */
    pausedUntil: instant(),
    /** is closed until then, whatever its hours say */
    closedUntil: instant(),
    /** until `busyUntil`, orders take so much longer */
    busyMinutes: smallint().notNull().default(0),
    busyUntil: instant(),
    settings: jsonb().$type<StoreSettings>().notNull(),
    amenities: jsonb().$type<Amenities>().notNull(),
    services: jsonb().$type<Services>().notNull(),
    payments: jsonb().$type<AcceptedPayments>().notNull(),
    /** whole percent off every order; 0 for none */
    discountPercent: smallint().notNull().default(0),
    surcharge: labelled<SurchargeRule>(),
    shippingCountries: jsonb().$type<string[]>().notNull(),
    tipsEnabled: boolean().notNull().default(true),
    /** receives a mail for each new order; empty: none */
    orderEmail: text().notNull().default(''),
    /** receives webhooks of new orders; empty: none */
    webhookUrl: text().notNull().default(''),
    /** the webhook secret is derived from it: increasing it rotates the secret */
    webhookVersion: integer().notNull().default(1),
    /** hours after the promised time at which an accepted order completes itself; null: never */
    completesAfter: smallint().default(12),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    planId: smallint().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    changedAt: changedAt(),
  },
  (t) => [
    index('stores_city').on(t.cityKey, t.kind),
    index('stores_place').using('gist', mapPlace(t)),
    check('stores_kind', sql`${t.kind} between 1 and 5`),
    check('stores_accent', sql`${t.theme}->>'accent' ~ '^#[0-9a-f]{6}$'`),
    check('stores_completes_after', sql`${t.completesAfter} between 1 and 720`),
    check('stores_busy', sql`${t.busyMinutes} between 0 and 240`),
    check('stores_discount', sql`${t.discountPercent} between 0 and 100`),
  ],
)

export const storeSearch = pgTable(
  'store_search',
  {
    gid: integer()
      .primaryKey()
      .references(() => stores.gid, { onDelete: 'cascade' }),
    /** same format as `deal_search.terms` */
    terms: tsvector().notNull(),
    termsVersion: termsVersion(),
  },
  (t) => [index('store_search_terms').using('gin', t.terms)],
)

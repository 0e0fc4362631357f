import { millisecondsInDay } from 'date-fns/constants'
import type { stores } from '@/backend/db/schema/stores'
import { getCategory, pathOf } from '@/backend/demo/catalogue/tree'
import { logoKey } from '@/backend/demo/pictures/logo'
import { coverPaperKey } from '@/backend/demo/pictures/paper'
import { pictureKey, pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createRandom, type Random } from '@/backend/demo/random'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/store-type'
import { CITIES } from '@/lib/domain/places/cities'
import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { fittingAmenities } from './fitting-amenities'
import type { ListedStore } from './list-stores'
import { getPlace, type Place } from './places'
import { buildAmenities, buildPayments, buildServices, buildSettings } from './store-flags'

/** Who runs the stores; invented. */
const OWNERS = [
  'Mei Lin Zhao',
  'Daniel Okafor',
  'Priya Raman',
  'Hiroshi Tanabe',
  'Sofia Marchetti',
  'Ji-woo Han',
  'Grace Nguyen',
  'Thomas Bergeron',
  'Aiko Morita',
  'Rafael Ortega',
  'Wei Chen',
  'Hannah Fraser',
  'Kwame Mensah',
  'Emily Lau',
]

const at = (hour: number, minute = 0) => hour * 60 + minute
const range = (open: number, close: number): TimeRange => ({ open: at(open), close: at(close) })

function week(weekday: TimeRange[], saturday = weekday, sunday = saturday, monday = weekday): WeeklyHours {
  return [monday, weekday, weekday, weekday, weekday, saturday, sunday]
}

/** A close after 24 runs into the next morning. */
export const HOURS = {
  allDay: week([range(11, 22)], [range(10, 23)]),
  split: week([range(11, 15), range(17, 22)], [range(11, 15), range(17, 23)], [range(11, 21)], []),
  late: week([range(17, 25)], [range(17, 27)], [range(16, 24)]),
  morning: week([{ open: at(7), close: at(16) }], [range(8, 17)]),
  shop: week([range(10, 18)], [range(10, 19)], [range(12, 17)]),
  care: week([range(10, 20)], [range(9, 19)], [range(10, 17)]),
  office: week([range(9, 17)], [range(10, 15)], []),
  always: week([range(0, 24)]),
} satisfies Record<string, WeeklyHours>

const CAFES = 1020
const BARS = 1030
const HOME_SERVICES = 1600

export type StoreRow = typeof stores.$inferInsert

/** Chosen so that the stores which are shown first accept many ways to pay and to hand over. */
const SEED = 9030
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'
const AREA_CODES = { vancouver: ['604', '778'], victoria: ['250'], toronto: ['416', '647'], seattle: ['206'] }

function postalCode(place: Place, random: Random): string {
  if (/^\d+$/.test(place.postal)) return place.postal
  const letter = random.pick([...POSTAL_LETTERS])
  return `${place.postal} ${random.int(1, 9)}${letter}${random.int(1, 9)}`
}

function kindOf(leafId: number): StoreType {
  if (leafId < 1050) return STORE_TYPE.restaurant
  if (leafId === 1050 || (leafId >= 1500 && leafId < 1600)) return STORE_TYPE.shopping
  if (leafId < 1200) return STORE_TYPE.groupSale
  return leafId >= 1400 && leafId < 1500 ? STORE_TYPE.travel : STORE_TYPE.service
}

const coordinate = (value: number) => Math.round(value * 1e5) / 1e5

/** What its file leaves open follows from its id. Rating sums are filled in once reviews exist. */
export function buildStore(written: ListedStore, now: Date): StoreRow {
  const random = createRandom(`${SEED} ${written.gid}`)
  const place = getPlace(written.place)
  const city = CITIES[place.cityKey]
  const [trade = 0] = written.categories
  const group = pathOf(trade)
  const kind = kindOf(trade)
  const urlKey = `${written.name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${written.gid}`
  const hours = HOURS[written.hours]
  const year = now.getUTCFullYear()
  return {
    gid: written.gid,
    urlKey,
    domain: written.domain ?? null,
    theme: written.theme ?? null,
    kind,
    owner: random.pick(OWNERS),
    name: written.name,
    description: written.description,
    announcements: written.announcement ? [written.announcement] : [],
    keywords: written.categories.map((id) => getCategory(id).name.en.toLowerCase()),
    categories: [...written.categories],
    logo: logoKey(written.gid, written.name.en, written.theme?.accent),
    images: [
      ...pictureKeys(written.bestDish ? [written.bestDish] : []),
      pictureKey(written.cover) ?? coverPaperKey(written.gid, written.theme?.accent),
    ],
    cityKey: place.cityKey,
    unit: random.chance(0.25) ? `${random.int(1, 28)}` : '',
    street: `${random.int(1, 38)}${random.int(0, 9)}${random.int(0, 9)} ${random.pick(place.streets)}`,
    city: place.town,
    region: city.region,
    postalCode: postalCode(place, random),
    country: city.country,
    lat: coordinate(place.lat + (random.next() - 0.5) * 0.005),
    lon: coordinate(place.lon + (random.next() - 0.5) * 0.005),
    phone: `${random.pick(AREA_CODES[place.cityKey])}-555-01${random.int(0, 9)}${random.int(0, 9)}`,
    timeZone: city.timeZone,
    currency: city.country === 'US' ? 'USD' : 'CAD',
    websiteUrl: written.domain ? `http://${written.domain}:3000` : '',
    hours,
    deliveryHours: hours,
    holidays: [`${year}-12-25`, `${year + 1}-01-01`],
    suspended: written.suspended,
    settings: buildSettings(random, {
      kind,
      servesTables: !group.includes(CAFES),
      requireTableNumber: written.requireTableNumber,
      requireBillingAddress: written.requireBillingAddress,
      takesPreorders: written.takesPreorders,
      selfCheckout: written.selfCheckout,
    }),
    amenities: buildAmenities(random, kind === STORE_TYPE.restaurant, fittingAmenities(trade)),
    services: buildServices(random, {
      kind,
      hasTables: written.requireTableNumber,
      delivers: !group.includes(BARS),
      receives: !group.includes(HOME_SERVICES),
    }),
    payments: buildPayments(random, city.country),
    discountPercent: written.discountPercent,
    surcharge: written.surcharge ? { ...written.surcharge, isSeparate: false, taxClass: 'standard' } : null,
    shippingCountries: [city.country],
    tipsEnabled: written.tipsEnabled ?? kind === STORE_TYPE.restaurant,
    ratingSum: 0,
    ratingCount: 0,
    soldCount: 0,
    planId: random.pick([1, 1, 2, 3]),
    createdAt: new Date(now.getTime() - random.int(200, 1600) * millisecondsInDay),
  }
}

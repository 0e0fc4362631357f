import type { stores } from '@/backend/db/schema/stores'
import { getLeaf } from '@/backend/demo/catalogue/leaves'
import { getCategory } from '@/backend/demo/catalogue/tree'
import { text } from '@/backend/demo/localise'
import { createRandom, type Random } from '@/backend/demo/random'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/store-type'
import { CITIES } from '@/lib/domain/places/cities'
import { HOURS } from './opening-hours'
import { getPlace, type Place } from './places'
import { buildAmenities, buildPayments, buildServices, buildSettings } from './store-flags'
import { OWNERS } from './store-names'
import type { StoreSpec } from './store-spec'

export type StoreRow = typeof stores.$inferInsert

const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'
const AREA_CODES = { vancouver: ['604', '778'], victoria: ['250'], toronto: ['416', '647'], seattle: ['206'] }
const ANNOUNCEMENTS = [
  text(
    'Closed on 25 December; gift cards are available all month.|十二月二十五日休息，礼品卡全月有售。|十二月二十五日は休業。ギフトカードは今月いつでも。',
  ),
  text(
    'New winter hours are on the door and on this page.|冬季营业时间已贴在门口与本页。|冬の営業時間は店頭とこのページをご覧ください。',
  ),
  text('Order before noon for same-day collection.|中午前下单可当日自取。|正午までのご注文は当日お渡しします。'),
  text('We are hiring: ask for the manager.|诚聘员工，请找店长。|スタッフ募集中。店長まで。'),
]

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

/**
 * Builds the row of a store; fields that its spec leaves open are derived from its id. Rating sums are filled in once
 * reviews exist.
 */
export function buildStore(written: StoreSpec, now: Date): StoreRow {
  const random = createRandom(`row ${written.gid}`)
  const place = getPlace(written.place)
  const city = CITIES[place.cityKey]
  const kind = kindOf(written.leaves[0])
  const subject = random.pick(getLeaf(written.leaves[0]).offers).subject
  const urlKey = `${written.name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${written.gid}`
  const hours = HOURS[written.hours ?? 'allDay']
  const year = now.getUTCFullYear()
  return {
    gid: written.gid,
    urlKey,
    domain: written.domain ?? null,
    kind,
    owner: random.pick(OWNERS),
    name: written.name,
    description: written.description,
    announcements: random.chance(0.3) ? [random.pick(ANNOUNCEMENTS)] : [],
    keywords: written.leaves.map((id) => getCategory(id).name.en.toLowerCase()),
    categories: [...written.leaves],
    logo: `logo/${subject}/${written.gid}`,
    images: [1, 2, 3].map((n) => `store/${subject}/${written.gid}-${n}`),
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
    suspended: written.suspended ?? false,
    settings: buildSettings(random, {
      isRestaurant: kind === STORE_TYPE.restaurant,
      requireTableNumber: written.requireTableNumber ?? false,
      requireBillingAddress: written.requireBillingAddress ?? false,
      takesPreorders: written.takesPreorders ?? false,
    }),
    amenities: buildAmenities(random, kind === STORE_TYPE.restaurant),
    services: buildServices(random, kind, written.requireTableNumber ?? false),
    payments: buildPayments(random, city.country),
    discountPercent: written.discountPercent ?? 0,
    surcharge: written.surcharge ?? null,
    shippingCountries: [city.country],
    tipsEnabled: written.tipsEnabled ?? kind === STORE_TYPE.restaurant,
    ratingSum: 0,
    ratingCount: 0,
    soldCount: 0,
    planId: random.pick([1, 1, 2, 3]),
    createdAt: new Date(now.getTime() - random.int(200, 1600) * 86_400_000),
  }
}

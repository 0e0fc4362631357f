import { millisecondsInDay } from 'date-fns/constants'
import { logoKey } from '@/backend/catalogue/pictures/logo'
import type { stores } from '@/backend/catalogue/schema/stores'
import { getCategory, pathOf } from '@/backend/demo/categories'
import { weeklyHours } from '@/backend/demo/content/weekly-hours'
import { coverPaperKey } from '@/backend/demo/pictures/paper'
import { pictureKey, pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createRandom, type Random } from '@/backend/demo/random'
import { STORE_TYPE, type StoreType } from '@/lib/domain/codes/catalogue-codes'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import type { ListedStore } from './copy-stores'
import { getNeighbourhood, type Neighbourhood } from './neighbourhoods'
import { buildAmenities, buildPayments, buildServices, buildSettings } from './store-flags'
import { fittingAmenities, preparationMinutes } from './trade-facts'

/** Invented owners of the stores. */
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

const CAFES = 1020
const BARS = 1030
const HOME_SERVICES = 1600

export type StoreRow = typeof stores.$inferInsert

/** Chosen so that the stores which are shown first offer many payment and fulfilment methods. */
const SEED = 9030
const POSTAL_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ'
const AREA_CODES = { vancouver: ['604', '778'], victoria: ['250'], toronto: ['416', '647'], seattle: ['206'] }

function postalCode(place: Neighbourhood, random: Random): string {
  if (/^\d+$/.test(place.postal)) return place.postal
  const letter = random.pick([...POSTAL_LETTERS])
  return `${place.postal} ${random.int(1, 9)}${letter}${random.int(1, 9)}`
}

/** That of the description, which may leave out `N` or `West`, if it names one. */
function streetOf({ streets }: Neighbourhood, { description }: ListedStore, random: Random): string {
  const picked = random.pick(streets)
  const isNamed = (street: string) => description.en.includes(street.replace(/\b([NSEW]{1,2}|East|West)\b/g, '').trim())
  return streets.find(isNamed) ?? picked
}

function kindOf(leafId: number): StoreType {
  if (leafId < 1050) return STORE_TYPE.restaurant
  if (leafId === 1050 || (leafId >= 1500 && leafId < 1600)) return STORE_TYPE.shopping
  if (leafId < 1200) return STORE_TYPE.groupSale
  return leafId >= 1400 && leafId < 1500 ? STORE_TYPE.travel : STORE_TYPE.service
}

const coordinate = (value: number) => Math.round(value * 1e5) / 1e5

/** Fields that the file leaves open are derived from the id. Rating sums are filled in once the reviews exist. */
export function buildDemoStore(written: ListedStore, now: Date): StoreRow {
  const random = createRandom(`${SEED} ${written.gid}`)
  const place = getNeighbourhood(written.place)
  const city = BUILT_IN_CITIES[place.cityKey]
  const [trade = 0] = written.categories
  const group = pathOf(trade)
  const kind = kindOf(trade)
  const urlKey = `${written.name.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${written.gid}`
  const hours = weeklyHours(written.hours, written.closedOn)
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
    street: `${random.int(1, 38)}${random.int(0, 9)}${random.int(0, 9)} ${streetOf(place, written, random)}`,
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
      // without a menu nothing is prepared
      preparationMinutes: written.menu.length > 0 ? preparationMinutes(trade) : undefined,
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

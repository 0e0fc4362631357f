import { ne } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import type { Database } from '@/backend/platform/db/database'
import { SHIPPED_TAXES } from './shipped-taxes'
import { DELIVERY_CLASS } from './tax-classes'

interface TaxedPlace {
  country: string
  /** its code; of a tax, empty: the whole country */
  region: string
}

const covers = (tax: TaxedPlace, { country, region }: TaxedPlace) =>
  tax.country === country && (tax.region === region || tax.region === '')

/** A sentence about a place whose taxes no rule has, or nobody has verified; null where a merchant has given some. */
export function doubtOf(place: TaxedPlace, own: readonly TaxedPlace[]): string | null {
  if (own.some((tax) => covers(tax, place))) return null
  const name = `${place.country} ${place.region}`.trim()
  const shipped = SHIPPED_TAXES.filter((tax) => covers(tax, place))
  if (shipped.length === 0) return `${name} has no taxes: none are charged until taxes.csv has some`
  const [nearest] = shipped.filter(({ region }) => region === place.region).concat(shipped)
  return nearest?.source ? null : `nobody has verified the taxes of ${name} that are shipped`
}

/** The places of a merchant's own taxes on what is sold. */
export function ownTaxPlaces(db: Database): Promise<TaxedPlace[]> {
  const isOfGoods = ne(taxes.taxClass, DELIVERY_CLASS)
  return db.selectDistinct({ country: taxes.country, region: taxes.region }).from(taxes).where(isOfGoods)
}

/** What is doubtful of the taxes of all stores, a sentence a place. */
export async function listDoubts(db: Database): Promise<string[]> {
  const places = await db.selectDistinct({ country: stores.country, region: stores.region }).from(stores)
  const own = await ownTaxPlaces(db)
  return places.flatMap((place) => doubtOf(place, own) ?? [])
}

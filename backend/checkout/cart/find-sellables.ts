import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { loadOptions, type OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { deals } from '@/backend/catalogue/schema/deals'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import type { Database } from '@/backend/platform/db/database'
import { LINE_KIND, type LineKind, type StoreType } from '@/lib/domain/codes/catalogue-codes'
import type { Localised } from '@/lib/domain/languages/languages'
import { priceAt } from '@/lib/domain/money/price-at'
import { sharedHours, type WeeklyHours } from '@/lib/domain/stores/opening-hours'

/** A product or deal that can be sold now; prices are minor units. */
export interface Sellable {
  dealId: number | null
  kind: LineKind
  name: Localised
  picture: string
  price: number
  taxClass: string
  /** maximum quantity per order */
  limit: number
  /** null means untracked */
  stock: number | null
  /** in the store's local time; null means always */
  available: WeeklyHours | null
  options: OptionGroupRow[]
  /** how a deal is fulfilled; null for a product */
  dealMethods: { pickup: boolean; delivery: boolean } | null
  validDays: number | null
}

const MAX_PER_PRODUCT = 999
const MAX_GIFT_CARDS = 20

interface SellingStore {
  gid: number
  kind: StoreType
}

/** The sellables of a store among `pids` at `now`, by cart id; at most six queries. */
export async function findSellables(db: Database, { gid, kind: storeKind }: SellingStore, pids: number[], now: Date) {
  const sellables = new Map<number, Sellable>()
  const dishes = await db
    .select({ ...getTableColumns(products), sectionClass: menuSections.taxClass, ofSection: menuSections.available })
    .from(products)
    .innerJoin(menuSections, eq(menuSections.id, products.sectionId))
    .where(and(eq(products.gid, gid), inArray(products.id, pids), isNull(products.retiredAt)))
  if (dishes.length < pids.length) await addDeals(db, { gid, kind: storeKind }, pids, now, sellables)
  const options = await loadOptions(
    db,
    'product',
    dishes.map((row) => row.id),
  )
  for (const row of dishes) {
    const { id, kind, name, picture, taxClass, sectionClass, stock, available, ofSection } = row
    const isGiftCard = kind === LINE_KIND.giftCard
    sellables.set(id, {
      dealId: null,
      kind,
      name,
      picture,
      price: priceAt(row, now).price,
      taxClass: isGiftCard ? 'gift_card' : taxClassOf(storeKind, taxClass, sectionClass),
      limit: isGiftCard ? MAX_GIFT_CARDS : MAX_PER_PRODUCT,
      stock,
      available: sharedHours(ofSection, available),
      options: options.get(id) ?? [],
      dealMethods: null,
      validDays: null,
    })
  }
  return sellables
}

async function addDeals(
  db: Database,
  { gid, kind: storeKind }: SellingStore,
  pids: number[],
  now: Date,
  sellables: Map<number, Sellable>,
) {
  const rows = await db
    .select()
    .from(deals)
    .where(and(eq(deals.gid, gid), inArray(deals.groupSaleId, pids), isNull(deals.retiredAt)))
  const options = await loadOptions(
    db,
    'deal',
    rows.map((row) => row.id),
  )
  for (const row of rows) {
    if (row.endsAt <= now || row.startsAt > now) continue
    sellables.set(row.groupSaleId, {
      dealId: row.id,
      kind: LINE_KIND.goods,
      name: row.name,
      picture: row.images[0] ?? '',
      price: row.dealPrice,
      taxClass: taxClassOf(storeKind, row.taxClass),
      limit: row.limitPerOrder,
      stock: row.stock,
      available: null,
      options: options.get(row.id) ?? [],
      dealMethods: { pickup: row.pickup, delivery: row.delivery },
      validDays: row.validDays,
    })
  }
}

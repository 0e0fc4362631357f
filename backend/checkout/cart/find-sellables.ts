import { and, eq, inArray, isNull } from 'drizzle-orm'
import { loadOptions, type OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import { LINE_KIND, type LineKind } from '@/lib/domain/codes/catalogue-codes'
import type { Localised } from '@/lib/domain/languages/languages'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'

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
/** Gift cards are taxed when they are spent, not when they are bought. */
const GIFT_CARD_TAX_CLASS = 'exempt'

/** The sellables of `gid` among `pids` at `now`, by cart id; at most six queries. */
export async function findSellables(db: Database, gid: number, pids: number[], now: Date) {
  const sellables = new Map<number, Sellable>()
  const dishes = await db
    .select()
    .from(products)
    .where(and(eq(products.gid, gid), inArray(products.id, pids), isNull(products.retiredAt)))
  if (dishes.length < pids.length) await addDeals(db, gid, pids, now, sellables)
  const options = await loadOptions(
    db,
    'product',
    dishes.map((row) => row.id),
  )
  for (const { id, kind, name, picture, price, taxClass, stock, available } of dishes) {
    const isGiftCard = kind === LINE_KIND.giftCard
    sellables.set(id, {
      dealId: null,
      kind,
      name,
      picture,
      price,
      taxClass: isGiftCard ? GIFT_CARD_TAX_CLASS : taxClass,
      limit: isGiftCard ? MAX_GIFT_CARDS : MAX_PER_PRODUCT,
      stock,
      available,
      options: options.get(id) ?? [],
      dealMethods: null,
      validDays: null,
    })
  }
  return sellables
}

async function addDeals(db: Database, gid: number, pids: number[], now: Date, sellables: Map<number, Sellable>) {
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
      taxClass: row.taxClass,
      limit: row.limitPerOrder,
      stock: row.stock,
      available: null,
      options: options.get(row.id) ?? [],
      dealMethods: { pickup: row.pickup, delivery: row.delivery },
      validDays: row.validDays,
    })
  }
}

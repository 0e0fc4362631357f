import 'server-only'
import { toPictureUrl, toPictureUrls } from '@/lib/commerce-client/transport/picture-url'
import { toMinor } from '@/lib/domain/money/decimals'
import { priceAt } from '@/lib/domain/money/price-at'
import type { Product } from '@/lib/domain/stores/menu'
import { sharedHours, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { Store } from '@/lib/domain/stores/stores'
import { parseUtc } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { stockOf, toOptionGroups } from './deal-mapper'
import type { WireSection } from './menu-sections'
import { readHours } from './read-hours'

const GIFT_CARD = 1

type WireProduct = WireSection['products'][number]

export type PricingStore = Pick<Store, 'currency' | 'timeZone'>

/** A product of the wire, with the prices that count now and the hours of its section. */
export function toProduct(
  row: WireProduct,
  ofSection: WeeklyHours | null,
  { currency, timeZone }: PricingStore,
  ownName: string | undefined,
): Product {
  const pictures = [...new Set(toPictureUrls(row.imgs))]
  const [main = ''] = pictures
  const optionGroups = toOptionGroups(row.opt ?? [], currency)
  return {
    id: row.pid,
    name: row.nm,
    ownName: ownName && ownName !== row.nm ? ownName : null,
    description: row.desc ?? '',
    picture: toPictureUrl(row.iurl) || main,
    ...(pictures.length > 1 && { pictures }),
    ...toPrices(row, currency, timeZone),
    optionGroups,
    stock: stockOf(row.sq ?? null, optionGroups),
    available: sharedHours(ofSection, readHours(row.time, { call: 'cplst2', path: '*.products.*.time' })),
    isGiftCard: row.pt === GIFT_CARD,
    taxClass: row.tax_class ?? '',
  }
}

/** The prices that count now: an answer from a cache may be of before the end of a sale. */
function toPrices({ pc, reg_pc, pc_edt }: WireProduct, currency: string, timeZone: string | null) {
  const { price, regularPrice, priceUntil } = priceAt(
    {
      price: toMinor(pc, currency),
      regularPrice: reg_pc === null || reg_pc === undefined ? null : toMinor(reg_pc, currency),
      priceUntil: pc_edt ? parseUtc(pc_edt) : null,
    },
    new Date(),
  )
  if (regularPrice === null) return { price }
  return { price, sale: { regularPrice, until: priceUntil && timeZone ? zoned(priceUntil, timeZone) : null } }
}

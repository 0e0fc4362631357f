import { millisecondsInDay } from 'date-fns/constants'
import type { deals } from '@/backend/catalogue/schema/deals'
import type { WrittenDeal } from '@/backend/demo/content/content-files'
import { hoursOfDays } from '@/backend/demo/content/weekly-hours'
import { pictureKeys } from '@/backend/demo/pictures/picture-keys'
import { createRandom, type Random } from '@/backend/demo/random'
import type { ListedStore } from '@/backend/demo/stores/copy-stores'
import type { StoreRow } from '@/backend/demo/stores/demo-store'
import { detailOf, finePrintOf } from './deal-html'

export type DealRow = typeof deals.$inferInsert

/** Deals and products share one range of cart ids, so group-sale ids start far above both. */
const GROUP_SALE_OFFSET = 1_000_000
/** The deal with the most sales, and with more than one page of reviews. */
export const BESTSELLER = 5001
const BESTSELLER_SALES = 2400
/** Sales of a deal without a picture, as a share: lists begin with deals that have pictures. */
const UNSEEN = 0.1

export interface DealPlan {
  id: number
  written: WrittenDeal
  listed: ListedStore
  store: StoreRow
}

const HALF_A_YEAR = 180

function endOf(random: Random, now: Date): Date {
  const roll = random.next()
  if (roll < 0.04) return new Date(now.getTime() - random.int(1, 30) * millisecondsInDay)
  if (roll < 0.09) return new Date(now.getTime() + random.int(3, 40) * 3_600_000)
  return new Date(now.getTime() + random.int(4, 150) * millisecondsInDay - random.int(0, 20) * 3_600_000)
}

function stockOf(random: Random): number {
  const roll = random.next()
  if (roll < 0.04) return 0
  return roll < 0.14 ? random.int(1, 3) : random.int(12, 400)
}

/** Half of all deals sell a handful, a few sell thousands. */
function soldOf(random: Random, isPictured: boolean): number {
  const sold = Math.floor(10 ** (random.next() * 3.55)) - 1
  return isPictured ? sold : Math.round(sold * UNSEEN)
}

/** Fields that the file leaves open are derived from the id. Rating sums are filled in once the reviews exist. */
export function buildDeal({ id, written, listed, store }: DealPlan, now: Date): DealRow {
  const random = createRandom(`deal ${id}`)
  const isPictured = pictureKeys(written.pictures).length > 0
  const soldCount = id === BESTSELLER ? BESTSELLER_SALES : soldOf(random, isPictured)
  return {
    id,
    gid: store.gid,
    key: written.id,
    groupSaleId: GROUP_SALE_OFFSET + id,
    name: written.name,
    shortDescription: written.summary,
    highlights: written.highlights,
    detail: detailOf(written, listed.description),
    finePrint: finePrintOf(written),
    images: listed.isCopy ? [] : pictureKeys(written.pictures),
    price: written.value,
    dealPrice: written.price,
    currency: store.currency,
    soldCount,
    viewCount: soldCount * random.int(4, 22) + random.int(3, 240),
    ratingSum: 0,
    ratingCount: 0,
    startsAt: new Date(now.getTime() - random.int(40, 240) * millisecondsInDay),
    endsAt: endOf(random, now),
    limitPerOrder: written.limitPerOrder,
    stock: stockOf(random),
    pickup: written.handover.includes('pickup'),
    delivery: written.handover.includes('delivery'),
    taxClass: written.taxClass ?? 'standard',
    validDays: written.handover.length === 0 ? (written.validDays ?? HALF_A_YEAR) : null,
    useHours: written.useHours ? hoursOfDays(written.useHours) : null,
  }
}

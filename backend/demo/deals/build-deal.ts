import type { deals } from '@/backend/db/schema/deals'
import type { Leaf, Offer } from '@/backend/demo/catalogue/leaf'
import { fill } from '@/backend/demo/localise'
import { createRandom, type Random } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/build-store'
import { getPlace } from '@/backend/demo/stores/places'
import { type Localised, localised } from '@/lib/domain/site/languages'
import { EVERYWHERE, FINE_PRINT, HEADINGS, HOW_TO_USE, SHORT_DESCRIPTIONS } from './deal-texts'
import type { Variant } from './variants'

export type DealRow = typeof deals.$inferInsert

const DAY = 86_400_000
/** Deals and products share one range of cart ids, so group-sale ids start far above both. */
const GROUP_SALE_OFFSET = 1_000_000

/** A deal before its row is built: who sells what in which variant. */
export interface DealPlan {
  id: number
  leaf: Leaf
  offer: Offer
  variant: Variant
  store: StoreRow
  place: string
}

const list = (items: Localised[], language: keyof Localised) =>
  `<ul>${items.map((item) => `<li>${item[language]}</li>`).join('')}</ul>`

function endOf(random: Random, now: Date): Date {
  const roll = random.next()
  if (roll < 0.04) return new Date(now.getTime() - random.int(1, 30) * DAY)
  if (roll < 0.09) return new Date(now.getTime() + random.int(3, 40) * 3_600_000)
  return new Date(now.getTime() + random.int(4, 150) * DAY - random.int(0, 20) * 3_600_000)
}

function stockOf(random: Random): number {
  const roll = random.next()
  if (roll < 0.04) return 0
  return roll < 0.1 ? random.int(1, 3) : random.int(12, 400)
}

function priceOf(random: Random, plan: DealPlan): { price: number; dealPrice: number } {
  const base = (plan.offer.price * plan.variant.tenths * random.int(92, 114)) / 1000
  const price = Math.max(400, Math.round(base / 100) * 100)
  const percent = random.pick([12, 15, 20, 20, 25, 25, 30, 30, 35, 40, 40, 45, 50, 50, 55, 60, 65])
  const reduced = (price * (100 - percent)) / 100
  const step = price > 20000 ? 500 : 100
  return { price, dealPrice: Math.max(200, Math.round(reduced / step) * step - random.pick([0, 1, 1, 5])) }
}

function shippingOf(random: Random, plan: DealPlan): { pickup: boolean; delivery: boolean } {
  if (plan.leaf.sale === 'goods') return { pickup: random.chance(0.7), delivery: random.chance(0.85) }
  if (plan.leaf.sale === 'treat' || plan.leaf.sale === 'dine') {
    return { pickup: random.chance(0.5), delivery: random.chance(0.25) }
  }
  return { pickup: false, delivery: false }
}

/** Half of all deals sell a handful, a few sell thousands. */
function soldOf(random: Random): number {
  return Math.floor(10 ** (random.next() * 3.55)) - 1
}

/** Builds the row of a deal. Rating sums are filled in once its reviews exist. */
export function buildDeal(plan: DealPlan, now: Date): DealRow {
  const { id, leaf, offer, variant, store } = plan
  const random = createRandom(`deal ${id}`)
  const name = fill(variant.title, { o: offer.name })
  const values = { offer: offer.name, store: store.name, place: getPlace(plan.place).label }
  const includes = random.sample(leaf.includes, random.int(3, 4))
  const pitch = random.pick(leaf.pitches)
  const conditions = [...FINE_PRINT.slice(0, 2), ...random.sample(FINE_PRINT.slice(2), random.int(2, 4))]
  const soldCount = soldOf(random)
  return {
    id,
    gid: store.gid,
    groupSaleId: GROUP_SALE_OFFSET + id,
    name,
    shortDescription: fill(random.pick(SHORT_DESCRIPTIONS), values),
    highlights: random.sample([...includes, ...EVERYWHERE], random.int(3, 5)),
    detail: localised(
      (l) =>
        `<p>${pitch[l]}</p><h3>${HEADINGS.get[l]}</h3>${list([name, ...includes], l)}` +
        `<h3>${HEADINGS.how[l]}</h3><p>${HOW_TO_USE[leaf.sale][l]}</p>` +
        `<h3>${HEADINGS.about[l]}</h3><p>${store.description[l]}</p>`,
    ),
    finePrint: localised((l) => list(conditions, l)),
    images: Array.from({ length: random.int(3, 6) }, (_, n) => `deal/${offer.subject}/${id}-${n + 1}`),
    ...priceOf(random, plan),
    currency: store.currency,
    soldCount,
    viewCount: soldCount * random.int(4, 22) + random.int(3, 240),
    ratingSum: 0,
    ratingCount: 0,
    startsAt: new Date(now.getTime() - random.int(40, 240) * DAY),
    endsAt: endOf(random, now),
    limitPerOrder: random.int(1, 10),
    stock: stockOf(random),
    ...shippingOf(random, plan),
  }
}

import { LEAVES } from '@/backend/demo/catalogue/leaves'
import { createRandom } from '@/backend/demo/random'
import type { StoreRow } from '@/backend/demo/stores/build-store'
import type { StoreSpec } from '@/backend/demo/stores/store-spec'
import type { DealPlan } from './build-deal'
import { VARIANTS } from './variants'

const FIRST_DEAL_ID = 5001
const FLAGSHIP_GID = 1001
const FLAGSHIP_DEALS = 6

/** Cycles through the leaves; each goes through its stores and all pairs of offer and variant before repeating one. */
export function planDeals(count: number, written: StoreSpec[], rows: Map<number, StoreRow>): DealPlan[] {
  const shelves = LEAVES.map((leaf) => {
    const random = createRandom(`shelf ${leaf.id}`)
    const pairs = leaf.offers.flatMap((offer) => VARIANTS[leaf.sale].map((variant) => ({ offer, variant })))
    const sellers = written.filter((each) => each.leaves.includes(leaf.id))
    return { leaf, pairs: random.sample(pairs, pairs.length), sellers: random.sample(sellers, sellers.length) }
  })
  const plans: DealPlan[] = []
  const add = (shelf: (typeof shelves)[number], round: number, seller: StoreSpec | undefined) => {
    const pair = shelf.pairs[round % shelf.pairs.length]
    const store = seller && rows.get(seller.gid)
    if (!pair || !store) throw new Error(`nobody sells category ${shelf.leaf.id}`)
    plans.push({ id: FIRST_DEAL_ID + plans.length, leaf: shelf.leaf, ...pair, store, place: seller.place })
  }
  for (let n = 0; n < count; n++) {
    const shelf = shelves[n % shelves.length]
    if (!shelf) continue
    const round = Math.floor(n / shelves.length)
    // each round of pairs starts with the next seller, so that a store does not always sell the same thing
    const shift = Math.floor(round / shelf.pairs.length)
    add(shelf, round, shelf.sellers[(round + shift) % shelf.sellers.length])
  }
  const flagship = written.find((each) => each.gid === FLAGSHIP_GID)
  const home = shelves.find((shelf) => shelf.leaf.id === flagship?.leaves[0])
  for (let n = 0; n < FLAGSHIP_DEALS && home; n++) add(home, home.pairs.length - 1 - n, flagship)
  return plans
}

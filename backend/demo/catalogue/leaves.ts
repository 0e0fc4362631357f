import { CARE_LEAVES } from './care-leaves'
import { DRINK_LEAVES } from './drink-leaves'
import { FOOD_LEAVES } from './food-leaves'
import { GOODS_LEAVES } from './goods-leaves'
import type { Leaf } from './leaf'
import { LEISURE_LEAVES } from './leisure-leaves'
import { SERVICE_LEAVES } from './service-leaves'

/** All leaves, in tree order. */
export const LEAVES: Leaf[] = [
  ...FOOD_LEAVES,
  ...DRINK_LEAVES,
  ...LEISURE_LEAVES,
  ...CARE_LEAVES,
  ...GOODS_LEAVES,
  ...SERVICE_LEAVES,
].sort((a, b) => a.id - b.id)

const BY_ID = new Map(LEAVES.map((leaf) => [leaf.id, leaf]))

/** The texts of one leaf. Throws on an unknown id, which is a bug in the catalogue. */
export function getLeaf(id: number): Leaf {
  const leaf = BY_ID.get(id)
  if (!leaf) throw new Error(`no texts for category ${id}`)
  return leaf
}

import type { z } from 'zod'
import type { FoundProduct } from '@/backend/catalogue/menus/find-products'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import type { productRow } from '@/lib/contract/stores'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { toHit } from './hit'
import { toRating } from './rating'

/** A product in a list, with the rating of its store. */
export function toProductRow({ product, store, hit }: FoundProduct, lan: Language): z.input<typeof productRow> {
  return {
    pid: product.id,
    nm: product.name[lan],
    iurl: toPicture(product.picture),
    rat: toRating(store.ratingSum, store.ratingCount),
    pc: toDecimal(product.price, store.currency),
    gid: product.gid,
    why: toHit(hit, lan),
  }
}

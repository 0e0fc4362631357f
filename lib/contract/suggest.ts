import { z } from 'zod'
import { dealRow } from './deals'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { sentId } from './ids'
import { productRow, storeRow } from './stores'
import { currency, filled, lan, latLon, text, whole } from './wire'

const NONE = 'none is suggested'

export const suggest = defineCall({
  name: 'suggest',
  about:
    'A few stores, products, deals and categories for the beginning of what somebody types. At most 120 calls a minute from one address: RC 429.',
  when: 'While somebody types into the search, once they pause. Answer within 100 ms: later ones are of no use.',
  addition: 'Nothing opens while typing; the search itself works.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/suggest',
  access: 'public',
  isHint: true,
  request: z.object({
    keywords: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .meta(field('What has been typed, in any language; the last word may be its beginning', 'sus')),
    latlon: latLon
      .optional()
      .meta(
        addition('What is near this place, as far as the platform sees fit', '49.2827,-123.1207', 'the first city'),
      ),
    gid: sentId.optional().meta(addition('Of this store alone: its products and deals', 12, 'of all stores')),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(5)
      .default(4)
      .meta(addition('How many of each at most', 4, '4')),
    lan,
  }),
  records: z.object({
    stores: z
      .array(storeRow.extend({ why: productRow.shape.why }))
      .nullish()
      .meta(field('Stores', undefined, NONE)),
    products: z
      .array(
        productRow.extend({
          s_nm: text.nullish().meta(field('Name of its store', 'Sushi House')),
          currency: currency.nullish().meta(field('Currency of its price', 'CAD', 'no price is shown')),
        }),
      )
      .nullish()
      .meta(field('Products', undefined, NONE)),
    deals: z
      .array(dealRow)
      .nullish()
      .meta(field('Deals', undefined, NONE)),
    categories: z
      .array(
        z.object({
          id: whole.meta(field('Id of the category, of `sfc`', 1010)),
          nm: filled.meta(field('Its name', 'Sushi')),
          path: z.array(whole).meta(field('The ids from the first level to this one', [1000, 1010])),
          cnt: whole.nullish().meta(field('How many deals are in it and below it', 9, 'no number beside it')),
        }),
      )
      .nullish()
      .meta(field('Categories with deals', undefined, NONE)),
  }),
})

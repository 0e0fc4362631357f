import { z } from 'zod'
import { CATEGORY_CODE } from '@/lib/domain/codes/catalogue-codes'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { sentId } from './ids'
import { unwrapRows } from './lists'
import { amount, filled, lan, latLon, text, whole } from './wire'

export interface WireCategory {
  id: number
  nm: string
  icon?: string | null | undefined
  cnt?: number | null | undefined
  sub?: WireCategory[] | null | undefined
}
const category: z.ZodType<WireCategory, unknown> = z
  .object({
    id: whole.meta(
      field('Id of the category, of four digits; those of the first level are fixed, see the formats', 1000),
    ),
    nm: filled.meta(field('Its name', 'Food and drinks')),
    icon: text.nullish().meta(field('Name of an icon', 'food')),
    cnt: whole.nullish().meta(field('How many deals are in it and below it', 9, 'no number beside it')),
    get sub() {
      return z
        .array(category)
        .nullish()
        .meta(field('The categories below it', [{ id: 1001, nm: 'Restaurants', cnt: 4 }], 'there are none'))
    },
  })
  .meta({ id: 'category', description: 'A category with those below it' })

const categoryCode = z.coerce
  .number()
  .pipe(z.literal(Object.values(CATEGORY_CODE)))
  .default(CATEGORY_CODE.groupsale)
  .meta(field('1 restaurant, 2 group sale, 3 travel, 4 shopping, 5 service; the storefront sends 2', 2))

export const listCategories = defineCall({
  name: 'sfc',
  about: 'The category tree, with the number of deals below each; `c_id` 2 is the whole tree.',
  when: 'Menus of categories and browsing, from the cache. Without it menus have the categories of the first level.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sfc',
  access: 'public',
  request: z.object({
    c_id: categoryCode,
    lan,
    gid: sentId.optional().meta(addition('Count the deals of this store alone', 12, 'all')),
    latlon: latLon.optional().meta(addition('Count the deals of the nearest city', '49.2827,-123.1207', 'all')),
  }),
  records: z.array(category),
  unwrap: unwrapRows,
})

export const listFilters = defineCall({
  name: 'sff',
  about: 'The filters of the deals list and their values.',
  when: 'Never: the filters of the documents are fixed.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sff',
  access: 'public',
  request: z.object({ c_id: categoryCode, lan }),
  records: z.array(
    z.object({
      key: filled.meta(field('Key of the filter', 'sold')),
      nm: filled.meta(field('Its name', 'Sold')),
      values: z
        .array(
          z.object({
            value: amount.meta(field('A value', 50)),
            nm: filled.meta(field('Its name', 'More than 50')),
          }),
        )
        .meta(field('Its values')),
    }),
  ),
  unwrap: unwrapRows,
})

export const listSorts = defineCall({
  name: 'sfs',
  about: 'The orders a deals list can have.',
  when: 'Never: the sorts of the documents are fixed.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sfs',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(
    z.object({
      id: whole.meta(field('The `sort_id` of `glst`', 106)),
      nm: filled.meta(field('Its name', 'Best match')),
    }),
  ),
  unwrap: unwrapRows,
})

export const listShortcuts = defineCall({
  name: 'gshortcut',
  about: 'Search words to tap on the landing page.',
  when: 'The landing page of deals, from the cache.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/gshortcut',
  access: 'public',
  request: z.object({
    lan,
    latlon: latLon
      .optional()
      .meta(addition('Only words that deals of the nearest city have', '49.2827,-123.1207', 'all')),
  }),
  records: z.array(
    z.object({
      nm: filled.meta(field('The words', 'brunch')),
      i_url: text.nullish().meta(field('Picture', 'brunch.webp')),
    }),
  ),
  unwrap: unwrapRows,
})

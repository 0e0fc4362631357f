import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { id, ids, sentId } from './ids'
import { unwrapRows } from './lists'
import { optionGroup } from './option-group'
import { amount, filled, lan, text, utcDate, whole } from './wire'

const product = z.object({
  pid: id.meta(field('Id of the product, unlike that of any other product or `group_sale_id` of the platform', 34)),
  nm: filled.meta(field('Name', 'Beef noodles')),
  desc: text.nullish().meta(addition('Description', 'Hand-pulled, in a clear broth')),
  sku: text.nullish().meta(field('Number of the store’s own; not shown', 'B1')),
  pc: amount.meta(field('Price in the currency of the store, before its options and tax', '20.00')),
  reg_pc: amount
    .nullish()
    .meta(addition('What `pc` is reduced from, while it is', '24.00', '`pc` is the regular price')),
  pc_edt: utcDate
    .nullish()
    .meta(addition('With `reg_pc`: when that becomes the price, here and in quotes', '2026-12-06 02:00:00', 'no end')),
  pt: whole.nullish().meta(field('1: a gift card; 0: goods', 0, 'goods')),
  iurl: text.nullish().meta(addition('Picture', 'beef-noodles.webp', 'a row without a picture')),
  imgs: z
    .array(text)
    .nullish()
    .meta(addition('All its pictures, `iurl` first', ['beef-noodles.webp', 'broth.webp'], 'only `iurl`')),
  sq: whole.nullish().meta(addition('How many are left; 0 or less is sold out', 40, 'not limited')),
  opt: z
    .array(optionGroup)
    .nullish()
    .meta(field('What is chosen with it', undefined, 'nothing is chosen')),
  time: text
    .nullish()
    .meta(
      field(
        'When it can be ordered, as the hours of a store, and only while its menu can',
        '11:00-14:00;11:00-14:00;;;;;',
        'always',
      ),
    ),
  tax_class: text.nullish().meta(addition('A word of the platform, sent back in a quote', 'food')),
  mdt: utcDate
    .nullish()
    .meta(addition('When its texts, price or picture last changed', '2026-11-01 08:00:00', 'sitemaps have no date')),
})

export const readMenu = defineCall({
  name: 'cplst2',
  about: 'The products of a store by section: all, some by their ids, or a page of them.',
  when: 'The page of a store, its cart and its checkout, from the cache. Also in the store’s own first language, for the names under those of the reader. An API that ignores `page` and `limit` answers the whole menu, which the storefront shows in pages as well.',
  part: 'shop',
  method: 'GET',
  path: '/api/v7/cplst2',
  access: 'public',
  request: z.object({
    gid: sentId.meta(field('Id of the store', 12)),
    lan,
    ids: ids.optional().meta(field('Only these products; sent without `page`', '34,35', 'all')),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta(addition('A page of the products, in the order of the menu, over all sections', 1, 'all')),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(300)
      .optional()
      .meta(addition('Products of a page; sent with `page`', 100, 'all')),
  }),
  records: z.array(
    z.object({
      id: id.nullish().meta(field('Id of the section, unique in its store', 1, 'its position')),
      nm: text.nullish().meta(field('Name of the section', 'Soups', 'a section without a title')),
      time: text
        .nullish()
        .meta(
          addition(
            'When its products can be ordered, as the hours of a store; `time` of each is within it, for a reader that does not know this key',
            '11:00-15:00;11:00-15:00;11:00-15:00;11:00-15:00;11:00-15:00;;',
            'always',
          ),
        ),
      cnt: whole
        .nullish()
        .meta(
          addition(
            'With `page`: how many products it has on all pages. Sections without any on this page are there, too',
            12,
            'the answer is the whole menu',
          ),
        ),
      products: z.array(product).meta(field('Its products, in the order of the menu')),
    }),
  ),
  unwrap: unwrapRows,
})

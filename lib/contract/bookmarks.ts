import { z } from 'zod'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/bookmark-type'
import { defineCall } from './define-call'
import { amount, currency, filled, text, whole } from './wire'

/** `curr` is an addition: the price of a row without one is in the currency of its store. So is `img`, the picture of a store. */
const item = z.object({
  pid: whole,
  iurl: text.nullish(),
  nm: filled,
  rat: amount.nullish(),
  pc: amount,
  gid: whole.nullish(),
  curr: currency.nullish(),
})

const bookmarks = z.object({
  stores: z.array(
    z.object({
      gid: whole,
      logo: text.nullish(),
      nm: filled,
      rnk: amount.nullish(),
      adr: text.nullish(),
      img: text.nullish(),
    }),
  ),
  products: z.array(item),
  /** group sales, an addition */
  deals: z.array(item).nullish(),
})

export const listBookmarks = defineCall({
  name: 'bookmark',
  about: 'What the customer has bookmarked.',
  method: 'GET',
  path: '/api/rest/v7/bookmark',
  access: 'customer',
  request: z.object({ lan: z.string().optional(), domain: z.string().optional() }),
  records: bookmarks,
})

/** Our own API returns the remaining bookmarks; the documents specify no response. */
export const changeBookmarks = defineCall({
  name: 'bookmark (change)',
  about: 'Add or remove bookmarks: 7 stores, 6 products, 2 group sales.',
  method: 'POST',
  path: '/api/rest/v7/bookmark',
  access: 'customer',
  request: z.object({
    data: z.object({
      ids: z.array(whole).min(1).max(100),
      type: z.literal(Object.values(BOOKMARK_TYPE)),
      action: z.enum(['delete', 'add']),
    }),
  }),
  records: bookmarks.nullish(),
})

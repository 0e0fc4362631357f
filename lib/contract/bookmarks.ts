import { z } from 'zod'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/account-codes'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { id, sentId } from './ids'
import { amount, currencyOfRecord, filled, text } from './wire'

const item = z
  .object({
    pid: id.meta(field('Id of the product or the deal', 34)),
    iurl: text.nullish().meta(field('Picture', 'beef-noodles.webp', 'a placeholder')),
    nm: filled.meta(field('Name', 'Beef noodles')),
    rat: amount.nullish().meta(field('Rating from 1 to 5', 4.5)),
    pc: amount.meta(field('Price', '20.00')),
    gid: id.nullish().meta(field('Id of its store', 12)),
    curr: currencyOfRecord.nullish().meta(addition('Currency of the price', 'CAD', 'that of its store')),
  })
  .meta({ id: 'bookmarked_item', description: 'A bookmarked product or deal' })

const bookmarks = z
  .object({
    stores: z
      .array(
        z.object({
          gid: id.meta(field('Id of the store', 12)),
          logo: text.nullish().meta(field('Logo', 'noodle-house.webp', 'a placeholder')),
          nm: filled.meta(field('Name', 'Noodle House')),
          rnk: amount.nullish().meta(field('Rating from 1 to 5', 4.5)),
          adr: text.nullish().meta(field('Address, on one line', '500 Granville St, Vancouver')),
          img: text.nullish().meta(addition('Picture of the store', 'noodle-house-cover.webp', 'the logo')),
        }),
      )
      .meta(field('Bookmarked stores')),
    products: z.array(item).meta(field('Bookmarked products')),
    deals: z
      .array(item)
      .nullish()
      .meta(addition('Bookmarked group sales', undefined, 'none is listed')),
  })
  .meta({ id: 'bookmarks', description: 'What a customer has bookmarked' })

export const listBookmarks = defineCall({
  name: 'bookmark',
  about: 'What the customer has bookmarked.',
  when: 'The page of bookmarks, and every page with hearts once somebody is logged in.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/bookmark',
  access: 'customer',
  request: z.object({
    lan: z
      .string()
      .optional()
      .meta(addition('The language of names', 'en', 'any')),
    domain: z
      .string()
      .optional()
      .meta(addition('The site of a store: only what is of it', 'noodle.example', 'all')),
  }),
  records: bookmarks,
})

/** Our own API returns the remaining bookmarks; the documents specify no response. */
export const changeBookmarks = defineCall({
  name: 'bookmark (change)',
  about: 'Add or remove bookmarks: 7 stores, 6 products, 2 group sales.',
  when: 'A customer taps a heart, or removes a bookmark on its page.',
  part: 'rest',
  again: 'nothing more: adding what is there and removing what is not succeed',
  method: 'POST',
  path: '/api/rest/v7/bookmark',
  access: 'customer',
  request: z.object({
    data: z
      .object({
        ids: z
          .array(sentId)
          .min(1)
          .max(100)
          .meta(field('What is added or removed', [12])),
        type: z.literal(Object.values(BOOKMARK_TYPE)).meta(field('7 stores, 6 products, 2 group sales', 7)),
        action: z.enum(['delete', 'add']).meta(field('What is done with them', 'add')),
      })
      .meta(field('The change')),
  }),
  records: bookmarks.nullish(),
})

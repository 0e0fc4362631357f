import { z } from 'zod'
import { ITEM_KINDS, listItems as list } from '@/backend/services/operators/items/list-items'
import { setStock } from '@/backend/services/operators/items/set-stock'
import { requireStore } from '@/backend/services/operators/reach'
import { defineOperation } from './define-operation'
import { searchText, storeKey } from './fields'

const stock = z.int().min(0).max(1_000_000).nullable()

export const listItems = defineOperation({
  name: 'items.list',
  about: 'Dishes, deals and choices that a store sells, with their stock.',
  method: 'GET',
  path: '/stores/{store}/items',
  ability: 'catalogue',
  request: z.object({ store: storeKey, text: searchText.default('').describe('part of a name or key') }),
  answer: z.object({
    items: z.array(
      z.object({ kind: z.enum(ITEM_KINDS), id: z.int(), key: z.string(), name: z.string(), stock }).describe('as sold'),
    ),
  }),
  async run({ db, actor }, { store, text }) {
    const { gid } = await requireStore(db, actor, store)
    return { items: (await list(db, gid, text)).map((item) => ({ ...item, name: item.name.en })) }
  },
})

export const setItemStock = defineOperation({
  name: 'items.stock',
  about: 'Sold out, or back in stock. A later import of the catalogue’s files changes it where their number changed.',
  method: 'POST',
  path: '/stores/{store}/items/{kind}/{key}/stock',
  ability: 'catalogue',
  request: z.object({
    store: storeKey,
    kind: z.enum(ITEM_KINDS),
    key: z.string().min(1).max(80).describe('sku of a dish, key of a deal, or the id of either or of a choice'),
    stock: stock.describe('0: sold out; null: not counted, which a deal always is'),
  }),
  answer: z.object({ stock }),
  audit: ({ store, kind, key, stock }) => ({ subject: store, detail: `${kind} ${key}: ${stock ?? 'not counted'}` }),
  async run({ db, actor, now }, { store, kind, key, stock }) {
    const { gid } = await requireStore(db, actor, store)
    await setStock(db, { gid, kind, key }, stock, now())
    return { stock }
  },
})

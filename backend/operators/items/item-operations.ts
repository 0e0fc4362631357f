import { z } from 'zod'
import { requireStore } from '@/backend/operators/access/reach'
import { linesOr } from '@/backend/operators/operation/command'
import {
  byLanguage,
  exactMinor,
  flag,
  instant,
  price,
  searchText,
  storeKey,
} from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { toDecimal } from '@/lib/domain/money/decimals'
import { ITEM_KINDS, listItems as list } from './list-items'
import { nextMorning } from './restock'
import { setPrice } from './set-price'
import { setStock } from './set-stock'

const stock = z.int().min(0).max(1_000_000).nullable()
const item = {
  store: storeKey,
  kind: z.enum(ITEM_KINDS),
  key: z.string().min(1).max(80).describe('sku of a dish, key of a deal, or the id of either or of a choice'),
}

export const listItems = defineOperation({
  name: 'items.list',
  about: 'Dishes, deals and choices that a store sells, with their stock and price.',
  method: 'GET',
  path: '/stores/{store}/items',
  ability: 'catalogue',
  request: z.object({ store: storeKey, text: searchText.default('').describe('part of a name or key') }),
  answer: z.object({
    currency: z.string(),
    items: z.array(
      z
        .object({
          kind: z.enum(ITEM_KINDS),
          id: z.int(),
          key: z.string(),
          name: z.string(),
          names: byLanguage,
          stock,
          price: z.number().describe('of a choice: what it adds'),
          regular_price: z.number().optional().describe('of a deal, and of a dish on sale'),
        })
        .describe('as sold'),
    ),
  }),
  async run({ db, actor, now }, { store, text }) {
    const { gid, currency } = await requireStore(db, actor, store)
    const items = (await list(db, gid, text, now())).map(({ name, price: sold, regularPrice, ...one }) => ({
      ...one,
      name: name.en,
      names: name,
      price: toDecimal(sold, currency),
      ...(regularPrice !== undefined && { regular_price: toDecimal(regularPrice, currency) }),
    }))
    return { currency, items }
  },
  commands: {
    list: {
      form: ['<store>', '[text...]'],
      print: ({ items, currency }) =>
        linesOr(
          items.map(({ kind, id, key, name, stock, price, regular_price: regular }) => {
            const money = `${currency} ${price}${regular === undefined ? '' : ` of ${regular}`}`
            return [kind, id, key, name, money, stock ?? 'not counted'].join('  ')
          }),
          'no items',
        ),
    },
  },
})

export const setItemStock = defineOperation({
  name: 'items.stock',
  about: 'Sold out, or back in stock. A later import of the catalogue’s files changes it where their number changed.',
  method: 'POST',
  path: '/stores/{store}/items/{kind}/{key}/stock',
  ability: 'catalogue',
  request: z.object({
    ...item,
    stock: stock.describe('0: sold out; null: not counted, which a deal never is'),
    until_morning: flag.describe('of 0: at 5 in the morning the item has the stock of before again'),
  }),
  answer: z.object({ stock, until: instant.nullable().describe('when it has the stock of before again') }),
  audit: ({ store, kind, key, stock, until_morning: untilMorning }) => ({
    subject: store,
    detail: `${kind} ${key}: ${stock ?? 'not counted'}${untilMorning ? ' until the morning' : ''}`,
  }),
  async run({ db, actor, now }, { store, kind, key, stock, until_morning: untilMorning }) {
    const { gid, timeZone } = await requireStore(db, actor, store)
    const until = untilMorning ? nextMorning(now(), timeZone) : null
    await setStock(db, { gid, kind, key }, { stock, until }, now())
    return { stock, until: until?.toISOString() ?? null }
  },
  commands: {
    'sold-out': {
      about: 'An item is sold no more, until it is back in stock.',
      form: ['<store>', '<kind>', '<key>', '--until-morning'],
      request: ({ 'until-morning': untilMorning, ...item }) => ({ ...item, stock: 0, until_morning: untilMorning }),
      print: ({ stock, until }, item) => [stockLine(item, stock) + (until ? ` until ${until}` : '')],
    },
    'in-stock': {
      about: 'An item is sold again: so many, or without a count.',
      form: ['<store>', '<kind>', '<key>', '[number]'],
      request: ({ number: stock = null, ...item }) => ({ ...item, stock }),
      print: ({ stock }, item) => [stockLine(item, stock)],
    },
  },
})

function stockLine({ store, kind, key }: Record<'store' | 'kind' | 'key', string>, stock: number | null): string {
  const count = stock === null ? '' : `, ${stock}`
  return `${store} ${kind} ${key}: ${stock === 0 ? 'sold out' : `in stock${count}`}`
}

export const setItemPrice = defineOperation({
  name: 'items.price',
  about:
    'What an item is sold for from now on. Placed orders keep theirs; a later import sets what its files say. A sale of a dish goes on if its regular price is above.',
  method: 'POST',
  path: '/stores/{store}/items/{kind}/{key}/price',
  ability: 'catalogue',
  request: z.object({
    ...item,
    price: price.describe('of a choice: what it adds; of a deal at most its regular price'),
    regular_price: price.optional().describe('of a deal; left out, it stays'),
  }),
  answer: z.object({ price, currency: z.string() }),
  audit: ({ store, kind, key, price, regular_price: regular }) => ({
    subject: store,
    detail: `${kind} ${key}: ${price}${regular === undefined ? '' : ` of ${regular}`}`,
  }),
  async run({ db, actor, now }, { store, kind, key, price, regular_price: regular }) {
    const { gid, currency } = await requireStore(db, actor, store)
    const regularPrice = regular === undefined ? undefined : exactMinor(regular, currency)
    await setPrice(db, { gid, kind, key }, { price: exactMinor(price, currency), regularPrice }, now())
    return { price, currency }
  },
  commands: {
    price: {
      form: ['<store>', '<kind>', '<key>', '<price>', '[regular-price]'],
      async request({ price, 'regular-price': regular, ...item }, { db, actor }) {
        const { currency } = await requireStore(db, actor, item.store)
        return {
          ...item,
          price: readTypedPrice(price, currency),
          ...(regular !== undefined && { regular_price: readTypedPrice(regular, currency) }),
        }
      },
      print: ({ currency }, { store, kind, key, price }) => [`${store} ${kind} ${key}: ${currency} ${price}`],
    },
  },
})

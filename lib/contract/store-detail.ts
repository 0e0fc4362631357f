import { z } from 'zod'
import { ACCEPT_FIELDS } from './accepted-payments'
import { defineCall } from './define-call'
import { storeEstimates } from './estimate'
import { addition, field, unread } from './field'
import { id, sentId } from './ids'
import { STORE_CLOSURES } from './store-closures'
import { storeRow, TIME_ZONE } from './stores'
import { amount, currency, filled, flag, lan, text, timeZone, utcDate, whole } from './wire'

const ACCEPTED = 'not offered'
/** The detail of a store; its flags and hours are explained in `flags.ts` and `docs/contract/formats.md`. */
export const storeDetail = storeRow.extend({
  gid: id.nullish().meta(field('Id of the store', 12, '`group_id`, else the one that was asked for')),
  group_id: id.nullish().meta(field('The same', 12)),
  nm: filled.nullish().meta(field('Name', 'Noodle House', '`name`; one of both is needed')),
  name: filled.nullish().meta(field('The same', 'Noodle House')),
  domain: text.nullish().meta(addition('Its own domain', 'noodle.example', 'it has none')),
  kind: whole
    .nullish()
    .meta(
      addition(
        'What it is, for its words and search engines: 1 restaurant, 2 group sale, 3 travel, 4 shopping, 5 service; any of them may have deals',
        1,
        'a restaurant',
      ),
    ),
  meta: text.nullish().meta(unread('noodles')),
  keywords: text.nullish().meta(unread('noodle,面', 'Words, separated by commas')),
  owner: text.nullish().meta(unread('Ann')),
  s_cnt: whole.nullish().meta(unread(300)),
  desc: text.nullish().meta(field('Description', 'Hand-pulled noodles since 1998')),
  imgs: z
    .array(filled)
    .nullish()
    .meta(field('Pictures', ['noodles-1.webp', 'noodles-2.webp'])),
  tz: timeZone.nullish().meta(field(TIME_ZONE, 'America/Vancouver', 'no opening hours, and no times to choose')),
  web: text.nullish().meta(unread('https://noodle.example', 'Website')),
  ukey: text.nullish().meta(unread('noodle-house')),
  currency: currency.nullish().meta(field('Currency of all its prices', 'CAD', 'CAD')),
  rate: amount.nullish().meta(unread(1)),
  lans: z
    .array(filled)
    .nullish()
    .meta(
      field(
        'Languages that the store writes in, its own first, as values of `lan`',
        ['zh', 'en'],
        'dishes have one name',
      ),
    ),
  lpage: text.nullish().meta(unread('', 'Landing page')),
  theme: z
    .object({
      accent: text.nullish().meta(field('A colour, as `#0f766e`', '#0f766e', 'the colour of the platform')),
      face: text.nullish().meta(field('Headings: `plain`, `serif` or `round`', 'serif', '`plain`')),
      corner: text.nullish().meta(field('Corners: `round`, `soft` or `square`', 'soft', '`round`')),
      layout: text
        .nullish()
        .meta(
          field(
            'Its page begins with text on its last picture (`full`), beside it (`split`), on a card in its frame (`framed`), or without a picture (`plain`)',
            'split',
            '`full`',
          ),
        ),
    })
    .nullish()
    .meta(addition('How its own domain looks', undefined, 'like the platform')),
  c_id: id.nullish().meta(field('Id of the company, sent back by a checkout', 3, 'the id of the store is sent')),
  plan_id: whole.nullish().meta(unread(1)),
  allow_order: flag
    .nullish()
    .meta(
      field(
        'Whether it takes orders; it also needs `onlineOrder` and not `holdOrdering` of `kflg`, where there is one',
        true,
        'it does',
      ),
    ),
  can_pre_order: flag
    .nullish()
    .meta(field('Whether it takes orders for later while it is closed', true, 'it does not')),
  hours: z
    .object({
      current: text.nullish().meta(unread('11:00-22:00', 'Today’s hours')),
      delivery: text
        .nullish()
        .meta(unread('11:00-21:00;11:00-21:00;;11:00-21:00;;18:00-23:00;', 'When it delivers, as `weekly`')),
      weekly: text.meta(
        field('Seven days, Monday first', '11:00-14:00,17:00-22:00;11:00-22:00;;11:00-22:00;;18:00-02:00;'),
      ),
    })
    .nullish()
    .meta(field('When it is open', undefined, 'no hours; `is_open` and `allow_order` decide')),
  time_setting: text
    .nullish()
    .meta(
      field(
        'When its menu can be ordered, as `weekly`, and only while it is open',
        '11:00-22:00;11:00-22:00;;;;;',
        'whenever it is open',
      ),
    ),
  discounts: z
    .array(z.object({ pct: amount.meta(field('Percent off every order', 10)) }))
    .nullish()
    .meta(
      field(
        'A discount of the store; the first is shown. Prices are those before it, and a quote takes it off',
        undefined,
        'no discount',
      ),
    ),
  announcements: z
    .array(filled)
    .nullish()
    .meta(field('Lines above the menu', ['Closed on Tuesday'])),
  coupons: z
    .array(
      z.object({
        code: filled.meta(field('What a shopper types', 'SPRING5')),
        nm: text.nullish().meta(field('What it is', '$5 off', 'its code')),
        edt: utcDate.nullish().meta(field('When it ends', '2026-12-31 08:00:00', 'no date')),
      }),
    )
    .nullish()
    .meta(field('Coupons that anybody may use now')),
  shipping: z
    .array(filled)
    .nullish()
    .meta(unread(['CA', 'US'], 'Countries that deals are shipped to, as two letters')),
  kflg: text
    .nullish()
    .meta(
      field(
        'Flags, in the order of the formats',
        '100,1,0,0,0,1,0,1,30,0,3.99,5,0.5,15,8.5,20,0,1,1,20,0,100,1,0',
        'orders where `allow_order`; no self-checkout, no limit of distance, no last order time',
      ),
    ),
  aflg: text.nullish().meta(field('Flags of its amenities', '110000000000', 'no amenities')),
  sflg: text.nullish().meta(unread('1,1,1', 'Flags of its services')),
  pflg: text
    .nullish()
    .meta(field('Flags of its payments; of them `points` is read', '1,1,1,0,1,1,1,1,0,0', 'no points')),
  p2v: whole.nullish().meta(field('Points that are worth one unit of the currency', 100, 'no points')),
  ...ACCEPT_FIELDS,
  publishable_key: text
    .nullish()
    .meta(
      addition(
        'Key of the provider whose own form takes cards, so that a checkout has no `card`',
        'pk_live_51',
        'the card is sent to the API',
      ),
    ),
  require_billing_address: flag.nullish().meta(field('A card needs a billing address', false, 'it does not')),
  require_table_no: flag.nullish().meta(field('Eating in needs a table number', false, 'it does not')),
  eatin: flag.nullish().meta(field('Serves guests', true, ACCEPTED)),
  delivery: flag.nullish().meta(field('Delivers', true, ACCEPTED)),
  takeout: flag.nullish().meta(field('Orders can be picked up', true, '`pickup`')),
  pickup: flag.nullish().meta(field('The same', true, '`takeout`')),
  min_delivery_amount: amount
    .nullish()
    .meta(field('The least subtotal of goods that it delivers; gift cards do not count', '20.00', 'no minimum')),
  delivery_fee: amount.nullish().meta(field('Fee of a delivery, as shown before a quote', '3.99', 'free')),
  tips_enabled: flag.nullish().meta(addition('Whether tips can be given', true, 'they can')),
  tip_cut_off: amount.nullish().meta(addition('The total up to which tips are flat amounts', '20.00', '20')),
  max_delivery_km: amount.nullish().meta(addition('Not read: `kflg` 15', 8.5, 'no difference')),
  last_order_min: whole.nullish().meta(addition('Not read: `kflg` 9', 30, 'no difference')),
  ...STORE_CLOSURES,
  est: storeEstimates,
})

export const readStore = defineCall({
  name: 'sdtl2',
  about: 'One store, by its id or by its own domain.',
  when: 'The page of a store, a deal, a cart, a checkout and the till, from the cache; for a host that is not the shared site’s, its store. RC 404: there is none.',
  part: 'shop',
  method: 'GET',
  path: '/api/v8/sdtl2',
  access: 'public',
  request: z
    .object({
      gid: sentId.optional().meta(field('Id of the store', 12, '`domain` is sent; never both')),
      domain: z
        .string()
        .max(253)
        .optional()
        .meta(field('Its own domain', 'noodle.example', '`gid` is sent')),
      url: z
        .url()
        .max(300)
        .optional()
        .meta(
          field(
            'Origin of the site that starts a self-checkout; the answer is the same, or RC 404 to a site that must not',
            'https://plaza.example',
            'no self-checkout',
          ),
        ),
      lan,
    })
    .refine((q) => q.gid !== undefined || q.domain !== undefined, 'gid or domain'),
  records: storeDetail,
})

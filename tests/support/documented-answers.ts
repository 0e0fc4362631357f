import { WIRE_ADDRESS } from './wire-address'
import { WIRE_DEAL, WIRE_DEAL_ROW } from './wire-deal'
import { WIRE_ORDER } from './wire-order'
import { WIRE_ROBSON_STREET } from './wire-place'
import { WIRE_STORE } from './wire-store'

const PAGING = { total: '2', page: 1 }
const CARD = { gc: 'GC-1', g_id: '12', s_name: 'Noodle House', logo: 'n.webp', bal: '25.00', bk_val: 50, curr: 'CAD' }
const ORDER_ROW = { ord_id: 'o1', logo: 'n.webp', s_nm: 'Noodle House', amt: '45.21', curr: 'CAD' }
const PRODUCT_ROW = { pid: 34, iurl: 'b.webp', nm: 'Beef noodles', rat: 4, pc: '20.00', gid: '12' }
const STORE_ROW = { gid: '12', logo: 'n.webp', nm: 'Noodle House', rnk: '4.5', adr: '500 Granville St' }
const DISH = { pid: 1, nm: 'Ramen', desc: 'Miso', sku: 'R1', pc: '15.00', pt: 0, iurl: 'r.webp', opt: WIRE_DEAL.opts }
const CHANGE = { date: '2026-11-20 19:00:00', type: '1', extra: 'o1', delta: '-5.00', balance: 20 }
const REVIEW = {
  author: 'Ada B.',
  rat: 5,
  review_dt: '2026-11-20 19:00:00',
  cmt: 'Good',
  lan: 'en',
  cmt_orig: '好吃',
  answer: 'Thank you',
  answer_lan: 'en',
}
const RATING_COUNTS = [14, 5, '2', 0, 1]
const PRICES = {
  store_surcharge: 0,
  order_surcharge: 0,
  subtotal: '40.00',
  storeDiscount: 4,
  shipping: 0,
  tax: '1.92',
  tip: 0,
  total: '37.92',
}
const { gid, nm, adr, logo, is_open, tz, currency, hours, kflg, sflg } = WIRE_STORE
const LISTED_STORE = { gid, nm, adr, logo, is_open, tz, currency, hours, kflg, sflg }

const two = <R extends object>(row: R, id: keyof R, other: unknown) => [row, { ...row, [id]: other }]
const TOKENS = { token: 't1', secret: 's1' }
const CARDS = { cards: two(CARD, 'gc', 'GC-2'), paging: PAGING }
const BOOK = two(WIRE_ADDRESS, 'id', 6)
const BOOKMARKS = { stores: two(STORE_ROW, 'gid', 13), products: two(PRODUCT_ROW, 'pid', 35) }

export const WIRE_QUOTE = {
  g_total: '45.21',
  tax: '1.92',
  dis_ttl: '5.50',
  cpn_dis: 1.5,
  store_dis: '4.00',
  p_bal: '1200',
  surcharge: '1.00',
  qid: 88,
  shp_mtd: '2',
  shp_fee: 3.99,
  allowed_periods: { '2026-11-20': [{ start: '2026-11-20 19:30:00', end: '2026-11-20 20:00:00' }] },
  oos: [],
}

/** In the documents' keys; two rows where there is a list. */
export const DOCUMENTED_ANSWERS: Record<string, unknown> = {
  login: TOKENS,
  register: TOKENS,
  customerinfo: { first_name: 'Mei', email: 'mei@mail.example', phone: '6045550123', defaultAddress: WIRE_ADDRESS },
  exportaccount: { orders: [] },
  points: { balance: 1200, remaining: 800, redeemed: 400, history: [{ ...CHANGE, ord_id: 'o1' }] },
  customerAddr: BOOK,
  'customerAddr (save)': BOOK,
  'customerAddr (delete)': BOOK,
  'customerAddr/{id} (delete)': BOOK,
  ordlst: { orders: two(ORDER_ROW, 'ord_id', 'o2'), paging: PAGING },
  orddtl: WIRE_ORDER,
  ctotal: WIRE_QUOTE,
  aio: { ord_id: 'o1', pay_url: 'https://pay.example/1', oos: [] },
  paypal_express: { paymentID: 'p1', price_info: PRICES },
  giftcard: CARDS,
  'giftcard/get/{code}': CARD,
  gifthistory: { history: two(CHANGE, 'extra', 'o2'), paging: PAGING },
  'giftcard (transfer)': CARDS,
  bookmark: BOOKMARKS,
  'bookmark (change)': BOOKMARKS,
  sdtl2: WIRE_STORE,
  slst: two(LISTED_STORE, 'gid', 13),
  psearch: two(PRODUCT_ROW, 'pid', 35),
  suggest: {
    stores: two(STORE_ROW, 'gid', 13),
    products: two({ ...PRODUCT_ROW, s_nm: 'Noodle House', currency: 'CAD' }, 'pid', 35),
    deals: two(WIRE_DEAL_ROW, 'id', 1002),
    categories: two({ id: 1010, nm: 'Noodles', path: [1000, 1010], cnt: '9' }, 'id', 1011),
  },
  cplst2: [
    { id: 1, nm: 'Soups', products: two(DISH, 'pid', 2) },
    { id: 2, nm: 'Teas', products: [{ ...DISH, pid: 3 }] },
  ],
  srvw: { list: [REVIEW, { ...REVIEW, rat: 4 }], paging: PAGING, rat_cnts: RATING_COUNTS },
  glst: { list: two(WIRE_DEAL_ROW, 'id', 1002), paging: PAGING },
  // what it repeats is varied once
  gdtl: { ...WIRE_DEAL, rat_cnts: RATING_COUNTS, reviews_short: [], reviews_imgs_short: [], related_list: [] },
  sfc: two({ id: 1000, nm: 'Food', cnt: '9', icon: 'f', sub: [{ id: 1001, nm: 'Brunch', cnt: 4 }] }, 'id', 1100),
  sff: [{ key: 'sold', nm: 'Sold', values: [{ value: 50, nm: '> 50' }] }],
  sfs: two({ id: '106', nm: 'Best match' }, 'id', 102),
  gshortcut: two({ nm: 'brunch', i_url: 'b.webp' }, 'nm', 'tea'),
  appconfig: { lat: 49.28, lon: -123.12, tips_disabled: 0 },
  'place autocomplete': { predictions: [{ place_id: 'p1', description: 'Robson St' }] },
  'place details': { result: WIRE_ROBSON_STREET },
  'reverse geocode': { results: [WIRE_ROBSON_STREET] },
  qrparse: { id: 12 },
  instantpay: { gid: '12', nm: 'Noodle House' },
}

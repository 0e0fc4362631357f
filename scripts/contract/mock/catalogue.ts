import type { GiftCard } from './wallet'

/** Names a session, a quote or an order. */
export type NewId = (kind: 'token' | 'quote' | 'order') => string

/** Calls that anybody may make, and that depend on no store, nor on anything which the mock keeps. */
export type PublicRead = 'slst' | 'glst' | 'psearch' | 'sfc' | 'gshortcut' | 'appconfig'

/** Records of its calls, as they are sent. */
export interface MockStore {
  gid: number
  /** its own */
  domain: string
  dealId: number
  currency: string
  /** a tax that its prices contain; without one 5 % are added */
  contained?: { nm: string; rate: number }
  answers: Record<'sdtl2' | 'cplst2' | 'gdtl', () => unknown>
  /** its row among bookmarks */
  bookmarked: object
  /** what its orders say of it */
  onOrders: { store_name: string; store_phone: string; store_address: object }
}

/** `answers` are records as they are sent. */
export interface Catalogue {
  stores: readonly [MockStore, ...MockStore[]]
  coupon: { code: string; value: number }
  /** of a product, or a group sale, by its `pid` */
  prices: ReadonlyMap<number, { nm: string; pc: number }>
  answers: Record<PublicRead, (query: URLSearchParams) => unknown>
  /** which each customer has at first */
  giftCard: GiftCard
  giftCardHistory: unknown
}

const GID = 12
const CURRENCY = 'CAD'
const NAME = 'Noodle House'
const PHONE = '6045550100'
const LOGO = 'noodle-house.jpg'
const PLACE = { street: '500 Granville St', city: 'Vancouver', region: 'BC', zipcd: 'V6C 1W6', cntry: 'CA' }
const POINT = { lat: 49.2838, lon: -123.1142 }
const DAY_AND_NIGHT = '00:00-24:00;'.repeat(7)

const DISH = {
  pid: 34,
  nm: 'Beef noodles',
  desc: 'Hand-pulled, in a clear broth',
  pc: '20.00',
  iurl: 'beef-noodles.jpg',
}
const TEA = { pid: 35, nm: 'Green tea', pc: '4.00' }
const DEAL = { id: 1001, currency: CURRENCY, pc: '60.00', spc: '45.00' }
const DEAL_NAME = 'Noodle dinner for two'
const DEAL_SALE = 900

const STORE: MockStore = {
  gid: GID,
  domain: 'noodle.localhost',
  dealId: DEAL.id,
  currency: CURRENCY,
  answers: {
    sdtl2: () => ({
      group_id: GID,
      nm: NAME,
      logo: LOGO,
      desc: 'Hand-pulled noodles',
      tn: PHONE,
      adr: { ...PLACE, ...POINT },
      tz: 'America/Vancouver',
      currency: CURRENCY,
      hours: { weekly: DAY_AND_NIGHT },
      is_open: 1,
      allow_order: 1,
      pickup: 1,
      delivery: 0,
      accept_cash: 1,
      accept_creditcard: 1,
    }),
    cplst2: () => [
      { id: 1, nm: 'Noodles', products: [DISH] },
      { id: 2, nm: 'Drinks', products: [TEA] },
    ],
    gdtl: () => ({
      ...DEAL,
      group_id: GID,
      group_sale_id: DEAL_SALE,
      name: DEAL_NAME,
      short_description: 'Two bowls and two teas',
      images: ['dinner.jpg'],
      deal_detail: '<p>Two bowls of noodles and two teas.</p>',
      fine_print: '<p>One for each table.</p>',
      store_name: NAME,
      stock: 40,
      pickup: 1,
    }),
  },
  bookmarked: { gid: GID, nm: NAME, logo: LOGO, adr: PLACE.street },
  onOrders: {
    store_name: NAME,
    store_phone: PHONE,
    store_address: { formatted: `${PLACE.street}, Vancouver`, ...POINT },
  },
}

/** The examples of `docs/contract/in-an-afternoon.md`, and a few more that pages ask for. */
export const EXAMPLE: Catalogue = {
  stores: [STORE],
  coupon: { code: 'SPRING5', value: 5 },
  prices: new Map([
    ...[DISH, TEA].map(({ pid, nm, pc }) => [pid, { nm, pc: Number(pc) }] as const),
    [DEAL_SALE, { nm: DEAL_NAME, pc: Number(DEAL.spc) }],
  ]),
  answers: {
    slst: () => [{ gid: GID, nm: NAME, logo: LOGO, adr: { ...PLACE, ...POINT }, is_open: 1, currency: CURRENCY }],
    glst: () => ({
      list: [{ ...DEAL, gid: GID, nm: DEAL_NAME, s_dsc: 'Two bowls and two teas', i_url: 'dinner.jpg' }],
      paging: { total: 1, page: 1 },
    }),
    psearch: () => [DISH, TEA].map((product) => ({ ...product, gid: GID })),
    sfc: () => [],
    gshortcut: () => [],
    appconfig: () => POINT,
  },
  giftCard: { gc: 'GC-7Q4M-2K9X', g_id: `${GID}`, s_name: NAME, bal: '25.00', curr: CURRENCY },
  giftCardHistory: { history: [], paging: { total: 0, page: 1 } },
}

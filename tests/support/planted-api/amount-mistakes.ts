import { inMenu, inRows, type Mistake, type Wire, withKeys } from './mistake'

const cents = (amount: string) => `${Math.round(Number(amount) * 100)}`
const inCents = (row: Wire) => ({ ...row, pc: cents(row.pc), ...(row.spc && { spc: cents(row.spc) }) })
const inStore = (gid: string, keys: Wire) => (records: Wire) =>
  records.gid === gid ? { ...records, ...keys } : records

export const AMOUNT_MISTAKES: Mistake[] = [
  {
    mistake: 'a quote in cents',
    changes: { ctotal: (quote) => ({ ...quote, g_total: cents(quote.g_total), tax: cents(quote.tax) }) },
    faults: ['prices in cents', 'totals that do not add up'],
    says: /product 71 \(pickup\): CAD 16\.50 in the menu, CAD 1650\.00 in the quote’s total/,
  },
  {
    mistake: 'orders in cents',
    changes: { ordlst: inRows('orders', (row) => ({ ...row, amt: cents(row.amt) })) },
    faults: ['prices in cents'],
    says: /the order \(pickup\): CAD 17\.33 in the quote, CAD 1733\.00 in the history/,
  },
  {
    mistake: 'a menu in cents',
    changes: { cplst2: inMenu((product) => ({ ...inCents(product), opt: '' })) },
    faults: ['prices in cents', 'checkouts that fail'],
    says: /store 7: a product costs CAD 1650\.00, a deal CAD 25\.50, as the median/,
  },
  {
    mistake: 'menus and deals in cents',
    changes: {
      cplst2: inRows('list', ({ products: [dish, ...others], ...section }) => ({
        ...section,
        products: [{ ...dish, pid: `${dish.pid}0` }, { ...dish, pid: `${dish.pid}1` }, dish, ...others].map(inCents),
      })),
      glst: inRows('list', inCents),
      gdtl: inCents,
    },
    faults: ['prices in cents', 'totals that do not add up'],
    says: /store 7: a product costs CAD 1650\.00 as the median, and none less than a hundred/,
  },
  {
    mistake: 'a list of deals in cents',
    changes: { glst: inRows('list', inCents) },
    faults: ['prices in cents'],
    says: /deal 500: CAD 2550\.00 in the list, CAD 25\.50 on its page/,
  },
  {
    mistake: 'a dearer deal on its page',
    changes: { gdtl: withKeys({ spc: '30.00' }) },
    faults: ['prices that change'],
    says: /deal 500: CAD 25\.50 in the list, CAD 30\.00 on its page/,
  },
  {
    mistake: 'a quote in another currency',
    changes: { ctotal: withKeys({ curr: 'USD' }) },
    faults: ['currencies that differ'],
    says: /product 71 \(pickup\): CAD in the menu, USD in the quote/,
  },
  {
    mistake: 'an order in another currency',
    changes: { orddtl: withKeys({ currency: 'EUR' }) },
    faults: ['currencies that differ'],
    says: /CAD in the quote, EUR on its page/,
  },
  {
    mistake: 'a store in another currency than its deals',
    changes: { sdtl2: inStore('8', { currency: 'JPY' }) },
    faults: ['currencies that differ'],
    says: /deal 501 in USD, its store 8 in JPY/,
  },
  {
    mistake: 'a total of a quote without its tax',
    changes: { ctotal: withKeys({ tax: '5.00' }) },
    faults: ['totals that do not add up'],
    says: /quote \(pickup\): the total is 17\.33, its parts 21\.50/,
  },
  {
    mistake: 'an order whose tip is in no total',
    changes: { orddtl: withKeys({ tips: '3.00' }) },
    faults: ['totals that do not add up'],
    says: /order \(pickup\): the total is 17\.33, its parts 20\.33/,
  },
  {
    mistake: 'an order that is due twice',
    changes: { orddtl: withKeys({ total_due: '34.66' }) },
    faults: ['totals that do not add up'],
    says: /order \(pickup\): the total is 17\.33, its parts 34\.66/,
  },
]

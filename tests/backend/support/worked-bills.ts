import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { SHIPPED_TAXES } from '@/backend/catalogue/taxes/shipped-taxes'
import { toMinor } from '@/lib/domain/money/decimals'
import { inAll, makeCoupon, makeCustomer, makeProduct, makeStore } from './factories'
import { HOME } from './shopping'
import { storeDefaults } from './store-defaults'
import type { TestApp } from './test-app'

const CLASSES = ['meal', 'liquor', 'goods', 'service'] as const

type Column =
  | (typeof CLASSES)[number]
  | ('bill' | 'region' | 'currency' | 'sent_to' | 'included' | 'gift_card' | 'store_discount' | 'coupon' | 'surcharge')
  | ('surcharge_class' | 'fee' | 'before_tax' | 'taxes' | 'total' | 'refund' | 'refund_amount' | 'refund_tax')

/** A row of the file; a cell is empty where the bill has no such thing. */
export type WorkedBill = Record<Column, string>

export function readBills(file: URL): WorkedBill[] {
  return parse(readFileSync(file), { columns: true })
}

/** `8.95 x2` */
export function priceAndQuantity(cell: string): { price: string; quantity: number } {
  const [price = '', quantity = '1'] = cell.split(' x')
  return { price, quantity: Number(quantity) }
}

/** The taxes of countries that none are shipped for, in thousandths of a percent. */
const OF_CURRENCY: Record<string, { label: string; rate: number; classes: readonly string[] }[]> = {
  JPY: [
    { label: 'JCT', rate: 8000, classes: ['meal'] },
    { label: 'JCT', rate: 10_000, classes: ['liquor', 'goods', 'service'] },
  ],
  EUR: [
    { label: 'VAT', rate: 7000, classes: ['meal'] },
    { label: 'VAT', rate: 19_000, classes: ['liquor', 'goods', 'service'] },
  ],
}

/** A postal code of each region that a bill is sent to. */
const POSTAL_CODES: Record<string, string> = {
  ...{ AB: 'T2P 1J9', BC: 'V6Z 3B7', NS: 'B3J 1S9', NT: 'X1A 2N2', ON: 'M5H 2N2', QC: 'H2Y 1C6', YT: 'Y1A 1C4' },
}

/** A percentage in hundredths, or an amount in minor units. */
function rule(cell: string, currency: string): { kind: 'percent' | 'amount'; value: number } {
  return cell.endsWith('%')
    ? { kind: 'percent', value: Math.round(Number(cell.slice(0, -1)) * 100) }
    : { kind: 'amount', value: toMinor(cell, currency) }
}

/** Creates the customer and store of a bill; also returns what `ctotal` and `aio` are asked for. */
export async function makeBill({ db }: TestApp, bill: WorkedBill) {
  const { region, currency } = bill
  const minor = (cell: string) => toMinor(cell || '0', currency)
  const fees = { deliveryFee: minor(bill.fee), v2p: 0 }
  const surcharge = { label: inAll('Service'), isSeparate: false, taxClass: bill.surcharge_class }
  const store = await makeStore(db, {
    ...{ region, currency, shippingCountries: ['CA'], discountPercent: Number(bill.store_discount.replace('%', '')) },
    settings: { ...storeDefaults(1, inAll).settings, ...fees },
    ...(bill.surcharge && { surcharge: { ...surcharge, ...rule(bill.surcharge, currency) } }),
  })
  const own = OF_CURRENCY[currency]
  const shipped = SHIPPED_TAXES.find((tax) => tax.country === 'CA' && tax.region === region)?.taxes ?? []
  const rates = own ?? (bill.included === 'yes' ? shipped : [])
  for (const { label, rate, classes } of rates) {
    const place = { gid: store.gid, country: 'CA', region, isIncluded: bill.included === 'yes' }
    for (const taxClass of classes) await db.insert(taxes).values({ ...place, label, rate, taxClass })
  }
  const items: { pid: number; qty: number }[] = []
  for (const taxClass of CLASSES) {
    const { price, quantity: qty } = priceAndQuantity(bill[taxClass])
    const { id = 0 } = await makeProduct(db, store, { taxClass, price: minor(price) })
    items.push({ pid: id, qty })
  }
  if (bill.gift_card) {
    const { id = 0 } = await makeProduct(db, store, { price: minor(bill.gift_card), kind: 1 })
    items.push({ pid: id, qty: 1 })
  }
  const { kind, value } = rule(bill.coupon || '0', currency)
  const code = `BILL${store.gid}`
  const coupon = { code, gid: store.gid, kind, value: kind === 'percent' ? value / 100 : value }
  if (bill.coupon) await makeCoupon(db, coupon)
  const addr = { ...HOME, region: bill.sent_to, zipcd: POSTAL_CODES[bill.sent_to] }
  const sent = bill.sent_to ? { shp_mtd: 4, shp_cd: 'standard' } : { shp_mtd: 2 }
  const { tokens } = await makeCustomer(db, { email: `bill-${store.gid}@example.com` })
  const quoted = { items, ...sent, ...(bill.sent_to && { addr }), ...(bill.coupon && { cpn: code }) }
  return { store, tokens, quoted, ordered: sent }
}

import { stringify } from 'csv-stringify/sync'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { SalesRow } from './read-sales'

const AMOUNTS = ['gross', 'discounts', 'fees', 'taxes', 'tips', 'refunds', 'giftCards', 'net'] as const
const HEADINGS = [
  'store',
  'day',
  'currency',
  'orders',
  ...AMOUNTS.map((name) => (name === 'giftCards' ? 'gift_cards' : name)),
]

/** Amounts are decimals of the row's currency. */
export function salesCsv(rows: readonly SalesRow[]): string {
  const cells = rows.map((row) => [
    row.store,
    row.day,
    row.currency,
    row.orders,
    ...AMOUNTS.map((name) => toDecimalText(row[name], row.currency)),
  ])
  return stringify([HEADINGS, ...cells])
}

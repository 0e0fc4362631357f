import { stringify } from 'csv-stringify/sync'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { SalesRow } from './read-sales'
import { labelsOf } from './split-taxes'
import { WAYS } from './ways-of-payment'

type Amount = (row: SalesRow) => number

/** Scripts read the columns by their place: new ones follow. */
const AMOUNTS: Record<string, Amount> = {
  gross: ({ gross }) => gross,
  discounts: ({ discounts }) => discounts,
  fees: ({ fees }) => fees,
  taxes: ({ taxes }) => taxes,
  tips: ({ tips }) => tips,
  refunds: ({ refunds }) => refunds,
  gift_cards: ({ giftCards }) => giftCards,
  net: ({ net }) => net,
  ...Object.fromEntries(WAYS.map((way): [string, Amount] => [`paid_${way}`, ({ paid }) => paid[way]])),
  refund_tax: ({ refundTax }) => refundTax,
}

/** Writes CSV with amounts in major units. */
export function salesCsv(rows: readonly SalesRow[]): string {
  const ofLabels = labelsOf(rows.flatMap((row) => [row.taxesByLabel, row.refundTaxByLabel])).flatMap(
    (label): [string, Amount][] => [
      [`tax_${label}`, ({ taxesByLabel }) => taxesByLabel[label] ?? 0],
      [`refund_tax_${label}`, ({ refundTaxByLabel }) => refundTaxByLabel[label] ?? 0],
    ],
  )
  const amounts = [...Object.entries(AMOUNTS), ...ofLabels]
  const headings = ['store', 'day', 'currency', 'orders', ...amounts.map(([name]) => name)]
  const cells = rows.map((row) => [
    row.store,
    row.day,
    row.currency,
    row.orders,
    ...amounts.map(([, amount]) => toDecimalText(amount(row), row.currency)),
  ])
  return stringify([headings, ...cells])
}

import { stringify } from 'csv-stringify/sync'
import { sumOfTaxes, type TaxParts } from '@/backend/orders/taxes/tax-parts'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { SalesRow } from './read-sales'
import { TAX_COLUMN } from './tax-columns'
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
  refund_tax: ({ refundTaxes }) => sumOfTaxes(refundTaxes.added),
}

const CONTAINED: Record<string, Amount> = {
  contained_tax: ({ taxesByLabel }) => sumOfTaxes(taxesByLabel.contained),
  refund_contained_tax: ({ refundTaxes }) => sumOfTaxes(refundTaxes.contained),
}

/** Writes CSV with amounts in major units. */
export function salesCsv(rows: readonly SalesRow[]): string {
  const amounts = [
    ...Object.entries(AMOUNTS),
    ...labelColumns(rows, 'added'),
    ...Object.entries(CONTAINED),
    ...labelColumns(rows, 'contained'),
  ]
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

/** Two columns for each tax that occurs. */
function labelColumns(rows: readonly SalesRow[], kind: keyof TaxParts): [string, Amount][] {
  const occurring = rows.flatMap(({ taxesByLabel, refundTaxes }) => [taxesByLabel[kind], refundTaxes[kind]])
  const labels = [...new Set(occurring.flatMap((taxes) => Object.keys(taxes)))].sort()
  return labels.flatMap((label): [string, Amount][] => [
    [`${TAX_COLUMN[kind]}_${label}`, ({ taxesByLabel }) => taxesByLabel[kind][label] ?? 0],
    [`refund_${TAX_COLUMN[kind]}_${label}`, ({ refundTaxes }) => refundTaxes[kind][label] ?? 0],
  ])
}

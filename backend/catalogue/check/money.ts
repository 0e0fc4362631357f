import { type CatalogueFile, FILES, type FileKind } from '@/backend/catalogue/format/files'
import { digitsOf } from '@/lib/domain/money/money'
import type { Report } from './report'

function fitsCurrency(amount: string, currency: string): boolean {
  return (amount.split('.')[1] ?? '').length <= digitsOf(currency)
}

export function checkMoney(kind: FileKind, line: number, row: object, currency: string, report: Report): void {
  const { money }: CatalogueFile = FILES[kind]
  const cells = row as Record<string, string | undefined>
  for (const field of money) {
    const amount = cells[field]
    if (amount !== undefined && !fitsCurrency(amount, currency)) {
      report(kind, line, field, `has more decimals than ${currency}`)
    }
  }
}

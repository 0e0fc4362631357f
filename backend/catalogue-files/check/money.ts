import { type CatalogueFile, FILES, type FileKind } from '@/backend/catalogue-files/format/files'
import { signOf } from '@/backend/catalogue-files/format/numbers'
import { CURRENCIES, digitsOf } from '@/lib/domain/money/money'
import type { Report } from './report'

function fitsCurrency(amount: string, currency: string): boolean {
  return (amount.split('.')[1] ?? '').length <= digitsOf(currency)
}

/** Whether a sign beside an amount is one of the store's currency. */
function isSignOf(sign: string, currency: string): boolean {
  const { symbol, display } = CURRENCIES[currency] ?? {}
  return [symbol, display, currency, `${currency.slice(0, 2)}$`].includes(sign)
}

export function checkMoney(kind: FileKind, line: number, row: object, currency: string, report: Report): void {
  const { money }: CatalogueFile = FILES[kind]
  const cells = row as Record<string, string | undefined>
  for (const field of money) {
    const amount = cells[field]
    if (amount === undefined) continue
    const sign = signOf(amount)
    if (sign && !isSignOf(sign, currency))
      report(kind, line, field, `is in ${sign}, but the store’s currency is ${currency}`)
    else if (!fitsCurrency(amount, currency)) report(kind, line, field, `has more decimals than ${currency}`)
  }
}

import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue-files/format/files'
import { signOf } from '@/backend/catalogue-files/format/numbers'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import { CURRENCIES, digitsOf } from '@/lib/domain/money/money'

export type Report = (kind: FileKind, line: number, field: string, message: string) => void

export function reportTo(problems: Problems): Report {
  return (kind, line, field, message) =>
    problems.add({ file: FILES[kind].name, line, column: toColumn(field), message })
}

/** Reports what is doubtful, which does not stop an import. */
export function warnTo(problems: Problems): Report {
  return (kind, line, field, message) =>
    problems.warn({ file: FILES[kind].name, line, column: toColumn(field), message })
}

function fitsCurrency(amount: string, currency: string): boolean {
  return (amount.split('.')[1] ?? '').length <= digitsOf(currency)
}

/** Whether a currency sign can be that of the store's currency. */
function isSignOf(sign: string, currency: string): boolean {
  const { symbol, display } = CURRENCIES[currency] ?? {}
  return [symbol, display, currency, `${currency.slice(0, 2)}$`].includes(sign)
}

/** Reports amounts of another currency, or with more decimals than the currency has. */
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

/** Whether a text is a complete http or https address without credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s]/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

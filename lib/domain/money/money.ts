import { type Language, toBcp47 } from '@/lib/domain/site/languages'

/** An amount in minor units (cents), never a float of major units. */
export interface Money {
  amount: number
  currency: string
}

interface Currency {
  /** ISO 4217 number, if the documents specify one */
  numeric?: number
  /** the documents' symbol */
  symbol: string
  /** the prefix of prices in every language: `C$` distinguishes CAD from USD */
  display: string
  digits: number
}

export const CURRENCIES: Record<string, Currency> = {
  CAD: { numeric: 124, symbol: '$', display: 'C$', digits: 2 },
  CNY: { numeric: 156, symbol: '¥', display: '¥', digits: 2 },
  GBP: { numeric: 826, symbol: '£', display: '£', digits: 2 },
  USD: { numeric: 840, symbol: '$', display: '$', digits: 2 },
  KRW: { symbol: '₩', display: '₩', digits: 0 },
}
export const DEFAULT_CURRENCY = 'CAD'

/** The number of decimals of a currency. */
export function digitsOf(currency: string): number {
  return CURRENCIES[currency]?.digits ?? 2
}

/** The prefix of a price: `C$` for CAD. */
export function symbolOf(currency: string): string {
  return CURRENCIES[currency]?.display ?? `${currency} `
}

/** `C$1,234.50`: our own symbol with the language's number format. */
export function formatMoney(money: Money, language: Language): string {
  const digits = digitsOf(money.currency)
  const number = new Intl.NumberFormat(toBcp47(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${money.amount < 0 ? '-' : ''}${symbolOf(money.currency)}${number.format(Math.abs(money.amount) / 10 ** digits)}`
}

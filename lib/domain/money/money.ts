import { NO_CURRENCY } from '@/lib/domain/codes/no-currency'
import { type Language, toBcp47 } from '@/lib/domain/languages/languages'

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
}

export const CURRENCIES: Record<string, Currency> = {
  CAD: { numeric: 124, symbol: '$', display: 'C$' },
  CNY: { numeric: 156, symbol: '¥', display: '¥' },
  GBP: { numeric: 826, symbol: '£', display: '£' },
  USD: { numeric: 840, symbol: '$', display: '$' },
  KRW: { symbol: '₩', display: '₩' },
}
/** The prefix of prices in currencies that only stores of another API have. */
const OTHER_DISPLAYS: Record<string, string> = { EUR: '€', JPY: '¥' }

export const DEFAULT_CURRENCY = 'CAD'

/** Currencies of ISO 4217 without decimals, and with three; the others have two. */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** The number of decimals of a currency: its minor unit. */
export function digitsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0
  return WITH_THREE_DECIMALS.includes(currency) ? 3 : 2
}

export function symbolOf(currency: string): string {
  if (currency === NO_CURRENCY) return ''
  return CURRENCIES[currency]?.display ?? OTHER_DISPLAYS[currency] ?? `${currency} `
}

/** `C$1,234.50`, `−C$1.00`: our own symbol with the language's number format. */
export function formatMoney(money: Money, language: Language): string {
  const digits = digitsOf(money.currency)
  const number = new Intl.NumberFormat(toBcp47(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${money.amount < 0 ? '−' : ''}${symbolOf(money.currency)}${number.format(Math.abs(money.amount) / 10 ** digits)}`
}

import { type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { typedText } from '@/lib/domain/typed-text'
import { toMinor } from './decimals'
import { digitsOf, symbolOf } from './money'

/** Formats a typed amount in major units: `C$1,250.` for `1250.` */
export function formatTyped(text: string, currency: string, language: Language): string {
  const [whole = '', decimals] = text.split('.')
  const groups = new Intl.NumberFormat(toBcp47(language)).format(Number(whole))
  return `${symbolOf(currency)}${groups}${decimals === undefined ? '' : `.${decimals}`}`
}

/**
 * A typed amount in minor units, with a decimal point or comma, half or full width; empty text is 0. Null unless it is
 * one: a sign, a letter, too many decimals, more digits before them than `maxDigits`.
 */
export function parseTyped(text: string, currency: string, maxDigits = 5): number | null {
  const plain = typedText(text).replace(/[,。]/, '.')
  const [whole = '', decimals = ''] = plain.split('.')
  if (!/^\d*(\.\d*)?$/.test(plain) || whole.length > maxDigits || decimals.length > digitsOf(currency)) return null
  return whole === '' && decimals === '' ? 0 : toMinor(plain, currency)
}

export function exampleAmount(currency: string): string {
  return (2.5 * 10 ** (2 - digitsOf(currency))).toFixed(digitsOf(currency))
}

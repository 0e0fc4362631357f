import { toMinor } from '@/lib/domain/money/decimals'
import { digitsOf } from '@/lib/domain/money/money'

export const PAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'] as const
export type PadKey = (typeof PAD_KEYS)[number]

/** Major units of any currency. */
export const MAX_AMOUNT = 10_000
const DECIMAL = /^\d*(\.\d*)?$/

/** The keys of the pad for a currency: one without decimals has no point. */
export function padKeys(currency: string): readonly PadKey[] {
  return digitsOf(currency) === 0 ? PAD_KEYS.filter((key) => key !== '.') : PAD_KEYS
}

/** No finer than the currency, never above `max`. */
export function press(text: string, key: PadKey, currency: string, max = MAX_AMOUNT): string {
  if (key === 'delete') return text.slice(0, -1)
  const next = key === '.' && text === '' ? '0.' : text === '0' && key !== '.' ? key : text + key
  return isAmount(next, currency) && Number(next) <= max ? next : text
}

export function isTooMuch(text: string, key: PadKey, currency: string, max = MAX_AMOUNT): boolean {
  return key !== 'delete' && key !== '.' && Number(text + key) > max && press(text, key, currency, max) === text
}

/** Minor units; 0 unless it is a number. */
export function typedAmount(text: string, currency: string): number {
  const value = Number.parseFloat(text)
  return Number.isNaN(value) ? 0 : toMinor(value, currency)
}

/** The key of the pad that a key of a keyboard is, in half or full width. */
export function padKey(key: string): PadKey | undefined {
  const plain = key === 'Backspace' ? 'delete' : key.normalize('NFKC').replace(/[,。]/, '.')
  return PAD_KEYS.find((one) => one === plain)
}

/** An amount from a URL with the currency's decimals; empty, which counts as 0, when invalid or above `max`. */
export function givenAmount(text: string | undefined, currency: string, max = MAX_AMOUNT): string {
  const value = /^\d{1,9}(\.\d{1,9})?$/.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= max ? value.toFixed(digitsOf(currency)) : ''
}

function isAmount(text: string, currency: string): boolean {
  const [, decimals] = text.split('.')
  const digits = digitsOf(currency)
  return DECIMAL.test(text) && (decimals === undefined || (digits > 0 && decimals.length <= digits))
}

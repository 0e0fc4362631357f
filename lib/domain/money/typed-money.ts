import { type Language, toBcp47 } from '@/lib/domain/site/languages'
import { symbolOf } from './money'

/** An amount while it is typed, in major units, with symbol and groups: `C$1,250.` for `1250.` */
export function formatTyped(text: string, currency: string, language: Language): string {
  const [whole = '', decimals] = text.split('.')
  const groups = new Intl.NumberFormat(toBcp47(language)).format(Number(whole))
  return `${symbolOf(currency)}${groups}${decimals === undefined ? '' : `.${decimals}`}`
}

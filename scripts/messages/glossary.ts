import type { Language, Localised } from '@/lib/domain/languages/languages'
import data from '@/messages/glossary.json'

/** One list for storefront and API; keys of the API's texts begin with `api.`. */
interface Glossary {
  /** what a translation says where the English text says the first; `unsaid` are the keys where it need not */
  terms: (Record<Language, string[]> & { unsaid?: string[] })[]
  names: (Localised & { keys: string[] })[]
  /** each with what to write instead */
  forbidden: Record<Language, Record<string, string>>
  /** simplified words that Taiwan uses too, although opencc knows another */
  inTaiwanToo: string[]
}

export const glossary: Glossary = data

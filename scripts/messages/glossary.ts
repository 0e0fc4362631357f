import type { Language, Localised } from '@/lib/domain/languages/languages'
import data from '@/messages/glossary.json'

/** The terms of storefront and API; keys of the API's texts begin with `api.`. */
interface Glossary {
  /** the translation of an English term; `unsaid` lists the keys whose translation may omit it */
  terms: (Record<Language, string[]> & { unsaid?: string[] })[]
  names: (Localised & { keys: string[] })[]
  /** words to avoid, each with its replacement */
  forbidden: Record<Language, Record<string, string>>
  /** simplified words that Taiwan uses too, although opencc knows another */
  inTaiwanToo: string[]
}

export const glossary: Glossary = data

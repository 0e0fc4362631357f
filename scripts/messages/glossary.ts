import type { Language } from '@/lib/domain/languages/languages'
import data from '@/messages/glossary.json'

type Documented = 'en' | 'zh' | 'zh-Hant' | 'jp'
/** In the four languages of the specification, and in any other that has words of its own. */
type Words<Value> = Record<Documented, Value> & { [Of in Language]?: Value }

/** The terms of storefront and API; keys of the API's texts begin with `api.`. */
interface Glossary {
  /** the translation of an English term; `unsaid` lists the keys whose translation may omit it */
  terms: (Words<string[]> & { unsaid?: string[] })[]
  names: (Words<string> & { keys: string[] })[]
  /** words to avoid, each with its replacement */
  forbidden: Words<Record<string, string>>
  /** simplified words that Taiwan uses too, although opencc knows another */
  inTaiwanToo: string[]
}

export const glossary: Glossary = data

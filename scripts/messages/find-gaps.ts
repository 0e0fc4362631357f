import { LANGUAGES } from '@/lib/domain/languages/languages'
import { readTexts } from './read-texts'

/** Other ways to write an argument, of which each language chooses one: `discountWords` returns all of them. */
const SAME: Record<string, string> = { fold: 'percent', foldDigits: 'percent' }

/** The placeholders in braces, without the texts of their plural and select forms, and the tags of rich text. */
function placeholders(text: string): string {
  const found = text.matchAll(/[{<](\w+)(?=[}>]|,\s*(?:plural|select|number|date|time)\b)/g)
  return [...new Set([...found].map(([, name = '']) => SAME[name] ?? name))].sort().join()
}

export async function findMessageGaps(folder = 'messages'): Promise<string[]> {
  const reference = await readTexts('en', folder)
  const gaps: string[] = []
  for (const language of LANGUAGES) {
    const texts = await readTexts(language, folder)
    for (const [key, english] of reference) {
      const text = texts.get(key)
      if (!text?.trim()) gaps.push(`${language}: ${key} is missing`)
      else if (placeholders(text) !== placeholders(english)) gaps.push(`${language}: ${key} has other placeholders`)
    }
    for (const key of texts.keys()) if (!reference.has(key)) gaps.push(`${language}: ${key} is not in English`)
  }
  return gaps
}

import { LANGUAGES, type Localised } from '@/lib/domain/languages/languages'
import { checkWords } from './check-words'
import { readTexts } from './read-texts'

export async function findWrongWords(): Promise<string[]> {
  const found: string[] = []
  for (const [folder, prefix] of [
    ['messages', ''],
    ['backend/platform/i18n', 'api.'],
  ]) {
    const texts = await Promise.all(LANGUAGES.map((language) => readTexts(language, folder)))
    for (const key of texts[0]?.keys() ?? []) {
      const all = Object.fromEntries(LANGUAGES.map((language, i) => [language, texts[i]?.get(key) ?? '']))
      found.push(...checkWords(`${prefix}${key}`, all as Localised))
    }
  }
  return found
}

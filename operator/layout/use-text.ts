import { useLocale } from 'next-intl'

/** The text of a record by language in the language of the page. */
export function useText() {
  const language = useLocale()
  return (texts: Record<string, string>) => texts[language] ?? Object.values(texts)[0] ?? ''
}

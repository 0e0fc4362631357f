import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LANGUAGE, isLanguage } from '@/lib/domain/languages/languages'
import { loadMessages } from './messages'

/**
 * The translation config of server components. The language is the `lan` root segment (read without headers, so that
 * pages stay cached); an explicit `locale` wins, as in `getTranslations({ locale: 'jp', namespace })`.
 */
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootLanguage())
  const language = isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE
  return { locale: language, messages: await loadMessages(language), timeZone: 'UTC' }
})

async function rootLanguage(): Promise<unknown> {
  const { lan } = await import('next/root-params')
  return lan()
}

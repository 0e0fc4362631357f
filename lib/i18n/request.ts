import { getRequestConfig } from 'next-intl/server'
import { firstLanguage } from '@/lib/domain/languages/languages'
import { loadMessages } from './messages'

/**
 * The translation config of server components. The language is the `lan` root segment (read without headers, so that
 * pages stay cached); an explicit `locale` wins, as in `getTranslations({ locale: 'jp', namespace })`.
 */
export default getRequestConfig(async ({ locale }) => {
  const language = firstLanguage([locale ?? (await rootLanguage())])
  return { locale: language, messages: await loadMessages(language), timeZone: 'UTC' }
})

async function rootLanguage(): Promise<unknown> {
  const { lan } = await import('next/root-params')
  return lan()
}

import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageContext } from './page-context'
import { pageMetadata } from './page-metadata'

export async function missingMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('errors')])
  const facts = { title: t('page_not_found'), description: t('page_not_found_text'), indexed: false }
  return pageMetadata(context, { ...facts, path: (paths) => paths.home() })
}

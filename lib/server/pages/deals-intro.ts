import 'server-only'
import { getTranslations } from 'next-intl/server'
import { withNames } from '@/lib/domain/languages/joined-text'
import type { PageContext } from './page-context'

/** Describes the deals of a site in a sentence. */
export async function dealsIntro({ site, language }: Pick<PageContext, 'site' | 'language'>): Promise<string> {
  const t = await getTranslations('deals')
  return site.kind === 'shared'
    ? t('intro')
    : withNames({ name: site.name }, language, (names) => t('own_intro', names))
}

import 'server-only'
import { getTranslations } from 'next-intl/server'
import { withNames } from '@/lib/domain/languages/joined-text'
import type { City } from '@/lib/domain/places/cities'
import type { PageContext } from './page-context'

/** `Deals in Vancouver`, or at the store whose domain it is. */
export async function dealsTitle(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  city: City,
): Promise<string> {
  const t = await getTranslations('deals')
  return site.kind === 'shared'
    ? withNames({ city: city.name[language] }, language, (names) => t('deals_in', names))
    : withNames({ name: site.name }, language, (names) => t('deals_of', names))
}

/** Describes the deals of a site in a sentence. */
export async function dealsIntro({ site, language }: Pick<PageContext, 'site' | 'language'>): Promise<string> {
  const t = await getTranslations('deals')
  return site.kind === 'shared'
    ? t('intro')
    : withNames({ name: site.name }, language, (names) => t('own_intro', names))
}

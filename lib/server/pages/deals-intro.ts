import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'

/** Describes the deals of a site in a sentence. */
export async function dealsIntro(site: Site): Promise<string> {
  const t = await getTranslations('deals')
  return site.kind === 'shared' ? t('intro') : t('own_intro', { name: site.name })
}

import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { SearchForm } from './search-form'

/** The search for deals by words and, where there are those of many stores, by place. */
export async function DealSearch({ site, paths }: { site: Site; paths: Paths }) {
  const t = await getTranslations('header')
  const isShared = site.kind === 'shared'
  return (
    <SearchForm
      action="/deals/browse"
      fixed={paths.fixed}
      labels={{
        query: t(isShared ? 'search_deals' : 'search_own'),
        search: t('search'),
        location: isShared ? { label: t('location'), none: t('no_places') } : undefined,
      }}
    />
  )
}

import { getTranslations } from 'next-intl/server'
import type { Paths } from '@/lib/paths'
import { SearchForm } from './search-form'

/** The search for deals by words and place. */
export async function DealSearch({ paths }: { paths: Paths }) {
  const t = await getTranslations('header')
  return (
    <SearchForm
      action="/deals/browse"
      fixed={paths.fixed}
      labels={{
        query: t('search_deals'),
        search: t('search'),
        location: { label: t('location'), none: t('no_places') },
      }}
    />
  )
}

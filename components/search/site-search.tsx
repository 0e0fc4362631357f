import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { SearchForm } from './search-form'

interface SiteSearchProps {
  site: Pick<Site, 'kind'>
  paths: Paths
  /** what its results begin with; a store's own domain lists deals alone */
  leads?: 'deals' | 'stores'
  /** of the page, where it is rendered for them */
  words?: string
}

/** The search of a site, by words and, where there are those of many stores, by place. */
export async function SiteSearch({ site, paths, leads = 'deals', words }: SiteSearchProps) {
  const [t, header] = await Promise.all([getTranslations('search'), getTranslations('header')])
  const isShared = site.kind === 'shared'
  const target = isShared && leads === 'stores' ? STORES : DEALS
  return (
    <SearchForm
      {...target}
      {...(words !== undefined && { words })}
      fixed={paths.fixed}
      labels={{
        query: isShared ? t('label') : header('search_own'),
        hint: isShared ? t('hint') : header('search_own'),
        search: t('search'),
        location: isShared ? { label: header('location'), none: header('no_places') } : undefined,
      }}
    />
  )
}

const STORES = { action: '/', name: 'q' } as const
const DEALS = { action: '/deals/browse', name: 'query' } as const

import { getTranslations } from 'next-intl/server'
import type { StoreSite } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import type { Tab } from './tabs'

interface OwnLink {
  tab: Tab
  href: string
  label: string
  icon: string
}

/** The links that a store's own domain has of its own: its page, its deals, and how to find it. */
export async function ownLinks(site: StoreSite, paths: Paths): Promise<OwnLink[]> {
  const t = await getTranslations('header')
  return [
    { tab: 'home', href: paths.home(), label: t(site.servesFood ? 'menu' : 'home'), icon: 'icon-home' },
    { tab: 'deals', href: paths.deals(), label: t('deals'), icon: 'icon-deals' },
    { tab: 'find-us', href: paths.storeInfo(), label: t('find_us'), icon: 'icon-pin' },
  ]
}

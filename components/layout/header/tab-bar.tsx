import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { ownLinks } from './own-links'
import type { Tab } from './tabs'

interface TabBarProps {
  site: Site
  paths: Paths
  current?: Tab | undefined
}

/** The five main links, at the bottom of a phone's screen. */
export async function TabBar({ site, paths, current }: TabBarProps) {
  const t = await getTranslations('header')
  const shared = [
    { tab: 'home', href: paths.home(), label: t('home'), icon: 'icon-home' },
    { tab: 'deals', href: paths.deals(), label: t('deals'), icon: 'icon-deals' },
    { tab: 'search', href: paths.browse(), label: t('search'), icon: 'icon-search' },
  ]
  const tabs = [
    ...(site.kind === 'store' ? await ownLinks(site, paths) : shared),
    { tab: 'orders', href: paths.orders(), label: t('orders'), icon: 'icon-orders' },
    { tab: 'account', href: paths.account(), label: t('account_menu'), icon: 'icon-account' },
  ]
  return (
    <nav aria-label={t('tab_bar')} className="tab-bar">
      <ul>
        {tabs.map(({ tab, href, label, icon }) => (
          <li key={tab}>
            <a href={href} aria-current={tab === current ? 'page' : undefined}>
              <span aria-hidden className={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

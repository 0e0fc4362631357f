import { getTranslations } from 'next-intl/server'
import type { Paths } from '@/lib/paths'

/** The parts of the site that the tab bar leads to. */
export type Tab = 'home' | 'deals' | 'search' | 'orders' | 'account'

/** The five main links, at the foot of a phone's screen. */
export async function TabBar({ paths, current }: { paths: Paths; current?: Tab | undefined }) {
  const t = await getTranslations('header')
  const tabs: { tab: Tab; href: string; label: string; icon: string }[] = [
    { tab: 'home', href: paths.home(), label: t('home'), icon: 'icon-home' },
    { tab: 'deals', href: paths.deals(), label: t('deals'), icon: 'icon-deals' },
    { tab: 'search', href: paths.browse(), label: t('search'), icon: 'icon-search' },
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

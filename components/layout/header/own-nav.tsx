import { getTranslations } from 'next-intl/server'
import type { StoreSite } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { ownLinks } from './own-links'
import type { Tab } from './tabs'

interface OwnNavProps {
  site: StoreSite
  paths: Paths
  current?: Tab | undefined
}

/**
 * Links in the bar of a store's own domain, where the shared site has its search; on a phone the tab bar has the same.
 */
export async function OwnNav({ site, paths, current }: OwnNavProps) {
  const [t, links] = await Promise.all([getTranslations('header'), ownLinks(site, paths)])
  return (
    <nav aria-label={t('own_nav')} className="max-lg:hidden">
      <ul className="flex gap-1">
        {links.map(({ tab, href, label }) => (
          <li key={tab}>
            <a href={href} aria-current={tab === current ? 'page' : undefined} className="own-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

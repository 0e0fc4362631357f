import { Heart, History, LifeBuoy, type LucideIcon, Store } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'

interface TopBarLink {
  href: string
  label: string
  icon: LucideIcon
  external: boolean
}

/** Order history and favourites are our own; service and business links are configured, else omitted. */
export async function topBarLinks(paths: Paths, links: SiteLinks): Promise<TopBarLink[]> {
  const t = await getTranslations('header')
  const all: (Omit<TopBarLink, 'href'> & { href?: string })[] = [
    { href: paths.orders(), label: t('history'), icon: History, external: false },
    { href: paths.bookmarks(), label: t('favorite'), icon: Heart, external: false },
    { href: links.service, label: t('service'), icon: LifeBuoy, external: true },
    { href: links.business, label: t('business'), icon: Store, external: true },
  ]
  return all.flatMap((link) => (link.href ? [{ ...link, href: link.href }] : []))
}

export function TopBarLinks({ links, className }: { links: TopBarLink[]; className: string }) {
  return links.map(({ href, label, icon: Icon, external }) => (
    <li key={label}>
      <a href={href} rel={external ? 'noopener' : undefined} className={className}>
        <Icon aria-hidden className="size-4.5" />
        {label}
      </a>
    </li>
  ))
}

import type { ReactNode } from 'react'
import type { MenuCategory } from '@/lib/domain/deals/deal-categories'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface PublicFrameProps {
  context: { site: Site; paths: Paths; links: SiteLinks; menu: MenuCategory[] }
  city?: CityKey
  children: ReactNode
}

/** Header, the page, footer. */
export function PublicFrame({ context, city, children }: PublicFrameProps) {
  const { site, paths, links, menu } = context
  return (
    <>
      <SiteHeader site={site} paths={paths} links={links} menu={menu} city={city} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter site={site} paths={paths} links={links} year={new Date().getUTCFullYear()} />
    </>
  )
}

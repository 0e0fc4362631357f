import type { ReactNode } from 'react'
import type { MenuCategory } from '@/lib/domain/deals/deal-categories'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface PublicFrameProps {
  /** `city`: of a page that depends on it */
  context: { site: Site; paths: Paths; links: SiteLinks; menu: MenuCategory[]; city?: CityKey | undefined }
  children: ReactNode
}

/** Header, the page, footer. */
export function PublicFrame({ context, children }: PublicFrameProps) {
  const { site, paths, links, menu, city } = context
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

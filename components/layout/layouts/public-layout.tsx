import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { CategoryMenu } from '@/components/layout/header/category-menu'
import { SiteHeader } from '@/components/layout/header/site-header'
import { TabBar } from '@/components/layout/header/tab-bar'
import type { Tab } from '@/components/layout/header/tabs'
import type { MenuCategory } from '@/lib/domain/deals/deal-categories'
import type { City } from '@/lib/domain/places/cities'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

interface PublicLayoutProps {
  /** `city`: of a page that depends on it */
  context: { site: Site; paths: Paths; links: SiteLinks; cities: readonly City[]; city?: City | undefined }
  categories?: MenuCategory[]
  tab?: Tab | undefined
  skipLinks?: ReactNode
  /** the page begins with the store's name, so that the bar has its logo alone */
  hasHero?: boolean
  children: ReactNode
}

/** Header, the page, footer; on a phone the tab bar. */
export function PublicLayout(props: PublicLayoutProps) {
  const { context, categories = [], tab, skipLinks, hasHero, children } = props
  const { site, paths, links, cities, city } = context
  return (
    <>
      {skipLinks}
      <SiteHeader
        site={site}
        paths={paths}
        links={links}
        cities={cities}
        city={city}
        current={tab}
        only={hasHero ? 'logo' : undefined}
      />
      <CategoryMenu paths={paths} entries={categories} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter site={site} paths={paths} links={links} cities={cities} year={new Date().getUTCFullYear()} />
      <TabBar site={site} paths={paths} current={tab} />
    </>
  )
}

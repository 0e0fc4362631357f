import { getTranslations } from 'next-intl/server'
import { SiteSearch } from '@/components/search/site-search'
import type { City } from '@/lib/domain/places/cities'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { Brand } from './brand'
import { CartLink } from './cart-link'
import { CityMenu } from './city-menu'
import { MoreMenu } from './more-menu'
import { OwnNav } from './own-nav'
import { SessionMenu } from './session-menu'
import type { Tab } from './tabs'

interface SiteHeaderProps {
  site: Site
  paths: Paths
  links: SiteLinks
  cities: readonly City[]
  /** only on pages that depend on it */
  city?: City | undefined
  current?: Tab | undefined
  /** shows only the name or the logo, see `Brand` */
  only?: 'name' | 'logo' | undefined
}

/** The header, whose HTML does not depend on the visitor. */
export async function SiteHeader({ site, paths, links, cities, city, current, only }: SiteHeaderProps) {
  const [t, search, common, cart] = await Promise.all([
    getTranslations('header'),
    getTranslations('search'),
    getTranslations('common'),
    getTranslations('cart'),
  ])
  const isShared = site.kind === 'shared'
  const session = {
    loginHref: paths.login(),
    links: [
      { href: paths.account(), label: t('my_account') },
      { href: paths.orders(), label: t('order_history') },
      { href: paths.addressBook(), label: t('address_book') },
    ],
    labels: { logIn: t('log_in'), signUp: t('sign_up'), logout: t('logout'), menu: t('user_menu') },
  }
  return (
    <>
      <a href="#content" className="skip-link">
        {common('skip_to_content')}
      </a>
      <header id="header" className="site-bar">
        <div className="page-width flex h-full items-center sm:gap-1 xl:gap-3">
          <Brand
            site={site}
            href={site.kind === 'store' ? paths.home() : paths.deals()}
            compact={isShared}
            only={only}
          />
          {isShared && <CityMenu cities={cities} city={city} paths={paths} />}
          <div className="mx-2 min-w-0 flex-1 max-lg:hidden">
            {isShared && <SiteSearch site={site} paths={paths} />}
            {!isShared && <OwnNav site={site} paths={paths} current={current} />}
          </div>
          <div className="flex flex-1 justify-end lg:hidden">
            {isShared && current !== 'search' && current !== 'home' && (
              <a href={paths.browse()} className="search-link">
                <span aria-hidden className="icon-search size-6 sm:size-5" />
                <span className="max-sm:sr-only">{search('label')}</span>
              </a>
            )}
          </div>
          <div className="session-slot">
            <SessionMenu {...session} />
          </div>
          <CartLink href={paths.carts()} label={cart('carts')} />
          <div className="-me-2.5">
            <MoreMenu paths={paths} links={isShared ? links : {}} session={session} />
          </div>
        </div>
      </header>
    </>
  )
}

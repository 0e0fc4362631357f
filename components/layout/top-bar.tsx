import { Ellipsis, Smartphone } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import { MENU_ITEM } from '@/components/ui/navigation/menu-item'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { AppCodes } from './app-codes'
import { CityMenu } from './city-menu'
import { LanguageMenu } from './language-menu'
import { SessionMenu } from './session-menu'
import { TopBarLinks, topBarLinks } from './top-bar-links'

export interface TopBarProps {
  site: Site
  paths: Paths
  links: SiteLinks
  /** only on pages that depend on it */
  city?: CityKey | undefined
}

/** City, account, app, history, favourites, service, business, language; the links collapse below a desktop's width. */
export async function TopBar({ site, paths, links, city }: TopBarProps) {
  const t = await getTranslations('header')
  const others = await topBarLinks(paths, links)
  const hasApp = links.appIos !== undefined || links.appAndroid !== undefined
  const app = (
    <DetailsMenu
      name="header"
      align="end"
      summary={
        <>
          <Smartphone aria-hidden className="size-4.5" />
          <span className="max-lg:sr-only">{t('get_app')}</span>
        </>
      }
    >
      <AppCodes links={links} />
    </DetailsMenu>
  )
  return (
    <div className="border-b border-line bg-canvas text-sm">
      <div className="page-width flex min-h-11 items-center justify-between gap-2 py-1">
        <div className="-ms-2.5">{site.kind === 'shared' && <CityMenu city={city} paths={paths} />}</div>
        <div className="-me-2.5 flex items-center gap-0.5 lg:me-0">
          <ul className="hidden items-center gap-0.5 lg:flex">
            <TopBarLinks
              links={others}
              className="flex min-h-9 items-center gap-1.5 rounded-full px-2.5 font-medium hover:bg-sunken"
            />
          </ul>
          {hasApp && app}
          <LanguageMenu label={t('language')} />
          <SessionMenu
            loginHref={paths.login()}
            links={[
              { href: paths.account(), label: t('my_account') },
              { href: paths.orders(), label: t('order_history') },
              { href: paths.addressBook(), label: t('address_book') },
            ]}
            labels={{ logIn: t('log_in'), signUp: t('sign_up'), logout: t('logout'), menu: t('user_menu') }}
          />
          <div className="lg:hidden">
            <DetailsMenu
              name="header"
              align="end"
              summary={
                <>
                  <Ellipsis aria-hidden className="size-5" />
                  <span className="sr-only">{t('more')}</span>
                </>
              }
            >
              <ul>
                <TopBarLinks links={others} className={MENU_ITEM} />
              </ul>
            </DetailsMenu>
          </div>
        </div>
      </div>
    </div>
  )
}

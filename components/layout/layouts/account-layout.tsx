import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/layout/header/site-header'
import { TabBar } from '@/components/layout/header/tab-bar'
import type { Tab } from '@/components/layout/header/tabs'
import type { City } from '@/lib/domain/places/cities'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { AccountNav } from './account-nav'

interface AccountLayoutProps {
  /** `assets`: what the platform offers */
  context: {
    site: Site
    paths: Paths
    links: SiteLinks
    cities: readonly City[]
    assets: { giftCards: boolean; points: boolean }
  }
  tab?: Tab
  children: ReactNode
}

/** The header, sidebar and footer of every account page; on a phone the tab bar. */
export async function AccountLayout({ context, tab = 'account', children }: AccountLayoutProps) {
  const { site, paths, links, cities, assets } = context
  const [t, footer] = await Promise.all([getTranslations('header'), getTranslations('footer')])
  const account = [
    { href: paths.account(), label: t('my_account') },
    { href: paths.orders(), label: t('order_history') },
    { href: paths.addressBook(), label: t('address_book') },
  ]
  return (
    <div className="flex min-h-[calc(100dvh-var(--tab-bar))] flex-col print:block">
      <SiteHeader
        site={site}
        paths={paths}
        links={links}
        cities={cities}
        current={tab}
        only={site.kind === 'store' ? 'name' : undefined}
      />
      <div className="page-width grid flex-1 grid-cols-1 content-start gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10 print:block print:p-0">
        <AccountNav
          label={t('account_menu')}
          assetsLabel={t('my_assets')}
          main={[account[0], account[2], account[1]].flatMap((link) => link ?? [])}
          assets={[
            ...(assets.giftCards ? [{ href: paths.giftCards(), label: t('gift_cards') }] : []),
            ...(assets.points ? [{ label: t('points') }] : []),
            { href: paths.bookmarks(), label: t('bookmarks') },
          ]}
        />
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <footer className="border-t border-line print:hidden">
        <p className="page-width py-5 text-sm text-ink-faint">
          {footer('copyright', { year: `${new Date().getUTCFullYear()}`, owner: site.name })}
        </p>
      </footer>
      <TabBar site={site} paths={paths} current={tab} />
    </div>
  )
}

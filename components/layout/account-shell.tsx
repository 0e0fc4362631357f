import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Site } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { AccountNav } from './account-nav'
import { Brand } from './brand'
import { LanguageMenu } from './language-menu'
import { SessionMenu } from './session-menu'

interface AccountShellProps {
  site: Site
  paths: Paths
  year: number
  children: ReactNode
}

/** The top bar, sidebar and footer of every account page. */
export async function AccountShell({ site, paths, year, children }: AccountShellProps) {
  const [t, common, footer] = await Promise.all([
    getTranslations('header'),
    getTranslations('common'),
    getTranslations('footer'),
  ])
  const account = [
    { href: paths.account(), label: t('my_account') },
    { href: paths.orders(), label: t('order_history') },
    { href: paths.addressBook(), label: t('address_book') },
  ]
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-canvas focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {common('skip_to_content')}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <Brand
            site={site}
            href={site.kind === 'store' ? paths.home() : paths.deals()}
            nameOnly={site.kind === 'store'}
          />
          <div className="-me-2.5 flex items-center gap-1 text-sm">
            <LanguageMenu label={t('language')} />
            <SessionMenu
              loginHref={paths.login()}
              links={account}
              labels={{ logIn: t('log_in'), signUp: t('sign_up'), logout: t('logout'), menu: t('user_menu') }}
            />
          </div>
        </div>
      </header>
      <div className="page-width grid flex-1 grid-cols-1 content-start gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
        <AccountNav
          label={t('account_menu')}
          assetsLabel={t('my_assets')}
          main={[account[0], account[2], account[1]].flatMap((link) => link ?? [])}
          assets={[
            { href: paths.giftCards(), label: t('gift_cards') },
            { label: t('points') },
            { href: paths.bookmarks(), label: t('bookmarks') },
          ]}
        />
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <footer className="border-t border-line">
        <p className="page-width py-5 text-sm text-ink-faint">
          {footer('copyright', { year: `${year}`, owner: site.name })}
        </p>
      </footer>
    </div>
  )
}

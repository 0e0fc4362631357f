import { getTranslations } from 'next-intl/server'
import { StayOnPage } from '@/components/layout/document/stay-on-page'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import type { SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { AppCodes } from './app-codes'
import { LanguageLinks } from './language-menu'
import { SessionEntries, type SessionLinks } from './session-links'

interface MoreMenuProps {
  paths: Paths
  links: SiteLinks
  session: SessionLinks
}

const TITLE = 'px-3 pt-2 pb-1 text-sm font-semibold text-ink-faint'

/**
 * History, favourites, service, business, language and the app; on a phone also what the bar shows of the session on a
 * desktop. A link without a target is omitted.
 */
export async function MoreMenu({ paths, links, session }: MoreMenuProps) {
  const t = await getTranslations('header')
  const entries = [
    { href: paths.orders(), label: t('history') },
    { href: paths.bookmarks(), label: t('favorite') },
    { href: links.service, label: t('service'), rel: 'noopener' },
    { href: links.business, label: t('business'), rel: 'noopener' },
  ]
  return (
    <DetailsMenu
      name="header"
      align="end"
      summary={
        <>
          <span aria-hidden className="icon-menu size-6" />
          <span className="sr-only">{t('more')}</span>
        </>
      }
    >
      <div className="grid w-72 max-w-full gap-1.5 divide-y divide-line *:not-last:pb-1.5">
        <div className="lg:hidden">
          <SessionEntries {...session} />
        </div>
        <ul>
          {entries.map(
            ({ href, label, rel }) =>
              href && (
                <li key={label}>
                  <a href={href} rel={rel} className="menu-item">
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
        {(links.appIos || links.appAndroid) && (
          <div>
            <p className={TITLE}>{t('get_app')}</p>
            <AppCodes links={links} />
          </div>
        )}
        <div>
          <p className={TITLE}>{t('language')}</p>
          <StayOnPage className="grid grid-cols-2">
            <LanguageLinks className="menu-item" marked />
          </StayOnPage>
        </div>
      </div>
    </DetailsMenu>
  )
}

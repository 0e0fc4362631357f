import { getTranslations } from 'next-intl/server'
import { ownLinks } from '@/components/layout/header/own-links'
import type { StoreSite } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { LinkColumn } from './footer-links'

interface OwnFooterProps {
  site: StoreSite
  paths: Paths
}

/** The footer of a store's own domain: its pages, address and phone number in place of the shared site's links. */
export async function OwnFooter({ site, paths }: OwnFooterProps) {
  const [t, deal, links] = await Promise.all([
    getTranslations('footer'),
    getTranslations('deal'),
    ownLinks(site, paths),
  ])
  return (
    <>
      <LinkColumn title={t('about')} links={[...links, { href: paths.help(), label: t('help') }]} />
      <div>
        <h2 className="pb-2 text-base">{t('contact')}</h2>
        <address className="grid content-start justify-items-start not-italic">
          {site.address && <p className="py-1 text-ink-soft">{site.address}</p>}
          {site.phoneHref && (
            <a href={site.phoneHref} aria-label={deal('call', { phone: site.phone })} className="foot-link">
              {site.phone}
            </a>
          )}
        </address>
      </div>
    </>
  )
}

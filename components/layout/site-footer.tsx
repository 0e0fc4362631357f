import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/domain/site/site'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { Brand } from './brand'
import { CityLinks } from './city-menu'
import { FooterLinks } from './footer-links'
import { LanguageLinks } from './language-menu'
import { OwnFooter } from './own-footer'
import { StayOnPage } from './stay-on-page'
import { TextLinks } from './text-links'

interface SiteFooterProps {
  site: Site
  paths: Paths
  links: SiteLinks
  /** for the copyright line */
  year: number
}

export async function SiteFooter({ site, paths, links, year }: SiteFooterProps) {
  const t = await getTranslations('footer')
  return (
    <footer className="below-fold mt-16 print:hidden border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 max-lg:col-span-2">
          <Brand site={site} href={paths.home()} />
          {site.kind === 'shared' && <p className="max-w-prose text-ink-soft">{t('tagline')}</p>}
        </div>
        {site.kind === 'store' ? <OwnFooter site={site} paths={paths} /> : <FooterLinks paths={paths} links={links} />}
        {site.kind === 'shared' && (
          <StayOnPage>
            <h2 className="pb-2 text-base">{t('cities')}</h2>
            <div className="grid justify-items-start">
              <CityLinks paths={paths} className="foot-link" />
            </div>
          </StayOnPage>
        )}
        <StayOnPage>
          <h2 className="pb-2 text-base">{t('languages')}</h2>
          <div className="grid justify-items-start">
            <LanguageLinks className="foot-link" />
          </div>
        </StayOnPage>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-4 text-sm">
        <p className="py-1 text-ink-faint">{t('copyright', { year: `${year}`, owner: site.name })}</p>
        <TextLinks paths={paths} links={links} />
      </div>
    </footer>
  )
}

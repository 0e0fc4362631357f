import { getTranslations } from 'next-intl/server'
import { StayOnPage } from '@/components/layout/document/stay-on-page'
import { Brand } from '@/components/layout/header/brand'
import { CityLinks } from '@/components/layout/header/city-menu'
import { LanguageLinks } from '@/components/layout/header/language-menu'
import type { City } from '@/lib/domain/places/cities'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { FooterLinks, LinkColumn } from './footer-links'
import { OwnFooter } from './own-footer'

interface SiteFooterProps {
  site: Site
  paths: Paths
  links: SiteLinks
  cities: readonly City[]
  year: number
}

/** The menu of the header has all. */
const MAX_CITY_LINKS = 12

export async function SiteFooter({ site, paths, links, cities, year }: SiteFooterProps) {
  const t = await getTranslations('footer')
  return (
    <footer className="below-fold mt-16 print:hidden border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 max-lg:col-span-2">
          <Brand site={site} href={paths.home()} />
          {site.kind === 'shared' && <p className="max-w-prose text-ink-soft">{t('tagline')}</p>}
        </div>
        {site.kind === 'store' ? <OwnFooter site={site} paths={paths} /> : <PageLinks paths={paths} links={links} />}
        {site.kind === 'shared' && cities.length > 1 && (
          <StayOnPage>
            <h2 className="pb-2 text-base">{t('cities')}</h2>
            <div className="grid justify-items-start">
              <CityLinks cities={cities.slice(0, MAX_CITY_LINKS)} paths={paths} className="foot-link" />
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
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-4 text-sm">
          <p className="py-1 text-ink-faint">{t('copyright', { year: `${year}`, owner: site.name })}</p>
          <TextLinks paths={paths} links={links} />
        </div>
      </div>
    </footer>
  )
}

/** A link without a URL is omitted. */
async function PageLinks({ paths, links }: { paths: Paths; links: SiteLinks }) {
  const t = await getTranslations('footer')
  const all = [
    { href: paths.deals(), label: t('deals') },
    { href: links.service ?? paths.help(), label: t(links.service ? 'service' : 'help') },
    { href: paths.help('contact'), label: t('contact') },
    { href: links.business, label: t('business') },
  ]
  return <LinkColumn title={t('about')} links={all} />
}

interface TextLinksProps {
  paths: Paths
  links: SiteLinks
}

async function TextLinks({ paths, links }: TextLinksProps) {
  const t = await getTranslations('footer')
  const all = [
    { href: paths.help('refunds'), label: t('refunds') },
    { href: links.terms, label: t('terms') },
    { href: links.privacy, label: t('privacy') },
  ]
  return <FooterLinks links={all} className="flex flex-wrap gap-x-6" />
}

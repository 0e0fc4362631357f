import { getTranslations } from 'next-intl/server'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { LinkColumn } from './link-column'

/** External links; one without a URL is omitted. */
export async function FooterLinks({ paths, links }: { paths: Paths; links: SiteLinks }) {
  const t = await getTranslations('footer')
  const all = [
    { href: paths.deals(), label: t('deals') },
    { href: links.service, label: t('service') },
    { href: links.business, label: t('business') },
    { href: links.terms, label: t('terms') },
    { href: links.privacy, label: t('privacy') },
  ]
  return <LinkColumn title={t('about')} links={all} />
}

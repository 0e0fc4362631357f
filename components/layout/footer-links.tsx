import { getTranslations } from 'next-intl/server'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { LinkColumn } from './link-column'

/** What the shared site links to; one without a URL is omitted. */
export async function FooterLinks({ paths, links }: { paths: Paths; links: SiteLinks }) {
  const t = await getTranslations('footer')
  const all = [
    { href: paths.deals(), label: t('deals') },
    { href: links.service ?? paths.help(), label: t(links.service ? 'service' : 'help') },
    { href: paths.help('contact'), label: t('contact') },
    { href: links.business, label: t('business') },
  ]
  return <LinkColumn title={t('about')} links={all} />
}

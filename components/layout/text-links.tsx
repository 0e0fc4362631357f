import { getTranslations } from 'next-intl/server'
import type { SiteLinks } from '@/lib/domain/site/site-links'
import type { Paths } from '@/lib/paths'
import { FootLinks } from './foot-links'

interface TextLinksProps {
  paths: Paths
  links: SiteLinks
}

/** Links to the texts that a shopper relies on. */
export async function TextLinks({ paths, links }: TextLinksProps) {
  const t = await getTranslations('footer')
  const all = [
    { href: paths.help('refunds'), label: t('refunds') },
    { href: links.terms, label: t('terms') },
    { href: links.privacy, label: t('privacy') },
  ]
  return <FootLinks links={all} className="flex flex-wrap gap-x-6" />
}

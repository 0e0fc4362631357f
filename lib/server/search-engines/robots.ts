import type { Site } from '@/lib/domain/site/site'
import { siteOrigin } from '@/lib/server/site/site-address'

/**
 * Handlers are not pages. Personal pages are not listed here: a crawler must read
 * them to see their `noindex`.
 */
export function robotsText(site: Site): string {
  const rules = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /oauth']
  return `${rules.join('\n')}\n\nSitemap: ${siteOrigin(site)}/sitemap.xml\n`
}

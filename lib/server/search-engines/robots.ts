import type { Site } from '@/lib/domain/site/site'
import { siteOrigin } from '@/lib/server/site/site-address'

/**
 * Handlers are not pages, and city links only set a cookie. Pages of one person are not listed here:
 * a crawler must read them to learn that they are `noindex`.
 */
export function robotsText(site: Site): string {
  const rules = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /oauth']
  return `${rules.join('\n')}\n\nSitemap: ${siteOrigin(site)}/sitemap.xml\n`
}

import 'server-only'
import { listDeals } from '@/lib/commerce-client/stores/deals-api'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import type { Site } from '@/lib/domain/site/site'
import { storeLimit } from '@/lib/server/pages/page-context'
import { addressIn, alternatesOf, siteOrigin } from '@/lib/server/site/site-address'
import {
  DEALS_PER_FILE,
  dealPaths,
  type ListedPage,
  pagePaths,
  productPaths,
  storeFiles,
  storePaths,
} from './sitemap-paths'

const MAX_FILES = 100

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/**
 * `/sitemap.xml`: the file of pages, the files of this site's deals, and those of stores; on a store's own domain one
 * of its products.
 */
export async function sitemapIndex(site: Site): Promise<string> {
  const [{ total }, offers] = await Promise.all([
    listDeals({ language: site.language, gid: storeLimit(site), countTo: MAX_FILES * DEALS_PER_FILE, pageSize: 1 }),
    offerFiles(site),
  ])
  const files = Math.min(Math.ceil(total / DEALS_PER_FILE), MAX_FILES)
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `deals-${index + 1}`), ...offers]
  const entries = names.map((name) => `<sitemap><loc>${siteOrigin(site)}/sitemap/${name}.xml</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`
}

async function offerFiles(site: Site): Promise<string[]> {
  if (site.kind === 'shared') return storeFiles(site, MAX_FILES)
  return (await productPaths(site)).length > 0 ? ['products'] : []
}

/** Null for an unknown name. */
export async function sitemapFile(site: Site, name: string): Promise<string | null> {
  if (name === 'pages.xml') return urlSet(site, await pagePaths(site))
  if (name === 'products.xml') return filled(site, await productPaths(site))
  const [, kind, digits] = /^(deals|stores)-([1-9]\d{0,2})\.xml$/.exec(name) ?? []
  const number = Number(digits)
  if (!(number <= MAX_FILES)) return null
  return filled(site, await (kind === 'deals' ? dealPaths(site, number) : storePaths(site, number)))
}

/** An empty file does not exist. */
function filled(site: Site, pages: ListedPage[]): string | null {
  return pages.length > 0 ? urlSet(site, pages) : null
}

function urlSet(site: Site, pages: ListedPage[]): string {
  const urls = pages.flatMap(({ path, city, changedAt }) => {
    const date = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    const links = Object.entries(alternatesOf(site, path, city)).map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`,
    )
    return LANGUAGES.map(
      (language) => `<url><loc>${escaped(addressIn(site, language, path, city))}</loc>${date}${links.join('')}</url>`,
    )
  })
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`
}

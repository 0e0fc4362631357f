import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languageFacts } from '@/lib/domain/languages/languages'
import type { Site } from '@/lib/domain/site/site'
import { addressIn, alternatesOf, type PagePath, siteOrigin } from '@/lib/server/site/site-address'
import { type PageContext, pageContext } from './page-context'

interface PageFacts {
  title: string
  description: string
  path: PagePath
  /** path of a 1200×630 picture on this site */
  picture?: string
  /** false for personal pages, searches and empty pages */
  indexed?: boolean
}

/** The metadata shared by all pages of a site: the title suffix, icons and the manifest. */
export function siteMetadata(site: Site): Metadata {
  return {
    metadataBase: new URL(siteOrigin(site)),
    title: { default: site.name, template: `%s · ${site.name}` },
    applicationName: site.name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        ...(site.kind === 'shared' ? [{ url: '/favicon.ico', sizes: '48x48' }] : []),
        { url: '/icon/192', sizes: '192x192', type: 'image/png' },
      ],
      apple: { url: '/icon/180', sizes: '180x180' },
    },
    formatDetection: { telephone: false },
  }
}

/** Alternates in every language, with `x-default`. */
export function pageMetadata({ site, language, city }: PageContext, facts: PageFacts): Metadata {
  const { description, path, picture, indexed = true } = facts
  const title = facts.title === site.name ? { absolute: site.name } : facts.title
  if (!indexed) return { title, description, robots: { index: false, follow: true } }
  return {
    title,
    description,
    alternates: { canonical: addressIn(site, language, path, city), languages: alternatesOf(site, path, city) },
    openGraph: {
      title: facts.title,
      description,
      url: addressIn(site, language, path, city),
      siteName: site.name,
      locale: languageFacts(language).openGraphLocale,
      type: 'website',
      images: picture
        ? [{ url: `${siteOrigin(site)}${picture}`, width: 1200, height: 630, alt: facts.title }]
        : undefined,
    },
    twitter: { card: 'summary_large_image' },
  }
}

export async function missingMetadata(): Promise<Metadata> {
  const [context, t] = await Promise.all([pageContext(), getTranslations('errors')])
  const facts = { title: t('page_not_found'), description: t('page_not_found_text'), indexed: false }
  return pageMetadata(context, { ...facts, path: (paths) => paths.home() })
}

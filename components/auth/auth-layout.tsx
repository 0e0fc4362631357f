import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import type { Site } from '@/lib/domain/site/site'

/** The layout of a login page: beside it, where there is room, the store's picture or a pattern in the soft accent. */
export async function AuthLayout({ site, children }: { site: Site; children: ReactNode }) {
  const t = await getTranslations('footer')
  const cover = site.kind === 'store' ? site.cover : ''
  const line = site.kind === 'store' ? site.address : t('tagline')
  return (
    <div className="page-width sm:py-10 lg:py-14">
      <div className="mx-auto grid max-w-md sm:overflow-hidden sm:rounded-sheet sm:border sm:border-line sm:bg-surface sm:shadow-card lg:max-w-5xl lg:grid-cols-2">
        <section className="grid content-start gap-5 py-6 sm:p-10 lg:min-h-144 lg:p-12">{children}</section>
        <figure className="relative max-lg:hidden">
          {cover ? (
            <Picture src={cover} alt="" sizes="(min-width: 64rem) 512px, 50vw" className="absolute! inset-0" />
          ) : (
            <SitePattern />
          )}
          <figcaption className="absolute inset-x-6 bottom-6 grid gap-1 rounded-card bg-surface px-5 py-4 shadow-raised">
            <span className="truncate font-brand text-lg font-extrabold">{site.name}</span>
            {line && <span className="text-lead text-sm text-ink-soft">{line}</span>}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}

function SitePattern() {
  return (
    <svg aria-hidden className="absolute inset-0 size-full bg-accent-soft text-accent">
      <pattern id="site-pattern" width="192" height="192" patternUnits="userSpaceOnUse">
        <g fill="currentColor">
          <path d="M0 0h96A96 96 0 0 1 0 96z" opacity=".1" />
          <path d="M192 96v96H96a96 96 0 0 1 96-96z" opacity=".16" />
          <path d="M96 96H0a96 96 0 0 0 96 96z" opacity=".06" />
          <path d="M96 0h96v96a96 96 0 0 1-96-96z" opacity=".06" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="url(#site-pattern)" />
    </svg>
  )
}

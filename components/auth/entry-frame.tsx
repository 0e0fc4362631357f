import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import type { Site } from '@/lib/domain/site/site'
import { SitePattern } from './site-pattern'

/** What a page of login shows, on a wide screen beside the store's picture or a pattern in the site's colours. */
export async function EntryFrame({ site, children }: { site: Site; children: ReactNode }) {
  const t = await getTranslations('footer')
  const cover = site.kind === 'store' ? site.cover : ''
  const line = site.kind === 'store' ? site.address : t('tagline')
  return (
    <div className="page-width sm:py-10 lg:py-14">
      <div className="mx-auto grid max-w-md sm:overflow-hidden sm:rounded-sheet sm:border sm:border-line sm:bg-surface sm:shadow-card lg:max-w-5xl lg:grid-cols-2">
        <section className="grid min-h-144 content-start gap-5 py-8 sm:p-10 lg:p-12">{children}</section>
        <figure className="relative max-lg:hidden">
          {cover ? (
            <Picture src={cover} alt="" sizes="(min-width: 64rem) 512px, 1px" className="absolute! inset-0" />
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

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ownLinks } from '@/components/layout/header/own-links'
import { SiteSearch } from '@/components/search/site-search'
import { StallScene } from '@/components/ui/content/stall-scene'
import { buttonClass } from '@/components/ui/forms/button'
import type { Site } from '@/lib/domain/site/site'
import { STORE_KIND_KEYS } from '@/lib/domain/stores/home'
import type { Paths } from '@/lib/paths'

interface NotFoundProps {
  site: Site
  paths: Paths
  /** deals that others buy */
  popular: ReactNode
}

/** A missing page as shoppers meet it: what happened, a search, and where else to go. */
export async function NotFound({ site, paths, popular }: NotFoundProps) {
  const [t, common, name] = await Promise.all([
    getTranslations('errors'),
    getTranslations('common'),
    getTranslations('categories'),
  ])
  const ways =
    site.kind === 'store'
      ? await ownLinks(site, paths)
      : STORE_KIND_KEYS.map((kind) => ({ href: paths.search({ kind }), label: name(kind) }))
  return (
    <div className="page-width grid grid-cols-1 justify-items-center gap-6 py-8 text-center sm:py-14">
      <StallScene sign="404" />
      <div className="grid gap-2">
        <h1 className="text-title">{t('page_not_found')}</h1>
        <p className="text-lead max-w-prose text-ink-soft">{t('page_not_found_text')}</p>
      </div>
      {/* a desktop has its search in the bar */}
      <div className={`w-full max-w-xl text-start ${site.kind === 'shared' ? 'lg:hidden' : ''}`}>
        <SiteSearch site={site} paths={paths} leads="stores" />
      </div>
      <ul className="flex max-w-3xl flex-wrap justify-center gap-2">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="chip">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-center gap-3 pt-2">
        <a href={paths.home()} className={buttonClass()}>
          {common('back_to_home')}
        </a>
        <a href={paths.deals()} className={buttonClass({ variant: 'secondary' })}>
          {t('see_deals')}
        </a>
      </p>
      <div className="w-full pt-6 text-start empty:hidden">{popular}</div>
    </div>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteSearch } from '@/components/search/site-search'
import { ButtonLink } from '@/components/ui/forms/button'
import { withNames } from '@/lib/domain/languages/joined-text'
import { SHARED_SITE } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

interface HomeHeroProps {
  /** its name */
  city: string
  feature: ReactNode
  paths: Paths
}

export async function HomeHero({ city, feature, paths }: HomeHeroProps) {
  const [t, language] = await Promise.all([getTranslations('home'), getLocale()])
  return (
    <div className="bg-accent-soft dark:border-b dark:border-line dark:bg-surface">
      <div className="page-width grid grid-cols-1 gap-12 py-6 lg:items-center lg:has-[>:nth-child(2)]:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <div className="grid gap-2">
            <p className="flex items-center gap-2 font-semibold text-ink-soft">
              <span aria-hidden className="icon-pin size-5 text-accent-ink" />
              {withNames({ city }, language, (names) => t('stores_near', names))}
            </p>
            <h1 className="text-3xl leading-tight font-extrabold sm:text-4xl">{t('title')}</h1>
            <p className="max-w-prose text-lg text-lead text-ink-soft">{t('intro')}</p>
          </div>
          {/* a desktop has its search in the bar */}
          <div className="max-w-2xl lg:hidden">
            <SiteSearch site={SHARED_SITE} paths={paths} leads="stores" />
          </div>
          <div className="flex flex-wrap gap-3 max-lg:hidden">
            <ButtonLink size="large" href={paths.search({ kind: 'restaurants' })}>
              {t('order_food')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={paths.deals()}>
              {t('all_deals')}
            </ButtonLink>
          </div>
        </div>
        {feature && <div className="max-lg:hidden">{feature}</div>}
      </div>
    </div>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { ReviewRating } from '@/components/ui/content/review-rating'
import { Badge } from '@/components/ui/feedback/badge'
import { discountWords } from '@/lib/domain/money/fold'
import { isLanguage, toBcp47 } from '@/lib/domain/site/languages'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import { StatusNow } from './status-now'
import { statusLabels } from './status-text'

interface StoreHeadProps {
  store: Store
  /** the store's name in its own language */
  ownName: string
  now: Date
  /** shown beside the name, such as the heart */
  actions?: ReactNode
}

/** Cover, logo, name, status, rating and description. */
export async function StoreHead({ store, ownName, now, actions }: StoreHeadProps) {
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  const cover = store.images[0] ?? store.picture
  return (
    <header className="grid grid-cols-1">
      <Picture
        src={cover}
        alt=""
        sizes="(min-width: 80rem) 1216px, 100vw"
        preload
        className={`-mx-4 max-h-80 sm:mx-0 sm:w-full sm:rounded-sheet ${cover ? 'aspect-16/9 sm:aspect-21/9' : 'aspect-4/1 sm:aspect-8/1'}`}
      />
      <div className="grid gap-3 pt-0">
        <Picture
          src={store.logo}
          alt=""
          sizes="96px"
          fit="contain"
          className="relative -mt-10 size-20 rounded-card border-4 border-canvas bg-surface shadow-card sm:ms-6 sm:-mt-14 sm:size-28"
        />
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-title">{store.name}</h1>
            {ownName !== store.name && (
              <p lang={toBcp47(store.languages.find(isLanguage) ?? language)} className="text-lg text-ink-soft">
                {ownName}
              </p>
            )}
          </div>
          {actions}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusNow facts={statusFacts(store, now)} labels={statusLabels(t, deal, language)} now={now.getTime()} />
          <ReviewRating of={store} saysNone />
          {store.discountPercent > 0 && (
            <Badge tone="accent">{t('discount', discountWords(store.discountPercent))}</Badge>
          )}
        </div>
        {store.description && <p className="max-w-prose text-lead text-ink-soft">{store.description}</p>}
      </div>
    </header>
  )
}

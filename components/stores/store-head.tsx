import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreCoupons } from '@/components/stores/about/store-coupons'
import { StoreServices } from '@/components/stores/about/store-services'
import { StatusNow } from '@/components/stores/status/status-now'
import { statusLabels } from '@/components/stores/status/status-text'
import { Picture } from '@/components/ui/content/picture'
import { ReviewRating } from '@/components/ui/content/review-rating'
import { Badge } from '@/components/ui/feedback/badge'
import { isLanguage, toBcp47 } from '@/lib/domain/languages/languages'
import { discountWords } from '@/lib/domain/money/discount-words'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'

interface StoreHeadProps {
  store: Store
  /** in the store's own language */
  ownName: string
  now: Date
  actions?: ReactNode
}

/** The status has a line of its own, so that nothing below it moves when it changes. */
export async function StoreHead({ store, ownName, now, actions }: StoreHeadProps) {
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  return (
    <header className="group/head store-head max-sm:-mb-2">
      <Cover src={store.images[0] ?? store.picture} />
      <Picture src={store.logo} alt="" sizes="96px" fit="contain" className="store-logo" />
      <div className="store-name">
        <div className="min-w-0">
          <h1 className="text-xl leading-tight sm:text-title">{store.name}</h1>
          {ownName !== store.name && (
            <p
              lang={toBcp47(store.languages.find(isLanguage) ?? language)}
              className="text-sm text-ink-soft sm:text-base"
            >
              {ownName}
            </p>
          )}
        </div>
        {actions}
      </div>
      <div className="store-facts">
        <div className="store-summary">
          <ReviewRating of={store} saysNone />
          {store.discountPercent > 0 && (
            <Badge tone="deal">{t('discount', discountWords(store.discountPercent))}</Badge>
          )}
          <StoreCoupons store={store} now={now} />
          <span className="empty:hidden max-sm:basis-full">
            <StatusNow facts={statusFacts(store, now)} labels={statusLabels(t, deal, language)} now={now.getTime()} />
          </span>
        </div>
        <StoreServices store={store} now={now} />
      </div>
    </header>
  )
}

/** Below that width it is a low band, for which a picture of half its width is sharp enough. */
function Cover({ src }: { src: string }) {
  if (src === '') return null
  return <Picture src={src} alt="" sizes="(min-width: 64rem) 288px, 50vw" preload className="store-cover" />
}

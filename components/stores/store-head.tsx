import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StoreCoupons } from '@/components/stores/about/store-coupons'
import { StoreServices } from '@/components/stores/about/store-services'
import { StatusNow } from '@/components/stores/status/status-now'
import { statusLabels } from '@/components/stores/status/status-text'
import { Picture } from '@/components/ui/content/picture'
import { SCREEN_WIDE } from '@/components/ui/content/picture-sizes'
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

/** The store's name on its last picture, since the first is a dish; then its status and the ways to order. */
export async function StoreHead({ store, ownName, now, actions }: StoreHeadProps) {
  const picture = store.images.at(-1) ?? store.picture
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  return (
    <header className="group/head max-sm:-mb-2">
      <div className="store-cover">
        {picture !== '' && <Picture src={picture} alt="" sizes={SCREEN_WIDE} preload className="" />}
        <div className="store-name">
          <Picture src={store.logo} alt="" sizes="80px" fit="contain" className="store-logo" />
          <div className="min-w-0">
            <h1 className="text-xl leading-tight sm:text-title">{store.name}</h1>
            {ownName !== store.name && (
              <p lang={toBcp47(store.languages.find(isLanguage) ?? language)} className="text-sm sm:text-base">
                {ownName}
              </p>
            )}
            <ReviewRating of={store} saysNone />
          </div>
        </div>
        <div className="store-corner">
          {store.discountPercent > 0 && (
            <Badge tone="deal">{t('discount', discountWords(store.discountPercent))}</Badge>
          )}
          <StoreCoupons store={store} now={now} />
          {actions}
        </div>
      </div>
      <div className="store-summary">
        <span className="empty:hidden">
          <StatusNow facts={statusFacts(store, now)} labels={statusLabels(t, deal, language)} now={now.getTime()} />
        </span>
        <StoreServices store={store} now={now} />
      </div>
    </header>
  )
}

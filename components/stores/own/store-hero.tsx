import { getLocale, getTranslations } from 'next-intl/server'
import { HoursToday } from '@/components/stores/status/hours-today'
import { StatusNow } from '@/components/stores/status/status-now'
import { statusLabels } from '@/components/stores/status/status-text'
import { Picture } from '@/components/ui/content/picture'
import { SCREEN_WIDE } from '@/components/ui/content/picture-sizes'
import { ReviewRating } from '@/components/ui/content/review-rating'
import { ButtonLink } from '@/components/ui/forms/button'
import { isLanguage, toBcp47 } from '@/lib/domain/languages/languages'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import type { Store } from '@/lib/domain/stores/stores'
import type { Theme } from '@/lib/domain/theme/theme'

interface StoreHeroProps {
  store: Store
  /** in the store's own language */
  ownName: string
  now: Date
  layout: Theme['layout']
  action: { href: string; label: string } | null
}

/** `sizes` is what its picture declares. */
const LAYOUTS: Record<Theme['layout'], { className: string; sizes: string }> = {
  full: { className: 'hero-full', sizes: SCREEN_WIDE },
  split: { className: 'hero-split', sizes: '(min-width: 40rem) 55vw, 38vw' },
  framed: { className: 'hero-framed', sizes: SCREEN_WIDE },
  plain: { className: 'hero-plain', sizes: '' },
}

/**
 * The first screen of a store's own domain, with its last picture: the first is a dish. The bar above it has the logo.
 * Without a picture every layout is `plain`.
 */
export async function StoreHero({ store, ownName, now: date, layout, action }: StoreHeroProps) {
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  const picture = layout === 'plain' ? '' : (store.images.at(-1) ?? store.picture)
  const { className, sizes } = LAYOUTS[picture === '' ? 'plain' : layout]
  const [facts, now] = [statusFacts(store, date), date.getTime()]
  return (
    <header className={`hero ${className}`}>
      {picture !== '' && <Picture src={picture} alt="" sizes={sizes} preload className="hero-picture" />}
      <div className="hero-text">
        <div className="hero-title">
          <h1>{store.name}</h1>
          {ownName !== store.name && (
            <p lang={toBcp47(store.languages.find(isLanguage) ?? language)} className="hero-own-name">
              {ownName}
            </p>
          )}
          {store.description && <p className="hero-description">{store.description}</p>}
          <p className="hero-facts">
            <ReviewRating of={store} saysNone />
            <HoursToday facts={facts} label={deal('today_hours', { hours: '{hours}' })} now={now} />
          </p>
        </div>
        <div className="hero-action">
          <StatusNow facts={facts} labels={statusLabels(t, deal, language)} now={now} />
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </div>
      </div>
    </header>
  )
}

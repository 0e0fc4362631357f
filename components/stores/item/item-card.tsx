import { Clock } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { dayNames } from '@/components/ui/content/day-names'
import { OriginalPrice } from '@/components/ui/content/original-price'
import { Picture } from '@/components/ui/content/picture'
import { Badge } from '@/components/ui/feedback/badge'
import { availableFrom, isAvailable } from '@/lib/domain/cart/availability'
import { type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import type { Product } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'
import { sentenceClock } from '@/lib/domain/time/sentence-time'
import { utcOffset } from '@/lib/domain/time/time-zones'

interface ItemCardProps {
  product: Product
  store: Pick<Store, 'currency' | 'timeZone'>
  ownLanguage: Language
  href: string
  now: Date
  /** null where its dialog has questions, or it cannot be ordered */
  quickAdd: ReactNode
  /** whether it has questions and can be ordered: a press on its sign opens them */
  hasChoices: boolean
}

/** A link to its page, which opens as a dialog with script. */
export async function ItemCard({ product, store, ownLanguage, href, now, quickAdd, hasChoices }: ItemCardProps) {
  const [t, common, language] = await Promise.all([getTranslations('deal'), getTranslations('common'), getLocale()])
  const soldOut = product.stock !== null && product.stock <= 0
  const later = soldOut ? null : await laterText(product, store.timeZone, now)
  return (
    <article className={`card item-card ${hasChoices ? 'has-choices' : ''}`}>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-base leading-snug">
          <a href={href} data-product={product.id} className="card-link">
            {product.name}
          </a>
        </h3>
        {product.ownName && (
          <p lang={toBcp47(ownLanguage)} className="text-sm text-ink-faint">
            {product.ownName}
          </p>
        )}
        {product.description && <p className="line-clamp-2 text-sm text-ink-soft">{product.description}</p>}
        <p className="item-price">
          <b className="money">{formatMoney({ amount: product.price, currency: store.currency }, language)}</b>
          {product.sale && (
            <OriginalPrice
              price={{ amount: product.sale.regularPrice, currency: store.currency }}
              label={common('original_price')}
              language={language}
              className="money text-sm text-ink-faint"
            />
          )}
          {soldOut && <Badge tone="danger">{t('sold_out')}</Badge>}
          {later && (
            <Badge tone="warning">
              <Clock aria-hidden className="size-3.5" />
              {later}
            </Badge>
          )}
        </p>
      </div>
      {product.picture && (
        <Picture
          src={product.picture}
          alt=""
          sizes="128px"
          className={`item-picture ${soldOut ? 'opacity-50 grayscale' : ''}`}
        />
      )}
      {quickAdd}
    </article>
  )
}

/** null while available. */
async function laterText(product: Product, timeZone: string | null, now: Date): Promise<string | null> {
  const offset = timeZone === null ? null : utcOffset(timeZone, now)
  if (isAvailable(product, offset, now)) return null
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  const opens = availableFrom(product, offset, now)
  if (!opens) return t('not_available')
  const time = sentenceClock(opens.at, language)
  if (opens.daysAhead === 0) return t('available_from', { time })
  return t('available_day', { day: dayNames(deal)[opens.day] ?? '', time })
}

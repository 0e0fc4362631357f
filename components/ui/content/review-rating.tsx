import { getTranslations } from 'next-intl/server'
import { Rating } from './rating'

interface ReviewRatingProps {
  /** `rating` is 0 to 5 */
  of: { rating: number; ratingCount: number }
  /** instead of nothing where there are no reviews */
  saysNone?: boolean
}

export async function ReviewRating({ of: { rating, ratingCount }, saysNone = false }: ReviewRatingProps) {
  const t = await getTranslations('common')
  const value = rating.toFixed(1)
  if (rating > 0 && ratingCount > 0)
    return <Rating value={rating} count={ratingCount} label={t('rated', { value, count: ratingCount })} />
  // an API may tell one of the two
  if (rating > 0) return <Rating value={rating} label={t('rated_uncounted', { value })} />
  if (ratingCount > 0) return <span className="text-sm text-ink-soft">{t('reviews', { count: ratingCount })}</span>
  return saysNone ? <span className="text-sm text-ink-faint">{t('not_rated')}</span> : null
}

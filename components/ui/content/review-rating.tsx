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
  if (ratingCount > 0)
    return (
      <Rating value={rating} count={ratingCount} label={t('rated', { value: rating.toFixed(1), count: ratingCount })} />
    )
  return saysNone ? <span className="text-sm text-ink-faint">{t('not_rated')}</span> : null
}

import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { meanOf, type RatingCounts, ratingRows, totalOf } from '@/lib/domain/deals/rating-counts'

interface RatingSpreadProps {
  /** 0 to 5; 0 where the API tells only its parts */
  rating: number
  counts: RatingCounts | null
}

/** Shows nothing where there are too few reviews. */
export async function RatingSpread({ rating, counts }: RatingSpreadProps) {
  const [t, common] = await Promise.all([getTranslations('deal'), getTranslations('common')])
  const rows = ratingRows(counts)
  if (!counts || rows.length === 0) return null
  const mean = rating || meanOf(counts)
  const [value, total] = [mean.toFixed(1), totalOf(counts)]
  return (
    <div className="rating-spread">
      <p>
        <span className="sr-only">{common('rated', { value, count: total })}</span>
        <span aria-hidden>
          <b>{value}</b>
          <span className="icon-stars" style={{ '--filled': `${mean * 20}%` } as CSSProperties} />
          {t('review_count', { count: total })}
        </span>
      </p>
      <ul>
        {rows.map(({ stars, count, percent }) => (
          <li key={stars} style={{ '--share': `${percent}%` } as CSSProperties}>
            <span className="sr-only">{t('rating_row', { stars, count, total })}</span>
            <span aria-hidden>{stars}</span>
            <span aria-hidden>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

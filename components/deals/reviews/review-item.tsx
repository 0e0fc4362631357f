import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { Rating } from '@/components/ui/content/rating'
import type { ShownReview } from '@/lib/domain/deals/shown-review'

/** One review with the store's answer; rendered on the server, and in the dialog of a store's reviews. */
export function ReviewItem({ review }: { review: ShownReview }) {
  const t = useTranslations('deal')
  const [language, answerLanguage] = [review.language ?? undefined, review.answerLanguage ?? undefined]
  return (
    <li className="review">
      <Avatar name={review.author} photo={review.profilePhoto} />
      <div>
        <h3>{review.author}</h3>
        <p>{t('review_count', { count: review.authorReviews })}</p>
      </div>
      <div className="review-body">
        <p className="review-facts">
          <Rating value={review.rating} stars={5} label={t('review_stars', { value: review.rating.toFixed(1) })} />
          {review.day && <time>{review.day}</time>}
          {review.writtenIn && (
            <span>{t(review.original ? 'translated_from' : 'written_in', { language: review.writtenIn })}</span>
          )}
        </p>
        <p className="review-text" lang={review.original ? undefined : language}>
          {review.comment}
        </p>
        {review.original && (
          <details>
            <summary>{t('show_original')}</summary>
            <p className="review-text" lang={language}>
              {review.original}
            </p>
          </details>
        )}
        {review.answer && (
          <div className="review-answer">
            <p>{t('store_answer')}</p>
            <p className="review-text" lang={answerLanguage}>
              {review.answer}
            </p>
          </div>
        )}
      </div>
    </li>
  )
}

function Avatar({ name, photo }: { name: string; photo: string }) {
  if (photo) return <Picture src={photo} alt="" sizes="44px" className="size-11 rounded-full" />
  return (
    <span aria-hidden className="review-initial">
      {[...name][0]}
    </span>
  )
}

import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { Rating } from '@/components/ui/content/rating'
import type { DatedReview } from '@/lib/domain/deals/dated-review'

/** One review with the store's answer; rendered on the server, and in the dialog of a store's reviews. */
export function ReviewItem({ review }: { review: DatedReview }) {
  const t = useTranslations('deal')
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0">
      <Avatar name={review.author} photo={review.profilePhoto} />
      <div>
        <h3 className="text-base">{review.author}</h3>
        <p className="text-sm text-ink-faint">{t('author_reviews', { count: review.authorReviews })}</p>
      </div>
      <div className="col-span-2 grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
          <Rating value={review.rating} stars={5} label={t('review_stars', { value: review.rating.toFixed(1) })} />
          {review.reviewedAt && <time dateTime={review.reviewedAt}>{review.day}</time>}
        </p>
        <p className="whitespace-pre-line text-ink-soft">{review.comment}</p>
        {review.answer && (
          <div className="mt-1 grid gap-1 border-s-2 border-line-strong ps-4">
            <p className="text-sm font-semibold">{t('store_answer')}</p>
            <p className="whitespace-pre-line text-ink-soft">{review.answer}</p>
          </div>
        )}
      </div>
    </li>
  )
}

function Avatar({ name, photo }: { name: string; photo: string }) {
  if (photo) return <Picture src={photo} alt="" sizes="44px" className="size-11 rounded-full" />
  return (
    <span aria-hidden className="grid size-11 place-items-center rounded-full bg-accent-soft font-bold text-accent-ink">
      {[...name][0]}
    </span>
  )
}

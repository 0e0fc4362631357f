import { zodResolver } from '@hookform/resolvers/zod'
import { Star } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type Ref, useId, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { ChangeFailure } from '@/components/ui/feedback/change-failure'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { listText } from '@/lib/domain/languages/joined-text'
import { type OrderReview, orderReview } from '@/lib/domain/orders/order.schema'
import { MAX_REVIEW } from '@/lib/domain/orders/orders'
import type { ErrorCode } from '@/lib/domain/result'

interface ReviewDialogProps {
  /** names of the ordered items */
  names: readonly string[]
  onSend: (review: OrderReview) => Promise<ErrorCode | null>
  onClose: () => void
}

export function ReviewDialog({ names, onSend, onClose }: ReviewDialogProps) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  const language = useLocale()
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const form = useForm({ resolver: zodResolver(orderReview), defaultValues: { rating: 0, comment: '' } })
  const { errors: issues, isSubmitting } = form.formState
  const formId = useId()
  const rating = useController({ control: form.control, name: 'rating' }).field
  const send = form.handleSubmit(async (review) => {
    setFailure(null)
    setFailure(await onSend(review))
  })
  return (
    <Dialog
      onClose={onClose}
      title={t('review')}
      width={520}
      dismissable={!isSubmitting}
      closeLabel={common('close')}
      footer={
        <div className="flex justify-end">
          <Button type="submit" form={formId} loading={isSubmitting}>
            {t('review_send')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {failure && <ChangeFailure code={failure} title={t('review_failed')} />}
        <p className="line-clamp-3 text-ink-soft empty:hidden">{listText(names, language)}</p>
        <Stars {...rating} error={issues.rating ? t('review_rating_required') : ''} />
        <TextareaField
          required
          label={t('review_text')}
          rows={4}
          maxLength={MAX_REVIEW}
          counter={`${form.watch('comment').length}/${MAX_REVIEW}`}
          error={issues.comment && t('review_text_required', { x: t('review_text') })}
          {...form.register('comment')}
        />
      </form>
    </Dialog>
  )
}

interface StarsProps {
  /** 0: none is chosen yet */
  value: number
  onChange: (value: number) => void
  ref: Ref<HTMLInputElement>
  error: string
}

const FIVE = [1, 2, 3, 4, 5]

function Stars({ value, onChange, ref, error }: StarsProps) {
  const t = useTranslations('orders')
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined} className="grid gap-1">
      <legend className="text-sm font-semibold">{t('review_rating')}</legend>
      <div className="flex">
        {FIVE.map((star) => (
          <label
            key={star}
            className="relative grid size-12 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent hover:bg-sunken"
          >
            <input
              ref={star === (value || 1) ? ref : undefined}
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star aria-hidden className={`size-7 ${star <= value ? 'fill-star text-star' : 'text-line-strong'}`} />
            <span className="sr-only">{t('review_stars', { count: star })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

'use client'

import { Star } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import type { OrderReview } from '@/lib/domain/orders/order-form'
import { MAX_REVIEW } from '@/lib/domain/orders/orders'
import type { ErrorCode } from '@/lib/domain/result'

interface ReviewDialogProps {
  onSend: (review: OrderReview) => Promise<ErrorCode | null>
  onClose: () => void
}

/** One to five stars and a few words. */
export function ReviewDialog({ onSend, onClose }: ReviewDialogProps) {
  const [t, common, errors] = [useTranslations('orders'), useTranslations('common'), useTranslations('errors')]
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const comment = text.trim()
  const send = async () => {
    setTried(true)
    setFailure(null)
    if (rating === 0 || !comment) return
    setBusy(true)
    const code = await onSend({ rating, comment })
    setBusy(false)
    setFailure(code)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('review')}
      width={520}
      dismissable={!busy}
      closeLabel={common('close')}
      footer={
        <div className="flex justify-end">
          <Button loading={busy} onClick={send}>
            {t('review_send')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Alert tone="danger" title={t('review_failed')}>
            {errors(failure)}
          </Alert>
        )}
        <Stars value={rating} onChange={setRating} error={tried && rating === 0 ? t('review_rating_required') : ''} />
        <TextareaField
          required
          label={t('review_text')}
          rows={4}
          maxLength={MAX_REVIEW}
          counter={`${text.length}/${MAX_REVIEW}`}
          error={tried && !comment ? t('review_text_required', { x: t('review_text') }) : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

const FIVE = [1, 2, 3, 4, 5]

function Stars({ value, onChange, error }: { value: number; onChange: (value: number) => void; error: string }) {
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

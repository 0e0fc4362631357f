import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { timeNow } from '@/lib/browser/clock'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import type { ErrorCode } from '@/lib/domain/result'
import { sentenceDay } from '@/lib/domain/time/sentence-time'
import { formatDay, type ZonedTime } from '@/lib/domain/time/time'

const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog')).ReviewDialog }))

interface ReviewOrderProps {
  /** names of the ordered items */
  names: readonly string[]
  until: ZonedTime | null
  /** returns null on success */
  onSend: (review: OrderReview) => Promise<ErrorCode | null>
  onSent: () => void
}

export function ReviewOrder({ names, until, onSend, onSent }: ReviewOrderProps) {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const [open, setOpen] = useState(false)
  const deadline = useId()
  const send = async (review: OrderReview) => {
    const code = await onSend(review)
    if (code) return code
    setOpen(false)
    onSent()
    return null
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" aria-describedby={until ? deadline : undefined} onClick={() => setOpen(true)}>
        {t('review')}
      </Button>
      {until && (
        <span id={deadline} className="text-sm tabular-nums text-ink-soft">
          {t('review_until', { date: sentenceDay(formatDay(until), language, new Date(timeNow())) })}
        </span>
      )}
      {open && (
        <Suspense>
          <ReviewDialog names={names} onSend={send} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

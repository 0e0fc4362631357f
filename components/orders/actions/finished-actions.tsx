import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { timeNow } from '@/lib/browser/clock'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import { canReorder, canReview, dealToReorder, isFinished } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { type ErrorCode, success } from '@/lib/domain/result'
import { Reorder } from './reorder'
import { ReviewOrder } from './review-order'

interface FinishedActionsProps {
  order: Order
  onReview: (review: OrderReview) => Promise<ErrorCode | null>
}

/** The button that opened the dialog is gone: its focus would be lost. */
const takeFocus = (element: HTMLElement | null) => {
  setTimeout(() => element?.focus())
}

export function FinishedActions({ order, onReview }: FinishedActionsProps) {
  const t = useTranslations('orders')
  const paths = usePaths()
  const deal = dealToReorder(order)
  const reviewable = canReview(order, new Date(timeNow()))
  // the order may say so before the dialog does
  const [wasReviewable] = useState(reviewable)
  const [isSent, setSent] = useState(false)
  const isReviewed = isSent || (wasReviewable && order.hasReview)
  if (!isFinished(order) && !reviewable) return null
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {canReorder(order) && <Reorder load={async () => success(order)} gid={order.gid} />}
      {deal !== null && <ButtonLink href={paths.deal(deal)}>{t('reorder')}</ButtonLink>}
      {isReviewed ? (
        <p ref={takeFocus} tabIndex={-1} role="status" className="font-semibold text-success outline-none">
          {t('review_thanks')}
        </p>
      ) : (
        reviewable && (
          <ReviewOrder
            names={[...new Set(order.items.map(({ name }) => name))]}
            until={order.reviewUntil}
            onSend={onReview}
            onSent={() => setSent(true)}
          />
        )
      )}
    </div>
  )
}

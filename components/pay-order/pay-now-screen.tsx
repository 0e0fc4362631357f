'use client'

import { useTranslations } from 'next-intl'
import { PaymentHead } from '@/components/payment-fields/payment-head'
import { PaymentSteps } from '@/components/payment-fields/payment-steps'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { openLogin } from '@/lib/browser/session/login-dialog'
import type { Id } from '@/lib/domain/codes/id'
import { isMissing, loadFailedKey } from '@/lib/domain/result'
import { PayNowForm } from './pay-now-form'
import { usePayNowStart } from './use-pay-now-start'

interface PayNowScreenProps {
  orderId: string
  gid: Id
  /** the shopper returned from a provider */
  isBack: boolean
}

/** Pays an existing order, for anyone with its link. */
export function PayNowScreen({ orderId, gid, isBack }: PayNowScreenProps) {
  const [t, common, errors] = [useTranslations('paynow'), useTranslations('common'), useTranslations('errors')]
  const paths = usePaths()
  const start = usePayNowStart(orderId, gid, isBack)
  const order = start.answer?.ok ? start.answer.value.order : null
  const isPaid = order !== null && order.totalDue <= 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <PaymentHead
        store={order && { logo: order.storeLogo, name: order.storeName, detail: t('order_at', { id: order.id }) }}
      >
        <PaymentSteps isPaid={isPaid} />
      </PaymentHead>
      {!start.answer && (
        <div role="status" aria-label={common('loading')} className="grid gap-6 lg:grid-cols-[1fr_26rem] lg:gap-8">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {start.answer?.ok && <PayNowForm start={start.answer.value} isBack={isBack} reload={start.reload} />}
      {start.answer?.ok === false && isMissing(start.answer.code) && (
        <EmptyState
          title={t('missing')}
          text={t('missing_text')}
          action={<ButtonLink href={paths.home()}>{common('back_to_home')}</ButtonLink>}
        />
      )}
      {start.answer?.ok === false && start.answer.code === 'unauthenticated' && (
        <EmptyState
          title={errors('unauthenticated')}
          action={<Button onClick={() => openLogin()}>{common('retry')}</Button>}
        />
      )}
      {start.answer?.ok === false && !isMissing(start.answer.code) && start.answer.code !== 'unauthenticated' && (
        <RetryAlert
          title={start.answer.code === 'too_many_requests' ? errors('too_many_requests') : errors('load_failed')}
          onRetry={start.reload}
        >
          {start.answer.code !== 'too_many_requests' && errors(loadFailedKey(start.answer.code))}
        </RetryAlert>
      )}
    </div>
  )
}

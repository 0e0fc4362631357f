'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { PaymentHead } from '@/components/payment-fields/payment-head'
import { PaymentSteps } from '@/components/payment-fields/payment-steps'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchOrder } from '@/lib/browser/orders/fetch-orders'
import { confirmingInterval } from '@/lib/domain/payment/payment-notice'
import type { ExpressConfig } from '@/lib/domain/payment/provider-config'
import { failure, isMissing, loadFailedKey } from '@/lib/domain/result'
import { orderKey } from '@/lib/routes/query-keys'
import { ExpressPanels } from './express-panels'

interface PaypalScreenProps {
  orderId: string
  /** null when not configured */
  config: ExpressConfig | null
}

export function PaypalScreen({ orderId, config }: PaypalScreenProps) {
  const [t, paynow] = [useTranslations('paypal'), useTranslations('paynow')]
  const [common, errors] = [useTranslations('common'), useTranslations('errors')]
  const paths = usePaths()
  const order = useQuery({
    queryKey: orderKey(orderId),
    queryFn: () => (orderId ? fetchOrder(orderId) : failure('not_found')),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.ok && data.value.paymentState === 'confirming' ? confirmingInterval(dataUpdateCount) : false,
  })
  const answer = order.data
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <PaymentHead
        store={
          answer?.ok
            ? {
                logo: answer.value.storeLogo,
                name: answer.value.storeName,
                detail: paynow('order_at', { id: answer.value.id }),
              }
            : null
        }
      >
        <PaymentSteps isPaid={false} />
      </PaymentHead>
      {!answer && (
        <div role="status" aria-label={common('loading')}>
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
      {answer?.ok && <ExpressPanels order={answer.value} config={config} />}
      {answer?.ok === false && isMissing(answer.code) && (
        <EmptyState
          title={paynow('missing')}
          text={paynow('missing_text')}
          action={<ButtonLink href={paths.orders()}>{common('back')}</ButtonLink>}
        />
      )}
      {answer?.ok === false && !isMissing(answer.code) && (
        <RetryAlert title={errors('load_failed')} onRetry={() => void order.refetch()}>
          {errors(loadFailedKey(answer.code))}
        </RetryAlert>
      )}
    </div>
  )
}

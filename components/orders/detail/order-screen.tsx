'use client'

import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { MapSource } from '@/lib/domain/places/map-source'
import { isMissing, loadFailedKey } from '@/lib/domain/result'
import { OrderDetail } from './order-detail'
import { useOrder } from './use-order'

interface OrderScreenProps {
  id: string
  /** the shopper returned from a provider */
  isBack: boolean
  map: MapSource
  /** its QR code, drawn on the server */
  code: ReactNode
}

/** An order by its id: loading, not found, failed to load, or shown. */
export function OrderScreen({ id, isBack, map, code }: OrderScreenProps) {
  const [common, errors] = [useTranslations('common'), useTranslations('errors')]
  const t = useTranslations('orders')
  const paths = usePaths()
  const { answer, isPending, updatedAt, reload, actions } = useOrder(id, isBack)
  useEffect(() => {
    if (isBack) forgetReturn()
  }, [isBack])
  if (isPending || !answer) {
    return (
      <div role="status" aria-label={common('loading')} className="grid gap-5">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    )
  }
  if (answer.ok) return <OrderDetail order={answer.value} {...{ isBack, updatedAt, map, code, actions }} />
  if (isMissing(answer.code)) {
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          icon={<ReceiptText aria-hidden className="size-7" />}
          title={t('missing')}
          text={t('missing_text')}
          action={
            <>
              <ButtonLink href={paths.orders()}>{t('title')}</ButtonLink>
              <ButtonLink href={paths.help()} variant="secondary">
                {t('help')}
              </ButtonLink>
            </>
          }
        />
      </>
    )
  }
  return (
    <RetryAlert title={errors('load_failed')} onRetry={() => reload()}>
      {errors(loadFailedKey(answer.code))}
    </RetryAlert>
  )
}

/** Leaves the order's plain address, so that a reload or a bookmark is an ordinary visit. */
function forgetReturn(): void {
  const url = new URL(location.href)
  url.searchParams.delete('from')
  history.replaceState(history.state, '', url)
}

'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ButtonLink } from '@/components/ui/forms/button'
import { Pagination } from '@/components/ui/navigation/pagination'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchOrders } from '@/lib/browser/orders/fetch-orders'
import { useRefreshFlag } from '@/lib/browser/push/notification-store'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import { pageCount } from '@/lib/domain/page-of'
import { ordersKey } from '@/lib/routes/query-keys'
import { OrderTable } from './order-table'

interface OrderHistoryProps {
  page: number
  search: SavedSearch
}

/** 20 per page; a failed load shows an error, never an empty list. */
export function OrderHistory({ page, search }: OrderHistoryProps) {
  const [t, common, errors] = [useTranslations('orders'), useTranslations('common'), useTranslations('errors')]
  const paths = usePaths()
  const { data, isPending, refetch } = useQuery({
    queryKey: ordersKey(page, search),
    queryFn: () => fetchOrders(page, search),
    placeholderData: keepPreviousData,
  })
  useRefreshFlag(refetch)
  const hasNothing = data?.ok === true && data.value.items.length === 0
  const isBeyond = hasNothing && page > 1
  const isEmpty = hasNothing && !isBeyond && data.value.total === 0
  // there are orders, of which none can be read
  const isUnread = hasNothing && !isBeyond && !isEmpty
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-extrabold">{t('title')}</h1>
      {isPending && <HistorySkeleton label={common('loading')} />}
      {data && !data.ok && <RetryAlert title={errors('load_failed')} onRetry={() => refetch()} />}
      {data?.ok && isBeyond && (
        <EmptyState
          icon={<ReceiptText aria-hidden className="size-7" />}
          title={common('no_such_page')}
          action={<ButtonLink href={paths.orders(1, search)}>{common('first_page')}</ButtonLink>}
        />
      )}
      {data?.ok && isUnread && <RetryAlert title={errors('load_failed')} onRetry={() => refetch()} />}
      {data?.ok && isEmpty && (
        <EmptyState
          icon={<ReceiptText aria-hidden className="size-7" />}
          like="rows"
          title={t('empty')}
          text={t('empty_text')}
          action={<ButtonLink href={paths.deals()}>{t('view_deals')}</ButtonLink>}
        />
      )}
      {data?.ok && data.value.items.length > 0 && (
        <>
          <OrderTable rows={data.value.items} />
          <Pagination
            page={data.value.page}
            pageCount={pageCount(data.value)}
            hrefOf={(number) => paths.orders(number, search)}
            labels={{ pages: common('pages'), previous: common('previous'), next: common('next') }}
          />
        </>
      )}
    </div>
  )
}

function HistorySkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-32 rounded-card md:h-20" />
      ))}
    </div>
  )
}

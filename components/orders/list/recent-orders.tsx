'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Store } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PayLink } from '@/components/orders/pay-link'
import { StatusBadge } from '@/components/orders/status-badge'
import { useOrderTime } from '@/components/orders/use-order-time'
import { Picture } from '@/components/ui/content/picture'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchRecentOrders } from '@/lib/browser/account/fetch-account'
import { useRefreshFlag } from '@/lib/browser/push/notification-store'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { recentOrdersKey } from '@/lib/routes/query-keys'

/** The five newest orders, each with its links; without any, a link to the stores. */
export function RecentOrders() {
  const paths = usePaths()
  const [t, common, errors] = [useTranslations('account'), useTranslations('common'), useTranslations('errors')]
  const { data, isPending, refetch } = useQuery({ queryKey: recentOrdersKey, queryFn: fetchRecentOrders })
  useRefreshFlag(refetch)
  const rows = data?.ok ? data.value.items : []
  return (
    <section aria-labelledby="recent-orders" className="grid gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-orders" className="text-heading font-bold sentence-case">
          {t('recent_orders')}
        </h2>
        <a
          href={paths.orders()}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
        >
          {t('view_all')}
        </a>
      </div>
      {isPending && (
        <div role="status" aria-label={common('loading')} className="grid gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-18 rounded-card" />
          ))}
        </div>
      )}
      {data && !data.ok && <RetryAlert title={errors('load_failed')} onRetry={() => refetch()} />}
      {data?.ok && rows.length === 0 && (
        <EmptyState
          icon={<Store aria-hidden className="size-7" />}
          title={t('no_orders')}
          text={t('no_orders_text')}
          action={<ButtonLink href={paths.home()}>{t('view_stores')}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {rows.map((row) => (
            <li key={row.id}>
              <RecentOrder row={row} href={paths.order(row.id)} />
              <div className="px-4 pb-3 empty:hidden sm:px-5">
                <PayLink row={row} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function RecentOrder({ row, href }: { row: OrderRow; href: string }) {
  const time = useOrderTime()
  const language = useLocale()
  return (
    <a href={href} className="flex min-h-18 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken/60 sm:px-5">
      <Picture src={row.storeLogo} alt="" sizes="48px" className="size-11 shrink-0 rounded-control" />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto_minmax(6rem,auto)] sm:items-center">
        <span className="line-clamp-2 font-semibold">{row.storeName}</span>{' '}
        <span className="col-start-1 row-start-2 text-sm tabular-nums text-ink-soft">{time.text(row)}</span>{' '}
        <span className="col-span-2 row-start-3 pt-1 empty:hidden sm:col-span-1 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:pt-0">
          <StatusBadge order={row} />
        </span>{' '}
        <span className="money col-start-2 row-start-1 text-end font-semibold sm:col-start-3 sm:row-span-2">
          {formatMoney(row.amount, language)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </a>
  )
}

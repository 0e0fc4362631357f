'use client'

import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
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
import { openFirst } from '@/lib/domain/orders/order-rules'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { recentOrdersKey } from '@/lib/routes/query-keys'

/** The five newest orders, open ones first, each with its links; without any, a link to the stores. */
export function RecentOrders() {
  const paths = usePaths()
  const [t, common, errors] = [useTranslations('account'), useTranslations('common'), useTranslations('errors')]
  const { data, isPending, refetch } = useQuery({ queryKey: recentOrdersKey, queryFn: fetchRecentOrders })
  useRefreshFlag(refetch)
  const rows = data?.ok ? openFirst(data.value.items) : []
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
        <div role="status" aria-label={common('loading')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-44 rounded-card" />
          ))}
        </div>
      )}
      {data && !data.ok && <RetryAlert title={errors('load_failed')} onRetry={() => refetch()} />}
      {data?.ok && rows.length === 0 && (
        <EmptyState
          icon={<Store aria-hidden className="size-7" />}
          like="cards"
          title={t('no_orders')}
          text={t('no_orders_text')}
          action={<ButtonLink href={paths.home()}>{t('view_stores')}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <ul className="scroll-row -m-4 snap-mandatory scroll-px-4 gap-3 p-4 sm:grid sm:grid-cols-3 xl:grid-cols-1">
          {rows.map((row) => (
            <li key={row.id} className="w-60 shrink-0 snap-start sm:w-auto">
              <RecentOrder row={row} href={paths.order(row.id)} />
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
    <article className="card flex-col gap-2 p-4 xl:flex-row xl:items-center xl:gap-4">
      <Picture src={row.storeLogo} alt="" sizes="48px" className="size-11 rounded-control" />
      <a
        href={href}
        className="card-link grid flex-1 content-start gap-1 text-sm text-ink-soft xl:grid-cols-[minmax(0,1fr)_10rem_13rem_6rem] xl:items-center xl:gap-4"
      >
        <span className="line-clamp-2 text-base leading-snug font-semibold text-ink">{row.storeName}</span>{' '}
        <span className="tabular-nums">{time.text(row)}</span>{' '}
        <span className="empty:hidden">
          <StatusBadge order={row} />
        </span>{' '}
        <span className="money font-semibold text-ink">{formatMoney(row.amount, language)}</span>
      </a>
      <div className="relative max-xl:empty:hidden xl:w-28 xl:text-end">
        <PayLink row={row} />
      </div>
    </article>
  )
}

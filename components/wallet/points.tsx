'use client'

import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { pointsKey } from '@/lib/api/query-keys/wallet'
import { fetchPoints } from '@/lib/browser/account/points'
import { FetchFailed } from './fetch-failed'
import { PointsHistory } from './points-history'

/** Balance, remaining and redeemed points, and their history. */
export function Points({ orderHref }: { orderHref: string }) {
  const [t, common] = [useTranslations('assets'), useTranslations('common')]
  const format = useFormatter()
  const { data, isPending, refetch } = useQuery({ queryKey: pointsKey, queryFn: fetchPoints })
  const points = data?.ok ? data.value : null
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-extrabold">{t('points')}</h1>
      {isPending && (
        <div role="status" aria-label={common('loading')} className="grid gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {data && !data.ok && <FetchFailed onRetry={refetch} />}
      {points && (
        <dl className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:grid-cols-3">
          {(['balance', 'remaining', 'redeemed'] as const).map((name) => (
            <div key={name} className="max-sm:flex max-sm:items-baseline max-sm:justify-between">
              <dt className="text-sm text-ink-faint">{t(`points_${name}`)}</dt>
              <dd
                className={`font-extrabold tabular-nums ${name === 'balance' ? 'text-title' : 'text-2xl text-ink-soft'}`}
              >
                {format.number(points[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {points && points.history.length === 0 && (
        <EmptyState icon={<Coins aria-hidden className="size-7" />} title={t('no_points')} text={t('no_points_text')} />
      )}
      {points && points.history.length > 0 && <PointsHistory history={points.history} orderHref={orderHref} />}
    </div>
  )
}

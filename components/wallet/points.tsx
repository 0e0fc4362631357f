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
          <Skeleton className="h-44 rounded-card md:max-w-md" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {data && !data.ok && <FetchFailed onRetry={refetch} />}
      {points && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-card bg-accent bg-linear-to-br from-transparent from-40% to-black/20 p-5 text-on-accent shadow-card sm:p-6 md:max-w-md">
          {(['balance', 'remaining', 'redeemed'] as const).map((name) => (
            <div key={name} className={name === 'balance' ? 'col-span-2' : ''}>
              <dt className="text-sm">{t(`points_${name}`)}</dt>
              <dd
                className={`leading-tight font-extrabold tabular-nums ${name === 'balance' ? 'text-4xl' : 'text-xl'}`}
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

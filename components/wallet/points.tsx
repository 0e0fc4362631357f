'use client'

import { useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { fetchPoints } from '@/lib/browser/account/fetch-wallet'
import { pointsKey } from '@/lib/routes/query-keys'
import { FetchFailed } from './fetch-failed'
import { PointsCard } from './points-card'
import { PointsHistory } from './points-history'

export function Points() {
  const [t, common] = [useTranslations('assets'), useTranslations('common')]
  const { data, isPending, refetch } = useQuery({ queryKey: pointsKey, queryFn: fetchPoints })
  const points = data?.ok ? data.value : null
  const isEmpty = points?.balance === 0 && points.history.length === 0
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
        <div className="grid items-center gap-4 md:grid-cols-2 md:gap-6">
          <PointsCard points={points} />
          {!isEmpty && <p className="text-lead text-ink-soft">{t('points_text')}</p>}
        </div>
      )}
      {isEmpty && (
        <EmptyState icon={<Coins aria-hidden className="size-7" />} title={t('no_points')} text={t('points_text')} />
      )}
      {points && points.history.length > 0 && <PointsHistory history={points.history} />}
    </div>
  )
}

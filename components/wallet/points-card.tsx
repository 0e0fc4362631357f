import { useFormatter, useTranslations } from 'next-intl'
import type { Points } from '@/lib/domain/account/customer'

const PARTS = ['remaining', 'redeemed'] as const

/** The balance, what remains of the points and what is redeemed; equal numbers are one. */
export function PointsCard({ points }: { points: Points }) {
  const t = useTranslations('assets')
  const format = useFormatter()
  const isWhole = points.balance === points.remaining
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-accent bg-linear-to-br from-transparent from-40% to-black/20 p-5 text-on-accent shadow-card sm:p-6 md:max-w-md">
      <div className="col-span-2">
        <dt className="text-sm">{t(isWhole ? 'points_available' : 'points_balance')}</dt>
        <dd className="text-4xl leading-tight font-extrabold tabular-nums">{format.number(points.balance)}</dd>
      </div>
      {PARTS.filter((part) => part === 'redeemed' || !isWhole).map((part) => (
        <div key={part} className={isWhole ? '' : 'last:text-end'}>
          <dt className="text-sm">{t(`points_${part}`)}</dt>
          <dd className="text-lg leading-tight font-bold tabular-nums">{format.number(points[part])}</dd>
        </div>
      ))}
    </dl>
  )
}

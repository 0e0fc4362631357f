import { useFormatter, useTranslations } from 'next-intl'
import { useLocalTime } from '@/components/ui/loading/use-place-time'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Points } from '@/lib/domain/account/customer'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { formatDay } from '@/lib/domain/time/time'

/** Signs of a loss, of nothing, of a gain. */
const SIGNS = ['−', '', '+']

export function PointsHistory({ history }: Pick<Points, 'history'>) {
  const t = useTranslations('assets')
  const paths = usePaths()
  const clock = useLocalTime()
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  return (
    <section aria-label={t('points_history')} className="grid gap-3">
      <h2 className="text-heading">{t('points_history')}</h2>
      <ol className="grid divide-y divide-line rounded-card border border-line bg-surface px-5">
        {history.map(({ at, delta, balance, orderId }) => (
          <li key={`${at} ${delta} ${balance}`} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              {at && (
                <time dateTime={at} className="tabular-nums text-ink-soft">
                  {formatDay(clock(at))}
                </time>
              )}
              {orderId && (
                <a
                  href={paths.order(orderId)}
                  className="-mb-2 flex min-h-11 items-center text-sm font-semibold wrap-anywhere text-accent-ink hover:underline"
                >
                  {t('points_order', { number: shortNumber(orderId) ?? `#${orderId}` })}
                </a>
              )}
            </div>
            <p className="shrink-0 text-end tabular-nums">
              <span className={`block font-bold ${delta > 0 ? 'text-success' : ''}`}>
                {`${SIGNS[Math.sign(delta) + 1]}${number(Math.abs(delta))}`}
              </span>
              {balance !== null && (
                <span className="text-sm text-ink-soft">{t('balance_then', { amount: number(balance) })}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

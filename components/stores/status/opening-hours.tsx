import { getLocale, getTranslations } from 'next-intl/server'
import { dayHoursText, openState, type WeeklyHours, weekTime } from '@/lib/domain/stores/opening-hours'
import { utcOffset } from '@/lib/domain/time/time-zones'
import { statusLabels, statusText } from './status-text'

interface OpeningHoursProps {
  hours: WeeklyHours
  /** null: then there is only the week */
  timeZone: string | null
  now: Date
}

/** Whether the store is open, today's hours, and the week on demand; all in the store's local time. */
export async function OpeningHours({ hours, timeZone, now }: OpeningHoursProps) {
  const [t, store, language] = await Promise.all([getTranslations('deal'), getTranslations('store'), getLocale()])
  const offset = timeZone === null ? null : utcOffset(timeZone, now)
  const today = offset === null ? null : weekTime(now, offset).weekday
  const labels = statusLabels(store, t, language)
  const textOf = (day: number) => dayHoursText(hours[day] ?? []) || t('closed')
  return (
    <details className="group">
      <summary className="flex min-h-11 items-start gap-2.5 rounded-control py-2">
        <span aria-hidden className="icon-clock mt-0.5 size-5 text-accent-ink" />
        <span className="flex-1">
          {offset !== null && <b className="font-semibold">{statusText(openState(hours, offset, now), labels)}</b>}
          {today !== null && (
            <span className="block text-ink-soft tabular-nums max-sm:max-w-52">
              {t('today_hours', { hours: textOf(today) })}
            </span>
          )}
        </span>
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-accent-ink">
          {t('all_hours')}
          <span aria-hidden className="icon-chevron size-4 group-open:rotate-180" />
        </span>
      </summary>
      <dl className="grid gap-1 ps-7.5 pt-1 pb-2">
        {labels.days.map((name, day) => (
          <div key={name} className={`flex justify-between gap-4 ${day === today ? 'font-semibold' : 'text-ink-soft'}`}>
            <dt>{name}</dt>
            <dd className="text-end tabular-nums">{textOf(day)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

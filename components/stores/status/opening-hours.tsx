import { getLocale, getTranslations } from 'next-intl/server'
import { dayHoursText, localMoment, type OpenState, openState } from '@/lib/domain/stores/opening-hours'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import { sentenceClock } from '@/lib/domain/time/sentence-time'
import { utcOffset } from '@/lib/domain/time/time-zones'

interface OpeningHoursProps {
  hours: WeeklyHours
  /** null where it is not known: then there is only the week */
  timeZone: string | null
  now: Date
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** Whether the store is open, today's hours, and the week on demand; all in the store's local time. */
export async function OpeningHours({ hours, timeZone, now }: OpeningHoursProps) {
  const t = await getTranslations('deal')
  const offset = timeZone === null ? null : utcOffset(timeZone, now)
  const today = offset === null ? null : localMoment(now, offset).day
  const textOf = (day: number) => dayHoursText(hours[day] ?? []) || t('closed')
  return (
    <details className="group">
      <summary className="flex min-h-11 items-start gap-2.5 rounded-control py-2">
        <span aria-hidden className="icon-clock mt-0.5 size-5 text-accent-ink" />
        <span className="flex-1">
          {offset !== null && <b className="font-semibold">{await stateText(openState(hours, offset, now))}</b>}
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
        {DAYS.map((day) => (
          <div key={day} className={`flex justify-between gap-4 ${day === today ? 'font-semibold' : 'text-ink-soft'}`}>
            <dt>{t(`days.${day}`)}</dt>
            <dd className="text-end tabular-nums">{textOf(day)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

async function stateText(state: OpenState): Promise<string> {
  const [t, language] = await Promise.all([getTranslations('deal'), getLocale()])
  const clock = (time: string) => sentenceClock(time, language)
  if (state.open) return t('open_until', { time: clock(state.closesAt) })
  if (!state.opens) return t('closed')
  const { at, day, daysAhead } = state.opens
  if (daysAhead === 0) return t('opens_at', { time: clock(at) })
  const name = DAYS.find((one) => one === day) ?? 0
  return t('opens_day', { day: t(`days.${name}`), time: clock(at) })
}

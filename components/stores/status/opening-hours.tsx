'use client'

import { interpolate } from '@/components/ui/loading/interpolate'
import { useNow } from '@/components/ui/loading/use-now'
import { dayHoursText, isWholeDay } from '@/lib/domain/stores/opening-hours'
import { type StatusFacts, storeStatus } from '@/lib/domain/stores/store-status'
import { weekHours } from '@/lib/domain/stores/week-hours'
import { type StatusLabels, statusText } from './status-text'

interface OpeningHoursProps {
  facts: StatusFacts
  /** `dates` names days by their local date, where their hours are those of that date alone */
  labels: StatusLabels & { today: string; allHours: string; dates: Readonly<Record<string, string>> }
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/**
 * The store's status, its hours today, and those of the coming days on demand, in its local time. Updated while the
 * page is on screen, which may have been cached.
 */
export function OpeningHours({ facts, labels, now: renderedAt }: OpeningHoursProps) {
  const now = useNow(renderedAt)
  const week = weekHours(facts, now)
  if (week === null) return null
  const { days, dates, today } = week
  const textOf = (day: number) => {
    const ranges = days[day] ?? []
    return isWholeDay(ranges) ? labels.always : dayHoursText(ranges) || labels.closed
  }
  const status = statusText(storeStatus(facts, now), labels)
  const hours = today === null || facts.paused ? status : textOf(today)
  return (
    <details className="group">
      <summary className="flex min-h-11 items-start gap-2.5 rounded-control py-2">
        <span aria-hidden className="icon-clock mt-0.5 size-5 text-accent-ink" />
        <span className="flex-1">
          <b className="font-semibold">{status}</b>
          {hours !== status && (
            <span className="block text-ink-soft tabular-nums max-sm:max-w-52">
              {interpolate(labels.today, { hours })}
            </span>
          )}
        </span>
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-accent-ink">
          {labels.allHours}
          <span aria-hidden className="icon-chevron size-4 group-open:rotate-180" />
        </span>
      </summary>
      <dl className="grid gap-1 ps-7.5 pt-1 pb-2">
        {labels.days.map((name, day) => (
          <div key={name} className={`flex justify-between gap-4 ${day === today ? 'font-semibold' : 'text-ink-soft'}`}>
            <dt className="shrink-0">{labels.dates[dates[day] ?? ''] ?? name}</dt>
            <dd className="text-end tabular-nums">{textOf(day)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

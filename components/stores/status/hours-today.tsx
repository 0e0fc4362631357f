'use client'

import { interpolate } from '@/components/ui/loading/interpolate'
import { useNow } from '@/components/ui/loading/use-now'
import { dayHoursText, isWholeDay } from '@/lib/domain/stores/opening-hours'
import type { StatusFacts } from '@/lib/domain/stores/store-status'
import { weekHours } from '@/lib/domain/stores/week-hours'

interface HoursTodayProps {
  facts: StatusFacts
  /** contains `{hours}` */
  label: string
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/** Shows nothing where the status of the store says as much: on a day that is closed, and around the clock. */
export function HoursToday({ facts, label, now: renderedAt }: HoursTodayProps) {
  const week = weekHours(facts, useNow(renderedAt))
  const ranges = week && week.today !== null ? (week.days[week.today] ?? []) : []
  if (facts.paused || ranges.length === 0 || isWholeDay(ranges)) return null
  return <span className="tabular-nums">{interpolate(label, { hours: dayHoursText(ranges) })}</span>
}

import type { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/languages/languages'
import { dayHoursText, groupDays, isWholeDay, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { sentenceClock } from '@/lib/domain/time/sentence-time'
import { clockText } from '@/lib/domain/time/time'
import { dayRange } from './day-names'

/**
 * The hours of a week as `Monday – Friday 11:00am – 03:00pm`: without the days where all are the same, and without the
 * hours of whole days. Empty where it has no limits.
 */
export function weekText(
  hours: WeeklyHours,
  deal: ReturnType<typeof useTranslations<'deal'>>,
  language: Language,
): string {
  const clock = (minutes: number) => sentenceClock(clockText(minutes), language)
  const groups = groupDays(hours).filter(({ text }) => text !== '')
  const isDaily = groups.length === 1 && groups[0]?.first === 0 && groups[0].last === 6
  return groups
    .map((group) => {
      const ranges = hours[group.first] ?? []
      return [isDaily ? '' : dayRange(group, deal), isWholeDay(ranges) ? '' : dayHoursText(ranges, clock)]
        .filter(Boolean)
        .join(' ')
    })
    .join(' · ')
}

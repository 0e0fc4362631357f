import type { useTranslations } from 'next-intl'
import { groupDays, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { dayRange } from './day-names'

/** The hours of a week as `Monday – Friday 11:00am – 03:00pm`, without the days where all are the same. */
export function weekText(hours: WeeklyHours, deal: ReturnType<typeof useTranslations<'deal'>>): string {
  const groups = groupDays(hours).filter(({ text }) => text !== '')
  const isDaily = groups.length === 1 && groups[0]?.first === 0 && groups[0].last === 6
  if (isDaily) return groups[0]?.text ?? ''
  return groups.map((group) => `${dayRange(group, deal)} ${group.text}`).join(' · ')
}

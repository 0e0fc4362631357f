import { fromLocal } from '@/backend/catalogue/stores/local-time'

/** The instant of a cell: `2026-12-31 22:00` is local time of the zone, anything else names its offset. */
export function fromLocalText(text: string, timeZone: string): Date {
  const [day = '', clock] = text.split(' ')
  if (clock === undefined) return new Date(text)
  const [hours, minutes] = clock.split(':').map(Number)
  return fromLocal(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone)
}

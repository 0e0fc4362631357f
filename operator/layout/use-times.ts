import { useLocale } from 'next-intl'
import { toBcp47 } from '@/lib/domain/languages/languages'

/** Writes instants by the store's clock; a day only where it is not today. */
export function useTimes(timeZone: string) {
  const locale = toBcp47(useLocale())
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  const dayAndClock = new Intl.DateTimeFormat(locale, {
    ...{ timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone })
  return (instant: string, now = new Date()) => {
    const at = new Date(instant)
    return (day.format(at) === day.format(now) ? clock : dayAndClock).format(at)
  }
}

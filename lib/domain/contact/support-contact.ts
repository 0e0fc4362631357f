import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'

/** How shoppers reach a site; a text is empty for none. */
export interface SupportContact {
  email: string
  phone: string
  phoneHref: string
  hours: WeeklyHours | null
  /** hours that could not be read */
  hoursText: string
}

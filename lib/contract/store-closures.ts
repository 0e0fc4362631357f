import { z } from 'zod'
import { addition } from './field'
import { filled, text, utcDate } from './wire'

/** What of a store's opening its week of hours does not tell, in lists and in its detail. */
export const STORE_CLOSURES = {
  holidays: z
    .array(filled)
    .nullish()
    .meta(
      addition(
        'Local dates on which the store is closed, or has `special_hours`',
        ['2026-12-24', '2026-12-25'],
        'none is known',
      ),
    ),
  special_hours: z
    .record(z.string(), text)
    .nullish()
    .meta(
      addition(
        'Hours of single local dates, each as a day of `hours.weekly`, in place of all hours of that weekday; a date is in `holidays` as well, for a reader that does not know this key. What the day before runs past midnight stays',
        { '2026-12-24': '11:00-16:00', '2026-12-31': '17:00-02:00' },
        'closed on each of `holidays`',
      ),
    ),
  next_open: utcDate
    .nullish()
    .meta(
      addition(
        'While the store is closed: when it opens; null if that is not known, and while it is open',
        '2026-11-21 19:00:00',
        '“Closed” without a time',
      ),
    ),
  paused_until: utcDate
    .nullish()
    .meta(
      addition(
        'While the store has paused its orders, which `holdOrdering` of `kflg` says as well: when that ends',
        '2026-11-21 02:30:00',
        'the pause has no known end',
      ),
    ),
}

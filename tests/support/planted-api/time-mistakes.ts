import { inRows, type Mistake, withKeys } from './mistake'

const HOUR_MS = 3_600_000
/** Milliseconds that Vancouver is behind, in winter */
const BEHIND_MS = 8 * HOUR_MS

const wire = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
const local = (utc: string) => wire(Date.parse(`${utc.replace(' ', 'T')}Z`) - BEHIND_MS)
const soon = () => wire(Date.now() + HOUR_MS)
/** At noon in Vancouver, so many days ahead. */
const noon = (ahead: number) => `${wire(Date.now() + 24 * ahead * HOUR_MS - BEHIND_MS).slice(0, 10)} 20:00:00`
/** Of the day in Vancouver so many days ahead; Monday is 0. */
const weekday = (ahead: number) => (new Date(Date.now() - BEHIND_MS).getUTCDay() + 6 + ahead) % 7
const weekly = (hours: string) => withKeys({ hours: { current: '', delivery: null, weekly: hours } })
const hoursWithout = (...closed: number[]) =>
  Array.from({ length: 7 }, (_, day) => (closed.includes(day) ? '' : '00:00-24:00')).join(';')

export const TIME_MISTAKES: Mistake[] = [
  {
    mistake: 'an order in local time',
    changes: {
      orddtl: (order) => ({ ...order, ...(order.order_dt && { order_dt: local(order.order_dt) }) }),
      ordlst: inRows('orders', (row) => ({ ...row, dt: local(row.dt) })),
    },
    faults: ['times not in UTC'],
    says: /the new order \(pickup\) is 8 hours old on its page/,
  },
  {
    mistake: 'times to choose in local time',
    changes: { ctotal: withKeys({ allowed_periods: { today: [{ start: local(soon()), end: local(soon()) }] } }) },
    faults: ['times not in UTC'],
    says: /a time to choose \(pickup\) was 7 hours ago/,
  },
  {
    mistake: 'hours of another day, which is a holiday',
    changes: { sdtl2: weekly(hoursWithout(weekday(6), weekday(0), weekday(1))) },
    faults: ['hours of another day'],
    says: /store 7: it is open now, and closed by its hours/,
  },
  {
    mistake: 'times to choose on a day that is closed',
    changes: {
      sdtl2: weekly(hoursWithout(weekday(3))),
      ctotal: withKeys({ allowed_periods: { [noon(3).slice(0, 10)]: [{ start: noon(3), end: noon(3) }] } }),
    },
    faults: ['hours of another day'],
    says: /there are times to choose on \d{4}-\d\d-\d\d, when it is closed by its hours/,
  },
]

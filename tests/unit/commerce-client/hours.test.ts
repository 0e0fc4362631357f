import { describe, expect, test } from 'vitest'
import { parseDay } from '@/lib/commerce-client/stores/clock-range'
import { parseHours } from '@/lib/commerce-client/stores/read-hours'

const hour = (open: number, close: number) => ({ open: open * 60, close: close * 60 })
const TEN_TO_NINE = [hour(10, 21)]
const SPLIT = [hour(11, 14), hour(17, 22)]
const ALL_DAY = [hour(0, 24)]

describe('a day', () => {
  test.each([
    ['10:00am-9:00pm', TEN_TO_NINE],
    ['10:00AM-9:00PM', TEN_TO_NINE],
    ['10:00 am - 9:00 pm', TEN_TO_NINE],
    ['10:00 a.m. – 9:00 p.m.', TEN_TO_NINE],
    ['10:00am—9:00pm', TEN_TO_NINE],
    ['10:00am‑9:00pm', TEN_TO_NINE],
    ['10:00am−9:00pm', TEN_TO_NINE],
    ['10:00am~9:00pm', TEN_TO_NINE],
    ['10：00～21：00', TEN_TO_NINE],
    ['10:00〜21:00', TEN_TO_NINE],
    ['10am-9pm', TEN_TO_NINE],
    ['10am to 9pm', TEN_TO_NINE],
    ['10:00 until 21:00', TEN_TO_NINE],
    ['10.00-21.00', TEN_TO_NINE],
    ['10:00-21:00', TEN_TO_NINE],
    ['10:00:00-21:00:00', TEN_TO_NINE],
    ['10:00-9:00pm', null],
    ['10:00\u00a0am\u2009–\u20099:00\u00a0pm', TEN_TO_NINE],
    ['9:30am-9:30pm', [hour(9.5, 21.5)]],
    ['12:00pm-3:00pm', [hour(12, 15)]],
    ['noon-3pm', [hour(12, 15)]],
    ['6pm-midnight', [hour(18, 24)]],
    ['12:00am-2:00am', [hour(0, 2)]],
    ['6:00pm-12:00am', [hour(18, 24)]],
    ['18:00-24:00', [hour(18, 24)]],
    ['18:00-02:00', [hour(18, 26)]],
    ['6:00pm-2:00am', [hour(18, 26)]],
    ['18:00-26:00', [hour(18, 26)]],
    ['0:00-24:00', ALL_DAY],
    ['00:00-00:00', ALL_DAY],
    ['12:00am-12:00am', ALL_DAY],
    ['24 hours', ALL_DAY],
    ['Open 24 hours', ALL_DAY],
    ['24h', ALL_DAY],
    ['11:00-14:00,17:00-22:00', SPLIT],
    ['11:00-14:00, 17:00-22:00', SPLIT],
    ['11:00am-2:00pm; 5:00pm-10:00pm', SPLIT],
    ['11:00am-2:00pm | 5:00pm-10:00pm', SPLIT],
    ['11:00am-2:00pm / 5:00pm-10:00pm', SPLIT],
    ['11:00am-2:00pm & 5:00pm-10:00pm', SPLIT],
    ['11am-2pm and 5pm-10pm', SPLIT],
    ['17:00-22:00,11:00-14:00', SPLIT],
    ['Closed', []],
    ['CLOSED ', []],
    ['closed', []],
    ['-', []],
    ['—', []],
    ['休息', []],
    ['定休日', []],
    ['', []],
    ['by appointment', null],
    ['5-9pm', null],
    ['10-21', null],
    ['25:00-26:00', null],
    ['10:75-11:00', null],
    ['10:00-', null],
    ['10:00-49:00', null],
    ['10:00-12:00-14:00', null],
    ['from 10:00am', null],
    ['10:00am-9:00pm, kitchen closes at 8', null],
    ['n/a', null],
  ])('%j', (text, ranges) => {
    expect(parseDay(text)).toEqual(ranges)
  })
})

describe('a week', () => {
  const six = Array(6).fill('10:00am-9:00pm')
  const OPEN_BUT_SUNDAY = [...Array(6).fill(TEN_TO_NINE), []]

  test.each([
    ['|', [...six, 'Closed'].join('|')],
    ['| with spaces', [...six, 'Closed'].join(' | ')],
    [';', [...six, 'Closed'].join(';')],
    [',', [...six, 'Closed'].join(',')],
    ['lines', [...six, 'Closed'].join('\n')],
    ['lines of Windows', [...six, 'Closed'].join('\r\n')],
    ['lines of HTML', [...six, 'Closed'].join('<br />')],
    ['a separator at the end', `${[...six, 'Closed'].join('|')}|`],
    ['nothing for a closed day', `${six.join(';')};`],
    ['names of days', 'Mon-Sat: 10:00am-9:00pm; Sun: Closed'],
    ['names of all days', [...six, 'Closed'].map((text, day) => `${NAMES[day]} ${text}`).join('\n')],
    ['names of open days', 'Monday – Saturday 10am–9pm'],
    ['names of days with commas', 'Mon, Tue, Wed, Thu: 10am-9pm | Fri & Sat: 10am-9pm'],
  ])('days divided by %s', (_, text) => {
    expect(parseHours(text)).toEqual(OPEN_BUT_SUNDAY)
  })

  test.each([
    [Array(7).fill('11:00-14:00,17:00-22:00').join(';'), SPLIT],
    [Array(7).fill('11:00am-2:00pm;5:00pm-10:00pm').join('|'), SPLIT],
    [Array(7).fill('11:00am-2:00pm, 5:00pm-10:00pm').join('\n'), SPLIT],
    ['Daily 11:00am-2:00pm, 5:00pm-10:00pm', SPLIT],
    ['Every day: 24 hours', ALL_DAY],
    [';;;;;;', []],
  ])('%j, each day', (text, day) => {
    expect(parseHours(text)).toEqual(Array(7).fill(day))
  })

  test.each([
    ['one day, and nobody knows which', '10:00am-9:00pm'],
    ['six days', six.join('|')],
    ['a day that cannot be read', [...six, 'by appointment'].join('|')],
    ['a name that is none', 'Mon-Fri: 10am-9pm; Holidays: 12:00-15:00'],
    ['a day twice', 'Mon-Fri: 10am-9pm; Fri: 12:00-15:00'],
    ['prose', 'Open most days'],
  ])('%s is unknown, not closed', (_, text) => {
    expect(parseHours(text)).toBeNull()
  })
})
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

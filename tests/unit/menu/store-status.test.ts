import { describe, expect, test } from 'vitest'
import { everyWeek, minutesToClose } from '@/lib/domain/stores/opening-calendar'
import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { statusFacts } from '@/lib/domain/stores/status-facts'
import { ordering, type StatusFacts, type StoreStatus, storeStatus } from '@/lib/domain/stores/store-status'
import { sampleStore } from '@/tests/support/sample-store'

const hour = (open: number, close: number): TimeRange => ({ open: open * 60, close: close * 60 })
const every = (...ranges: TimeRange[]): WeeklyHours => [ranges, ranges, ranges, ranges, ranges, ranges, ranges]
/** Vancouver is 8 hours behind UTC in November; the 20th is a Friday. */
const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 20, hours + 8, minutes))
const facts = (hours: WeeklyHours, more: Partial<StatusFacts> = {}): StatusFacts => ({
  hours,
  holidays: [],
  specialHours: {},
  ordersPausedUntil: null,
  utcOffset: -480,
  stopOrderMinutes: 15,
  paused: false,
  resumes: null,
  ...more,
})
const late = every(hour(17, 25))

describe("a store's status in its local time", () => {
  test.each<[string, StatusFacts, Date, StoreStatus]>([
    ['open', facts(every(hour(11, 22))), at(12), { kind: 'open', closesAt: '10:00pm' }],
    ['past midnight', facts(late), at(0, 30), { kind: 'last_orders', minutes: 15 }],
    ['counts down', facts(every(hour(11, 22))), at(21, 33), { kind: 'last_orders', minutes: 12 }],
    ['orders ended', facts(every(hour(11, 22))), at(21, 45), { kind: 'orders_ended', closesAt: '10:00pm' }],
    ['no stop', facts(every(hour(11, 22)), { stopOrderMinutes: 0 }), at(21, 59), { kind: 'last_orders', minutes: 1 }],
    ['never closes', facts(every(hour(0, 24))), at(23, 50), { kind: 'open', closesAt: null }],
    ['later today', facts(late), at(9), { kind: 'closed', opens: { at: '05:00pm', day: 4, daysAhead: 0 } }],
    ['never open', facts(every()), at(9), { kind: 'closed', opens: null }],
    ['against its hours', facts(every(hour(11, 22)), { paused: true }), at(12), { kind: 'paused' }],
  ])('%s', (_, store, now, expected) => {
    expect(storeStatus(store, now)).toEqual(expected)
  })

  test('adjacent ranges are one', () => {
    const week: WeeklyHours = [[], [], [], [], [hour(17, 24)], [hour(0, 2)], []]
    expect(minutesToClose(everyWeek(week), -480, at(23))).toBe(180)
  })
})

describe('a store that has paused its orders', () => {
  const until = at(12, 30).toISOString()
  const store = facts(every(hour(11, 22)), { ordersPausedUntil: until })
  const taking = { takesOnlineOrders: true, canPreOrder: true }

  test('is open, and takes none until then', () => {
    expect(storeStatus(store, at(12))).toEqual({ kind: 'orders_paused', until: '12:30pm' })
    expect(ordering({ ...store, ...taking }, at(12))).toBe('no')
  })

  test('takes them again by itself', () => {
    expect(storeStatus(store, at(12, 30))).toEqual({ kind: 'open', closesAt: '10:00pm' })
    expect(ordering({ ...store, ...taking }, at(12, 30))).toBe('now')
  })

  test('takes none either where its hours are not known', () => {
    expect(ordering({ ...store, ...taking, hours: null }, at(12))).toBe('no')
  })
})

test.each([
  ['later than its hours say', '2026-11-22T00:00:00.000Z', { at: '05:00pm', day: 5, daysAhead: 1 }],
  ['as its hours say', '2026-11-21T00:00:00.000Z', { at: '05:00pm', day: 4, daysAhead: 0 }],
])('a store between two of its hours opens %s', (_, nextOpening, opens) => {
  const hours = every(hour(11, 14), hour(17, 22))
  const store = { ...sampleStore, hours, isOpen: false, nextOpening }
  const now = new Date('2026-11-20T22:00:00Z')
  expect(storeStatus(statusFacts(store, now), now)).toEqual({ kind: 'closed', opens })
})

describe('the orders it accepts', () => {
  const open = facts(every(hour(11, 22)))
  test.each([
    ['now', { takesOnlineOrders: true, canPreOrder: false }, at(12), 'now'],
    ['for later while closed', { takesOnlineOrders: true, canPreOrder: true }, at(9), 'later'],
    ['for later after the last order', { takesOnlineOrders: true, canPreOrder: true }, at(21, 50), 'later'],
    ['none while closed', { takesOnlineOrders: true, canPreOrder: false }, at(9), 'no'],
    ['none while switched off', { takesOnlineOrders: false, canPreOrder: true }, at(12), 'no'],
  ] as const)('%s', (_, switches, now, expected) => {
    expect(ordering({ ...open, ...switches }, now)).toBe(expected)
  })

  test('for later on a holiday after which it opens again', () => {
    const resumes = { at: '11:00am', day: 5, daysAhead: 1 }
    const holiday = { ...open, paused: true, resumes, takesOnlineOrders: true }
    expect(storeStatus(holiday, at(12))).toEqual({ kind: 'closed', opens: resumes })
    expect(ordering({ ...holiday, canPreOrder: true }, at(12))).toBe('later')
    expect(ordering({ ...holiday, canPreOrder: false }, at(12))).toBe('no')
  })

  test('none while it is closed outside its regular hours', () => {
    expect(ordering({ ...open, paused: true, takesOnlineOrders: true, canPreOrder: true }, at(12))).toBe('no')
  })
})

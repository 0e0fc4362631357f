import { describe, expect, test } from 'vitest'
import { everyWeek } from '@/lib/domain/stores/opening-calendar'
import { weekOf } from '@/lib/domain/stores/opening-hours'
import { type NoticeFacts, opensForOrders, orderNotice } from '@/lib/domain/stores/order-notice'
import { sampleStore } from '@/tests/support/sample-store'

const PACIFIC = -480
const FRIDAY = 4
/** A local time on Friday, November 20, 2026. */
const at = (hours: number, minutes = 0) => new Date(Date.UTC(2026, 10, 20, hours + 8, minutes))

/** Open from eleven to ten each day, with its last order a quarter of an hour before. */
const store: NoticeFacts = {
  ...everyWeek(weekOf(() => [{ open: 660, close: 1320 }])),
  utcOffset: PACIFIC,
  stopOrderMinutes: 15,
  ordersPausedUntil: null,
  paused: false,
  resumes: null,
  takesOnlineOrders: true,
  canPreOrder: true,
}
const notLater = { ...store, canPreOrder: false }
const today = { at: '11:00am', day: FRIDAY, daysAhead: 0 }
const tomorrow = { at: '11:00am', day: FRIDAY + 1, daysAhead: 1 }

describe('a store that sells for later', () => {
  test.each([
    ['says nothing while it is open', at(12), null],
    ['says nothing before its last order', at(21, 40), null],
    ['says when it opens, after its last order', at(21, 50), { kind: 'later', opens: tomorrow }],
    ['says when it opens, in the night', at(23), { kind: 'later', opens: tomorrow }],
    ['says when it opens, in the morning', at(9, 59), { kind: 'later', opens: today }],
    [
      'names no time shortly before it opens, when only the checkout knows the first',
      at(10),
      { kind: 'later', opens: null },
    ],
  ])('%s', (_, now, notice) => {
    expect(orderNotice(store, true, now)).toEqual(notice)
  })

  test('names no time where deliveries have other hours', () => {
    expect(orderNotice(store, false, at(23))).toEqual({ kind: 'later', opens: null })
  })
})

describe('a store that sells nothing for later', () => {
  test.each([
    ['says nothing while it is open', at(12), null],
    ['says from when it sells, after its last order', at(21, 50), { kind: 'none', opens: tomorrow }],
    ['says from when it sells, in the night', at(23), { kind: 'none', opens: tomorrow }],
    ['says from when it sells, shortly before', at(10, 59), { kind: 'none', opens: today }],
  ])('%s', (_, now, notice) => {
    const found = orderNotice(notLater, true, now)
    expect(found && { ...found, status: undefined }).toEqual(notice && { ...notice, status: undefined })
  })
})

test.each<[string, Partial<NoticeFacts>, string]>([
  ['takes no orders online', { takesOnlineOrders: false }, 'open'],
  ['is closed until further notice', { paused: true }, 'paused'],
  ['has paused its orders', { ordersPausedUntil: at(13).toISOString() }, 'orders_paused'],
])('a store that %s sells nothing, at a time that is not known', (_, facts, kind) => {
  expect(orderNotice({ ...store, ...facts }, true, at(12))).toMatchObject({
    kind: 'none',
    opens: null,
    status: { kind },
  })
})

test('a store on a holiday says when it opens after it', () => {
  expect(orderNotice({ ...store, holidays: ['2026-11-20'] }, true, at(12))).toEqual({ kind: 'later', opens: tomorrow })
})

test('a store of which nothing is known takes orders', () => {
  expect(orderNotice({ ...store, hours: null }, true, at(23))).toBeNull()
})

test.each([
  ['pickup', { delivery: true, pickup: true, eatin: true }, false, true],
  ['delivery in the hours of the store', { delivery: true, pickup: false, eatin: false }, true, true],
  ['delivery in hours of its own', { delivery: true, pickup: false, eatin: false }, false, false],
  ['neither', { delivery: false, pickup: false, eatin: true }, true, false],
])('the first time to order for is that of the opening with %s: %o, %s', (_, services, isSame, opens) => {
  const deliveryHours = isSame ? sampleStore.hours : weekOf(() => [{ open: 1020, close: 1320 }])
  expect(opensForOrders({ ...sampleStore, services, deliveryHours })).toBe(opens)
})

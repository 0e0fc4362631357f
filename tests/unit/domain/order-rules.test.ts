import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusName } from '@/lib/domain/codes/order-status'
import {
  canCancel,
  canPayNow,
  expectedTimeLabel,
  hasStorePrepared,
  holdRemaining,
  isActive,
  isInRefreshWindow,
  openFirst,
  remainingTime,
} from '@/lib/domain/orders/order-rules'

const STATUSES: OrderStatus[] = [1, 2, 3, 4, 5, 6, 7]

describe('status', () => {
  test('seven codes with their names [ENT-56]', () => {
    expect(STATUSES.map(orderStatusName)).toEqual([
      'pending',
      'processing',
      'payment_review',
      'completed',
      'canceled',
      'closed',
      'pending_payment',
    ])
    expect([0, 8, -1].map(orderStatusName)).toEqual([null, null, null])
  })

  test('only 1 and 2 are active [ORD-13]', () => {
    expect(STATUSES.filter((status) => isActive({ status }))).toEqual([1, 2])
  })

  test('only 1 can be cancelled [ORD-20]', () => {
    expect(STATUSES.filter((status) => canCancel({ status }))).toEqual([1])
  })

  test('a list has first what is under way or unpaid, then the rest, each in its order', () => {
    const rows = ([4, 2, 5, 7, 3, 1, 6] as OrderStatus[]).map((status) => ({
      status,
      paymentState: status === 7 ? ('waiting' as const) : null,
    }))
    expect(openFirst(rows).map(({ status }) => status)).toEqual([2, 7, 1, 4, 5, 3, 6])
  })

  test.each([
    [0, false],
    [114, false],
    [115, true],
    [200, true],
  ])('delivery status %i: preparation started is %s [ORD-14]', (deliveryStatus, started) => {
    expect(hasStorePrepared({ deliveryStatus })).toBe(started)
  })
})

describe('pay now', () => {
  const unpaid = { status: 1 as OrderStatus, totalDue: 1, allowPayNow: true, deliveryStatus: 114 }
  test('requires all: due above 0, allowed, not started [ORD-15]', () => {
    expect(canPayNow(unpaid)).toBe(true)
    expect(canPayNow({ ...unpaid, totalDue: 0 })).toBe(false)
    expect(canPayNow({ ...unpaid, totalDue: -1 })).toBe(false)
    expect(canPayNow({ ...unpaid, allowPayNow: false })).toBe(false)
    expect(canPayNow({ ...unpaid, deliveryStatus: 115 })).toBe(false)
  })

  test('shows for an active order, and for one that waits for its payment [ORD-16]', () => {
    expect(STATUSES.filter((status) => canPayNow({ ...unpaid, status }))).toEqual([1, 2, 7])
  })
})

describe('expected time', () => {
  const order = { status: 1 as OrderStatus, fulfilmentMethod: 2, fulfilmentOption: '', readyAt: null as string | null }
  test.each([
    [1, '', 'requested_time'],
    [1, 'express', null],
    [2, '', 'requested_time'],
    [2, 'express', 'requested_time'],
    [3, '', null],
    [4, '', null],
    [5, '', null],
  ])('method %i with the shipping code "%s": %s [ORD-26]', (fulfilmentMethod, fulfilmentOption, label) => {
    expect(expectedTimeLabel({ ...order, fulfilmentMethod, fulfilmentOption })).toBe(label)
  })

  test('only active orders show it [ORD-26]', () => {
    expect(STATUSES.filter((status) => expectedTimeLabel({ ...order, status }))).toEqual([1, 2])
  })

  test.each([
    [1, null, 'requested_time'],
    [1, '2026-11-20T12:00:00Z', 'requested_time'],
    [2, null, 'requested_time'],
    [2, '2026-11-20T12:00:00Z', 'scheduled_time'],
  ] as const)('status %i, ready at %s: %s [ORD-27]', (status, readyAt, label) => {
    expect(expectedTimeLabel({ ...order, status, readyAt })).toBe(label)
  })
})

describe('the refresh window', () => {
  const noon = Date.parse('2026-11-20T12:00:00Z')
  const iso = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
  const order = {
    status: 1 as OrderStatus,
    orderedAt: iso(0),
    readyAt: null as string | null,
    requestedAt: null as string | null,
  }
  const edges = (changes: object, from: number | null, to: number) => {
    const at = (ms: number) => isInRefreshWindow({ ...order, ...changes }, new Date(noon + ms))
    const start = from === null ? [] : [at(from * 60_000 - 1), at(from * 60_000)]
    return [...start, at(to * 60_000), at(to * 60_000 + 1)]
  }

  test('with a ready time: 10 minutes before to 20 after, whatever was requested [ORD-30] [ORD-33]', () => {
    expect(edges({ readyAt: iso(60), requestedAt: iso(300) }, 50, 80)).toEqual([false, true, true, false])
  })

  test('as soon as possible: up to 30 minutes after the order [ORD-31]', () => {
    expect(edges({}, null, 30)).toEqual([true, false])
  })

  test('else 10 minutes before to 30 after the requested time [ORD-32]', () => {
    expect(edges({ requestedAt: iso(60) }, 50, 90)).toEqual([false, true, true, false])
  })

  test('never once the status is 4, 5 or 6 [ORD-29]', () => {
    const inside = new Date(noon + 60_000)
    expect(STATUSES.filter((status) => isInRefreshWindow({ ...order, status }, inside))).toEqual([1, 2, 3, 7])
  })
})

describe('the payment countdown', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const expiresAt = '2026-11-20T12:10:00.000Z'

  test('only for 6, 7, 8, 12 and 13 [ORD-37]', () => {
    const codes = Array.from({ length: 16 }, (_, code) => code)
    expect(codes.filter((paymentMethod) => holdRemaining({ paymentMethod, expiresAt }, now) > 0)).toEqual([
      6, 7, 8, 12, 13,
    ])
  })

  test('counts to the expiry and is over at it [ORD-37] [ORD-39]', () => {
    const left = (at: string | null) => holdRemaining({ paymentMethod: 8, expiresAt: at }, now)
    expect([left(expiresAt), left('2026-11-20T12:00:00Z'), left('2026-11-20T11:59:59Z'), left(null)]).toEqual([
      600_000, 0, 0, 0,
    ])
  })

  const DAY = 86_400
  test.each([
    [3 * DAY + 3600, 'days', [3, 1, 0, 0]],
    [2 * DAY, 'days', [2, 0, 0, 0]],
    [2 * DAY - 1, 'days_hours_minutes', [1, 23, 59, 59]],
    [DAY, 'days_hours_minutes', [1, 0, 0, 0]],
    [DAY - 1, 'hours_minutes', [0, 23, 59, 59]],
    [3600, 'hours_minutes', [0, 1, 0, 0]],
    [3599, 'minutes_seconds', [0, 0, 59, 59]],
    [60, 'minutes_seconds', [0, 0, 1, 0]],
    [59, 'one_minute', [0, 0, 0, 59]],
    [1, 'one_minute', [0, 0, 0, 1]],
  ] as const)('%i seconds are shown as %s [ORD-40] [ORD-41]', (total, form, [days, hours, minutes, seconds]) => {
    expect(remainingTime(total * 1000 + 999)).toEqual({ form, days, hours, minutes, seconds })
  })
})

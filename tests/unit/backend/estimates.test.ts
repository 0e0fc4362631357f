import { describe, expect, it } from 'vitest'
import { estimateMinutes, storeEstimates } from '@/backend/catalogue/stores/estimates'
import type { StoreRow } from '@/backend/catalogue/stores/list-stores'
import { localised } from '@/lib/domain/languages/languages'
import { storeDefaults } from '@/tests/backend/support/store-defaults'

describe('the minutes that an order takes', () => {
  it.each([
    [20, 0, 20, 30],
    [18, 0, 20, 30],
    [1, 0, 5, 15],
    [20, 0.1, 25, 35],
    [15, 3, 25, 35],
    [15, 7.4, 35, 45],
    [240, 1000, 2840, 2850],
  ])('preparation of %i min and %d km: %i to %i', (preparation, km, from, to) => {
    expect(estimateMinutes(preparation, km)).toEqual({ from, to })
  })
})

describe('what a store can promise', () => {
  const NOON = new Date('2026-06-05T19:00:00Z')
  const NIGHT = new Date('2026-06-06T09:00:00Z')
  const EVENING = [{ open: 17 * 60, close: 21 * 60 }]
  const defaults = storeDefaults(1, (text) => localised(() => text))
  const store = (over: object = {}, settings: object = {}) =>
    ({
      ...defaults,
      specialHours: {},
      suspended: false,
      ...over,
      settings: { ...defaults.settings, preparationMinutes: 15, ...settings },
    }) as StoreRow
  const HERE = { from: 15, to: 25 }
  /** 5 km north of the store. */
  const NEAR = { lat: defaults.lat + 0.04497, lon: defaults.lon }
  const FAR = { lat: defaults.lat + 0.1, lon: defaults.lon }

  it.each([
    [
      'to a usual place, as far as the fee covers',
      store(),
      null,
      NOON,
      { delivery: { from: 25, to: 35 }, pickup: HERE, eatin: HERE },
    ],
    ['to a place', store(), NEAR, NOON, { delivery: { from: 30, to: 40 }, pickup: HERE, eatin: HERE }],
    ['out of reach', store(), FAR, NOON, { pickup: HERE, eatin: HERE }],
    [
      'of what it offers',
      store({ services: { delivery: false, eatin: false, takeout: true } }),
      null,
      NOON,
      { pickup: HERE },
    ],
    [
      'while nothing is delivered',
      store({ deliveryHours: Array(7).fill(EVENING) }),
      null,
      NOON,
      { pickup: HERE, eatin: HERE },
    ],
    ['while it is closed and takes preorders', store(), null, NIGHT, {}],
    ['in its last minutes', store(), null, new Date('2026-06-06T04:50:00Z'), {}],
    ['on a holiday', store({ holidays: ['2026-06-05'] }), null, NOON, {}],
    ['suspended', store({ suspended: true }), null, NOON, {}],
    ['on hold', store({}, { holdOrdering: true }), null, NOON, {}],
    ['without a preparation time', store({}, { preparationMinutes: undefined }), null, NOON, {}],
  ])('%s', (_, row, place, now, expected) => {
    expect(storeEstimates(row, place, now)).toEqual(expected)
  })
})

import { expect, test } from 'vitest'
import { weekOf } from '@/lib/domain/stores/opening-hours'
import { openingHours } from '@/lib/server/pages/structured-hours'
import { sampleStore } from '@/tests/support/sample-store'

test('a store that is closed for the rest of today is so in the structured data', () => {
  const closed = {
    ...sampleStore,
    hours: weekOf(() => [{ open: 660, close: 1560 }]),
    isOpen: false,
    nextOpening: '2026-11-21T18:00:00.000Z',
  }
  const datesAt = (now: string) =>
    openingHours(closed, new Date(now)).specialOpeningHoursSpecification?.map(({ validFrom, opens, closes }) => [
      validFrom,
      opens,
      closes,
    ])
  const friday = [['2026-11-20', '00:00', '00:00']]
  expect(datesAt('2026-11-20T20:00:00Z')).toEqual(friday)
  expect(datesAt('2026-11-21T08:00:00Z')).toEqual(friday)
  expect(datesAt('2026-11-21T18:00:00Z')).toBeUndefined()
})

test('single dates have their own hours in the structured data, past midnight too', () => {
  const store = {
    ...sampleStore,
    hours: weekOf(() => [{ open: 660, close: 1320 }]),
    holidays: ['2026-12-24', '2026-12-25', '2026-12-31'],
    specialHours: {
      '2026-12-24': [{ open: 660, close: 960 }],
      '2026-12-31': [
        { open: 720, close: 840 },
        { open: 1020, close: 1560 },
      ],
    },
  }
  const { openingHoursSpecification = [], specialOpeningHoursSpecification } = openingHours(
    store,
    new Date('2026-12-22T20:00:00Z'),
  )
  const on = (date: string, opens: string, closes: string) => {
    return { '@type': 'OpeningHoursSpecification', opens, closes, validFrom: date, validThrough: date }
  }
  const special = [
    on('2026-12-24', '11:00', '16:00'),
    on('2026-12-25', '00:00', '00:00'),
    on('2026-12-31', '12:00', '14:00'),
    on('2026-12-31', '17:00', '02:00'),
  ]
  expect(specialOpeningHoursSpecification).toEqual(special)
  expect(openingHoursSpecification.slice(1)).toEqual(special)
})

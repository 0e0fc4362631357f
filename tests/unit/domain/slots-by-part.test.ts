import { expect, test } from 'vitest'
import { slotsByPart } from '@/lib/domain/checkout/slots-by-part'

const slot = (clock: string) => ({ start: `2026-11-27T${clock}-08:00`, end: '2026-11-27T23:59-08:00' })
const partsOf = (...clocks: string[]) =>
  slotsByPart(clocks.map(slot)).map(([part, slots]) => [part, ...slots.map(({ start }) => start.slice(11, 16))])

test.each([
  [
    'a whole day',
    ['00:00', '04:45', '05:00', '11:45', '12:00', '16:45', '17:00', '23:30'],
    [
      ['night', '00:00', '04:45'],
      ['morning', '05:00', '11:45'],
      ['afternoon', '12:00', '16:45'],
      ['evening', '17:00', '23:30'],
    ],
  ],
  ['an evening alone', ['18:00', '18:30'], [['evening', '18:00', '18:30']]],
  ['a day without slots', [], []],
])('slots by the part of the day: %s', (_, clocks, parts) => {
  expect(partsOf(...clocks)).toEqual(parts)
})

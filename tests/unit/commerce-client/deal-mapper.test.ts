import { describe, expect, test } from 'vitest'
import { toDeal, toDealSummary, toOptionGroups } from '@/lib/commerce-client/stores/deal-mapper'
import { dealDetail } from '@/lib/contract/deal-detail'
import { dealRow } from '@/lib/contract/deals'
import { optionGroup } from '@/lib/contract/option-group'
import { WIRE_DEAL, WIRE_DEAL_ROW } from '@/tests/support/wire-deal'

describe('deals of the documents', () => {
  test('a row of a list [ENT-39]', () => {
    expect(toDealSummary(dealRow.parse(WIRE_DEAL_ROW), 'CAD')).toMatchObject({
      id: '1001',
      name: 'Spa day',
      shortDescription: 'Two hours',
      picture: '/media/spa.webp',
      location: 'Vancouver',
      price: { amount: 12000, currency: 'CAD' },
      dealPrice: { amount: 7950, currency: 'CAD' },
      rating: 4.8,
      ratingCount: 31,
      soldCount: 205,
      isUsableNow: null,
    })
  })

  test.each([
    [true, true],
    [0, false],
    ['1', true],
    [undefined, null],
  ])('a row that says %s of this moment', (isNow, isUsableNow) => {
    expect(toDealSummary(dealRow.parse({ ...WIRE_DEAL_ROW, is_now: isNow }), 'CAD')).toMatchObject({ isUsableNow })
  })

  const LUNCH = [{ open: 660, close: 870 }]
  test.each([
    [';11:00-14:30;;;;;', [[], LUNCH, [], [], [], [], []]],
    [';;;;;;', null],
    ['weekdays at lunch', null],
    [undefined, null],
  ])('hours of use %s', (time, useHours) => {
    expect(toDeal(dealDetail.parse({ ...WIRE_DEAL, time }), 1001, 'CAD').useHours).toEqual(useHours)
  })

  test('an option group and its choices [ENT-43]', () => {
    const wire = {
      id: '1',
      nm: 'Room',
      min: '1',
      max: 2,
      opts: [
        { id: 11, nm: 'Window', pc: '5.00', sq: 3, new: true },
        { id: '12', nm: 'Garden', pc: 0, sq: '-1' },
      ],
    }
    expect(toOptionGroups([optionGroup.parse(wire)], 'CAD')).toEqual([
      {
        id: '1',
        name: 'Room',
        min: 1,
        max: 2,
        choices: [
          { id: 11, name: 'Window', price: 500, stock: 3, groups: [] },
          { id: '12', name: 'Garden', price: 0, stock: -1, groups: [] },
        ],
      },
    ])
  })
})

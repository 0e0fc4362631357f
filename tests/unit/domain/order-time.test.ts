import { describe, expect, test } from 'vitest'
import { orderTime } from '@/lib/domain/checkout/order-time'
import type { Slot } from '@/lib/domain/checkout/quote'
import { sampleQuote } from '@/tests/support/sample-checkout'

const NOON: Slot = { start: '2026-11-21T12:00:00-08:00', end: '2026-11-21T12:15:00-08:00' }
const ONE: Slot = { start: '2026-11-21T13:00:00-08:00', end: '2026-11-21T13:15:00-08:00' }

type Offer = { asap: boolean; slots: Slot[] }

const timeOf = (chosen: Slot | null, { asap, slots }: Offer, isMenu = true) =>
  orderTime({
    quote: { ...sampleQuote, asap, allowedPeriods: slots.length > 0 ? { '2026-11-21': slots } : {} },
    chosen,
    isOpen: null,
    isMenu,
  })

describe('the time of an order is what was chosen, or nothing', () => {
  test.each<[name: string, chosen: Slot | null, offer: Offer, slot: Slot | null, toChoose: string | null]>([
    ['as soon as possible', null, { asap: true, slots: [NOON] }, null, null],
    ['as soon as possible, of a store that closes', null, { asap: false, slots: [NOON] }, null, 'closed'],
    ['a slot', ONE, { asap: true, slots: [NOON, ONE] }, ONE, null],
    ['a slot, of a store that closes', ONE, { asap: false, slots: [NOON, ONE] }, ONE, null],
    ['a slot that goes, of an open store', NOON, { asap: true, slots: [ONE] }, null, 'gone'],
    ['a slot that goes, of a closed store', NOON, { asap: false, slots: [ONE] }, null, 'gone'],
    ['a slot that goes as the last one', NOON, { asap: false, slots: [] }, null, 'gone'],
  ])('%s [CHK-14]', (_, chosen, offer, slot, toChoose) => {
    expect(timeOf(chosen, offer)).toMatchObject({ slot, toChoose, hasNoTime: !offer.asap && offer.slots.length === 0 })
  })

  test('a deal has none', () => {
    expect(timeOf(null, { asap: false, slots: [NOON] }, false)).toMatchObject({ slot: null, toChoose: null, slots: {} })
  })

  test('nothing is asked for before there is a price', () => {
    expect(orderTime({ quote: null, chosen: NOON, isOpen: false, isMenu: true }).toChoose).toBeNull()
  })
})

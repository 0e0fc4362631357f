import { expect, test } from 'vitest'
import { knownCardFields } from '@/lib/domain/account/known-card'
import { sampleAddress, sampleCustomer } from '@/tests/support/sample-checkout'

const lives = { ...sampleAddress, country: 'US', postalCode: '98101' } as const

test.each([
  ['the address of the order', { defaultAddress: lives }, sampleAddress, { country: 'CA', postalCode: 'V6B 1A1' }],
  ['else where the customer lives', { defaultAddress: lives }, null, { country: 'US', postalCode: '98101' }],
  ['nothing without either', { defaultAddress: null }, null, {}],
  ['nothing of an address without a code', { defaultAddress: { ...lives, postalCode: '' } }, null, {}],
])('the form of a card knows the place by %s', (_, changes, address, place) => {
  expect(knownCardFields({ ...sampleCustomer, ...changes }, address)).toEqual({ owner: 'Mei Chen', ...place })
})

test.each([
  ['Zoë', "O'Brien-Smith", "Zoë O'Brien-Smith"],
  ['Mei', '', 'Mei'],
  ['美', '陳', undefined],
  ['', '', undefined],
])('a name is on the card as it is written in Latin letters: %s %s', (firstName, lastName, owner) => {
  expect(knownCardFields({ firstName, lastName, defaultAddress: null }, null)).toEqual(owner ? { owner } : {})
})

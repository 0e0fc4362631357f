import { expect, test } from 'vitest'
import type { Exception } from '@/scripts/licences/allowed'
import type { Component } from '@/scripts/licences/bill'
import { licenceProblems } from '@/scripts/licences/problems'

type Licensed = Pick<Component, 'name' | 'version' | 'licenses'>

const WEAK: Exception = { packages: /^reads-maps$/, licence: 'MPL-2.0', why: 'a test' }
const withId = (name: string, id: string): Licensed => ({ name, version: '1.0.0', licenses: [{ license: { id } }] })
const withExpression = (expression: string): Licensed => ({
  name: 'one',
  version: '1.0.0',
  licenses: [{ expression }],
})

test.each(['MIT', 'Apache-2.0', 'ISC', '0BSD'])('%s is allowed', (id) => {
  expect(licenceProblems([withId('one', id)], [])).toEqual([])
})

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'BUSL-1.1', 'UNLICENSED', 'mit'])('%s is not', (id) => {
  expect(licenceProblems([withId('one', id)], [])).toEqual([`one 1.0.0 has the licence: ${id}`])
})

test.each([
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT) AND ISC', true],
  ['MIT AND ISC', true],
  ['(MIT AND ISC)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['GPL-2.0-only OR GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only) OR AGPL-3.0-only', false],
])('%s: %s', (expression, isAllowed) => {
  expect(licenceProblems([withExpression(expression)], []).length === 0).toBe(isAllowed)
})

test('a package that states none is named, and so is one with a name instead of an id', () => {
  const named = { name: 'two', version: '2.0.0', licenses: [{ license: { name: 'Ours alone' } }] }
  expect(
    licenceProblems([{ name: 'one', version: '1.0.0' }, { name: 'one', version: '1.0.0', licenses: [] }, named], []),
  ).toEqual([
    'one 1.0.0 has the licence: none stated',
    'one 1.0.0 has the licence: none stated',
    'two 2.0.0 has the licence: Ours alone',
  ])
})

test('an exception is for its packages and its licence, and goes when nothing needs it', () => {
  expect(licenceProblems([withId('reads-maps', 'MPL-2.0')], [WEAK])).toEqual([])
  expect(licenceProblems([withId('reads-maps', 'GPL-3.0-only')], [WEAK])).toHaveLength(2)
  expect(licenceProblems([withId('reads-maps-too', 'MPL-2.0')], [WEAK])).toEqual([
    'reads-maps-too 1.0.0 has the licence: MPL-2.0',
    'no package needs the exception /^reads-maps$/',
  ])
})

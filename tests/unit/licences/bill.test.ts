import { expect, test } from 'vitest'
import { type Component, missingIn, ofProduction } from '@/scripts/licences/bill'

const one = (name: string, ...properties: string[]): Component => ({
  'bom-ref': `${name}@1`,
  name,
  version: '1',
  properties: properties.map((property) => ({ name: property, value: 'true' })),
})
const BILL = {
  specVersion: '1.5',
  components: [one('react'), one('vitest', 'cdx:npm:package:development'), one('fsevents', 'cdx:npm:package:bundled')],
  dependencies: [
    { ref: 'plaza@1', dependsOn: ['react@1', 'vitest@1'] },
    { ref: 'vitest@1', dependsOn: ['react@1'] },
    { ref: 'react@1', dependsOn: [] },
  ],
}

test('what only development needs is left out, and what it shares with production stays', () => {
  expect(ofProduction(BILL)).toEqual({
    specVersion: '1.5',
    components: [one('react'), one('fsevents', 'cdx:npm:package:bundled')],
    dependencies: [
      { ref: 'plaza@1', dependsOn: ['react@1'] },
      { ref: 'react@1', dependsOn: [] },
    ],
  })
})

test('a package that the product names and the bill lacks is a problem', () => {
  expect(missingIn(ofProduction(BILL), ['react', 'vitest'])).toEqual(['vitest is not in the bill of materials'])
})

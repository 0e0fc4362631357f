import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '@/backend/app/documentation/collect-schemas'
import { CONTRACT_VERSION, CONTRACT_VERSIONS } from '@/lib/contract/version'
import { wireDigest } from '@/scripts/contract/wire-digest'

const published = (): Json => JSON.parse(readFileSync('docs/contract/openapi.json', 'utf8'))

describe('the version of the contract', () => {
  test('is that of the OpenAPI file and of the first page', () => {
    expect(published().info).toMatchObject({ version: CONTRACT_VERSION })
    expect(readFileSync('docs/contract/README.md', 'utf8')).toContain(`version ${CONTRACT_VERSION} ([changes]`)
  })

  test('is another one when a call, a key or a format changes', () => {
    expect(wireDigest(published()), 'add a version with this digest to lib/contract/version.ts').toBe(
      CONTRACT_VERSIONS[0].digest,
    )
  })

  test('rises with each entry of the list, which has its day and its changes', () => {
    const numbers = CONTRACT_VERSIONS.map(({ version }) => version.split('.').map(Number))
    expect(numbers).toEqual(numbers.map((_, index) => [1, CONTRACT_VERSIONS.length - 1 - index]))
    const days = CONTRACT_VERSIONS.map(({ date }) => date)
    expect(days).toEqual([...days].sort().reverse())
    for (const { changes } of CONTRACT_VERSIONS) expect(changes.length).toBeGreaterThan(0)
  })
})

describe('the digest of the wire', () => {
  const documentOf = (properties: Json, info = '1.0'): Json => ({
    info: { version: info },
    paths: { '/a': { get: { summary: 'A' } } },
    components: { schemas: { row: { type: 'object', properties, description: 'A row' } } },
  })
  const id = { type: 'integer', description: 'Its id', examples: [1] }
  const description = { type: 'string' }
  const digest = wireDigest(documentOf({ id, description }))

  test.each<[string, Json]>([
    ['another description', documentOf({ id: { ...id, description: 'The id' }, description })],
    ['another example', documentOf({ id: { ...id, examples: [2] }, description })],
    ['another order', documentOf({ description, id })],
    ['another version', documentOf({ id, description }, '1.1')],
  ])('is the same with %s', (_, document) => {
    expect(wireDigest(document)).toBe(digest)
  })

  test.each<[string, Json]>([
    ['a key more', documentOf({ id, description, name: { type: 'string' } })],
    ['a key less, although it is called `description`', documentOf({ id })],
    ['another type', documentOf({ id: { ...id, type: 'string' }, description })],
    ['a call more', { ...documentOf({ id, description }), paths: { '/a': { get: {}, post: {} } } }],
  ])('is another one with %s', (_, document) => {
    expect(wireDigest(document)).not.toBe(digest)
  })
})

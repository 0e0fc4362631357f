import { expect, test } from 'vitest'
import { purgeBody, type Tag, tagsToPurge } from '@/lib/contract/purge'

test.each<[Tag[], Tag[]]>([
  [['store:7'], ['store:7']],
  [
    ['deal:5', 'store:7', 'catalogue'],
    ['deal:5', 'store:7', 'catalogue'],
  ],
  [['catalogue'], ['catalogue', 'sites']],
  [
    ['deal:5', 'catalogue'],
    ['deal:5', 'catalogue', 'sites'],
  ],
  [
    ['catalogue', 'sites'],
    ['catalogue', 'sites'],
  ],
])('%j purges %j', (sent, purged) => {
  expect(tagsToPurge(sent)).toEqual(purged)
})

test.each(['catalogue', 'sites', 'deal:5', 'store:9007199254740993', 'store:0012', `deal:${'a-Z_9'.repeat(12)}`])(
  '%s is a tag',
  (tag) => {
    expect(purgeBody.safeParse({ tags: [tag], at: 1 }).success).toBe(true)
  },
)

test.each(['page:5', 'deal:', 'store:a.b', 'store:a b', `store:${'x'.repeat(65)}`, 'sites ', ''])(
  '“%s” is none',
  (tag) => {
    expect(purgeBody.safeParse({ tags: [tag], at: 1 }).success).toBe(false)
  },
)

import { expect, test } from 'vitest'
import { pathsIn } from '@/lib/paths'
import { suggestedList } from '@/lib/server/pages/suggested-list'
import { sampleStore } from '@/tests/support/sample-store'

test('of stores with the words in their name, and of others, open ones come first, and closed ones say so', async () => {
  const storeOf = (gid: number, isOpen: boolean | null) => ({ ...sampleStore, gid, name: `Store ${gid}`, isOpen })
  const hit = { of: 'section', name: 'Soups', count: 2 } as const
  const { groups } = await suggestedList(
    {
      categories: [],
      stores: [
        storeOf(1, false),
        storeOf(2, null),
        storeOf(3, true),
        { ...storeOf(4, false), hit },
        { ...storeOf(5, true), hit },
      ],
      dishes: [],
      deals: [],
    },
    { text: 'soup', language: 'en', paths: pathsIn('en', 'en'), isOwn: false },
  )
  expect(groups[0]?.rows.map(({ name, detail }) => [name, detail])).toEqual([
    ['Store 2', ''],
    ['Store 3', ''],
    ['Store 1', 'Closed'],
    ['Store 5', 'Soups · 2 dishes'],
    ['Store 4', 'Soups · 2 dishes · Closed'],
  ])
})

import { describe, expect, test } from 'vitest'
import { activeFilterCount, browseSubject, categoryPath, inCategory } from '@/lib/domain/deals/browse-subject'
import type { Category } from '@/lib/domain/deals/deals'

const leaf = (id: number, name: string, children: Category[] = []): Category => ({
  id,
  name,
  icon: '',
  count: 1,
  children,
})
const tree = [leaf(1000, 'Food', [leaf(1001, 'Sushi', [leaf(1002, 'Omakase')])]), leaf(1100, 'Fun')]

describe('the subject of a browse page', () => {
  test('the keyword comes first [BROW-2] [BROW-3]', () => {
    expect(browseSubject({ query: 'tea', category: 1000 }, tree)).toEqual({ kind: 'keyword', keyword: 'tea' })
  })

  test('then the deepest category [BROW-2] [BROW-3]', () => {
    expect(browseSubject({ category: 1000 }, tree)).toEqual({ kind: 'category', name: 'Food' })
    expect(browseSubject({ category: 1000, category2: 1001, category3: 1002 }, tree)).toEqual({
      kind: 'category',
      name: 'Omakase',
    })
  })

  test('else all deals, also for an unknown category [BROW-2] [BROW-3]', () => {
    expect(browseSubject({}, tree)).toEqual({ kind: 'all' })
    expect(browseSubject({ category: 7 }, tree)).toEqual({ kind: 'all' })
  })

  test('the path ends at the first unknown id', () => {
    expect(categoryPath({ category: 1000, category2: 9 }, tree).map((one) => one.id)).toEqual([1000])
  })

  test('selecting a category preserves the filters and drops the page and deeper categories [BROW-6]', () => {
    expect(inCategory({ query: 'a', discount: 20, category: 1, category2: 2, page: 3 }, [1100])).toEqual({
      query: 'a',
      discount: 20,
      category: 1100,
      category2: undefined,
      category3: undefined,
      page: undefined,
    })
  })

  test('counts the active filters', () => {
    expect(activeFilterCount({ query: 'a', discount: 20, category: 3 })).toBe(2)
  })
})

import { expect, test } from 'vitest'
import { pageCount, sizeOfPages } from '@/lib/domain/page-of'

test.each([
  ['all rows on one page', { requested: 20, firstRows: 6, total: 6 }, 20, 1],
  ['no rows', { requested: 20, firstRows: 0, total: 0 }, 20, 1],
  ['a page as requested', { requested: 20, firstRows: 20, total: 41 }, 20, 3],
  ['pages of 12 where 20 were requested', { requested: 20, firstRows: 12, total: 30 }, 12, 3],
  ['pages of 30 where 20 were requested', { requested: 20, firstRows: 30, total: 61 }, 30, 3],
  ['all 30 rows at once', { requested: 20, firstRows: 30, total: 30 }, 30, 1],
  ['a page after the last', { requested: 20, firstRows: 0, total: 41 }, 20, 3],
])('%s', (_, list, pageSize, pages) => {
  expect(sizeOfPages(list)).toBe(pageSize)
  expect(pageCount({ total: list.total, pageSize })).toBe(pages)
})

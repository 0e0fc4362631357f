import type { categories } from '@/backend/catalogue/schema/deals'
import type { GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredRow } from '@/backend/catalogue-files/stored/diff-rows'
import { mergeText } from './merge-text'

export type StoredCategory = typeof categories.$inferSelect

/**
 * Categories by id. A file with all stored categories sets their order; otherwise stored ones keep their position, and
 * new ones come last below their parent.
 */
export function buildCategories(
  lines: readonly Line<GivenRow<'categories'>>[],
  stored: ReadonlyMap<string, StoredRow<StoredCategory>>,
): DesiredRows {
  const named = new Set(lines.map(({ row }) => `${row.id}`))
  const isWhole = [...stored.keys()].every((id) => named.has(id))
  const parents = new Map([...stored.values()].map(({ row }) => [row.id, row.parentId]))
  const next = new Map<number | null, number>()
  if (!isWhole) {
    for (const { row } of stored.values()) {
      next.set(row.parentId, Math.max(next.get(row.parentId) ?? 0, row.position + 1))
    }
  }
  const built = lines.map((line) => {
    const before = stored.get(`${line.row.id}`)?.row
    const parentId = before && !line.fields.has('parent') ? before.parentId : (line.row.parent ?? null)
    parents.set(line.row.id, parentId)
    return { line, before, parentId }
  })
  return new Map(
    built.map(({ line, before, parentId }) => {
      const isPlaced = before && !isWhole && before.parentId === parentId
      const position = isPlaced ? before.position : (next.get(parentId) ?? 0)
      if (!isPlaced) next.set(parentId, position + 1)
      const level = parentId === null ? 1 : (parents.get(parentId) ?? null) === null ? 2 : 3
      const icon = before && !line.fields.has('icon') ? before.icon : line.row.icon
      return [`${line.row.id}`, { parentId, level, position, name: mergeText(line, 'name', before?.name), icon }]
    }),
  )
}

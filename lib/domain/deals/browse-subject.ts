import type { BrowseFilters } from './deal-filters'
import type { Category } from './deals'

/** Group first; stops at the first id that is not in the tree. */
export function categoryPath(filters: BrowseFilters, tree: readonly Category[]): Category[] {
  const path: Category[] = []
  let level = tree
  for (const id of [filters.category, filters.category2, filters.category3]) {
    const found = level.find((category) => category.id === id)
    if (!found) break
    path.push(found)
    level = found.children
  }
  return path
}

export type BrowseSubject = { kind: 'keyword'; keyword: string } | { kind: 'category'; name: string } | { kind: 'all' }

/** The keyword, else the deepest category, else all deals. */
export function browseSubject(filters: BrowseFilters, tree: readonly Category[]): BrowseSubject {
  if (filters.query) return { kind: 'keyword', keyword: filters.query }
  const deepest = categoryPath(filters, tree).at(-1)
  return deepest ? { kind: 'category', name: deepest.name } : { kind: 'all' }
}

/** The filters of a category at a depth of the tree: `ancestors` above it, nothing below. */
export function inCategory(filters: BrowseFilters, path: readonly number[]): BrowseFilters {
  const [category, category2, category3] = path
  return { ...filters, category, category2, category3, page: undefined }
}

/** The category is not a filter. */
export function activeFilterCount(filters: BrowseFilters): number {
  return [filters.query, filters.discount, filters.amtSold].filter((value) => value !== undefined).length
}

import type { Place } from '@/backend/catalogue/purge/columns/places'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import type { Diff } from '@/backend/catalogue-files/stored/diff-rows'
import type { Tag } from '@/lib/contract/purge'

export type TableColumns = Readonly<Record<string, readonly Place[]>>

interface Owner {
  gid: number | null
  hasDomain?: boolean
  /** the stored deals that the row with this key is of */
  dealIdsOf?: (key: string) => number[]
}

/** The tags of the pages that show what differs in a table. */
export function tagsOfDiff(
  { created, changed, removed }: Diff,
  shown: TableColumns,
  { gid, hasDomain, dealIdsOf = () => [] }: Owner,
): Tag[] {
  const rows = [...changed, ...[...created, ...removed].map(({ key }) => ({ key, set: shown }))]
  return rows.flatMap(({ key, set }) => tagsOf({ shown, set, gid, hasDomain, dealIds: dealIdsOf(key) }))
}

/**
 * The rows of a list that may be wrapped, as `{list, paging}`. Anything else that is not a list is unchanged, so that
 * it cannot be read.
 */
export function unwrapRows(records: unknown): unknown {
  return hasKey(records, 'list') ? records.list : records
}

/** Puts the rows of a bare list, or of `{list, paging}`, under `key`. What has neither is no list. */
export function unwrapPage(key: string): (records: unknown) => unknown {
  return (records) => {
    if (hasKey(records, key)) return records
    return hasKey(records, 'list') ? { ...records, [key]: records.list } : { [key]: records }
  }
}

function hasKey<K extends string>(records: unknown, key: K): records is Record<K, unknown> {
  return typeof records === 'object' && records !== null && !Array.isArray(records) && key in records
}

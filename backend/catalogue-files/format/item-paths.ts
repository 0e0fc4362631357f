type Item = { of: 'dish' | 'deal'; item: string }

/** Paths that identify options and choices within a store, such as `dish:noodles/size/large`. */
export const itemPath = ({ of, item }: Item) => `${of}:${item}`
export const optionPath = (row: Item & { key: string }) => `${itemPath(row)}/${row.key}`
export const choicePath = (row: Item & { option: string; key: string }) => `${itemPath(row)}/${row.option}/${row.key}`
/** The path of the choice that opens an option; null on the first level. */
export const parentPath = (row: Item & { parent?: string | undefined }) =>
  row.parent === undefined ? null : `${itemPath(row)}/${row.parent}`

import type { ShopFiles } from './group-shops'
import type { Report } from './report'

type Item = { of: 'dish' | 'deal'; item: string }
export const itemPath = ({ of, item }: Item) => `${of}:${item}`
export const optionPath = (row: Item & { key: string }) => `${itemPath(row)}/${row.key}`
export const choicePath = (row: Item & { option: string; key: string }) => `${itemPath(row)}/${row.option}/${row.key}`
/** Null on the first level. */
export const parentPath = (row: Item & { parent?: string | undefined }) =>
  row.parent === undefined ? null : `${itemPath(row)}/${row.parent}`

/** Reports options and choices of what is not there, and options that nobody could meet. */
export function checkOptions({ dishes, deals, options, choices }: ShopFiles, report: Report): void {
  if (!options || !choices) return
  const items = new Set<string>()
  for (const { row } of dishes ?? []) items.add(itemPath({ of: 'dish', item: row.sku }))
  for (const { row } of deals ?? []) items.add(itemPath({ of: 'deal', item: row.key }))
  const counts = new Map(options.map(({ row }) => [optionPath(row), 0]))
  const known = new Set(choices.map(({ row }) => choicePath(row)))
  for (const { line, row } of choices) {
    const path = `${itemPath(row)}/${row.option}`
    if (!counts.has(path)) report('choices', line, 'option', `${path} is not in options.csv`)
    else counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const parents = new Map(options.map(({ row }) => [optionPath(row), parentPath(row)]))
  for (const { line, row } of options) {
    const path = optionPath(row)
    const count = counts.get(path) ?? 0
    if (!items.has(itemPath(row))) {
      report('options', line, 'item', `${row.item} is not in ${row.of === 'dish' ? 'dishes.csv' : 'deals.csv'}`)
    }
    if (row.min > row.max || row.max > count) {
      report('options', line, 'max', `must be at least min and at most its ${count} choices`)
    }
    const parent = parentPath(row)
    if (parent !== null && !known.has(parent)) report('options', line, 'parent', `${row.parent} is not in choices.csv`)
    else if (opensItself(path, parents)) report('options', line, 'parent', 'opens itself')
  }
}

function opensItself(path: string, parents: Map<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at: string | null = path; at !== null; ) {
    if (seen.has(at)) return true
    seen.add(at)
    const choice: string | null = parents.get(at) ?? null
    at = choice?.slice(0, choice.lastIndexOf('/')) ?? null
  }
  return false
}

import type { GivenRow } from '@/backend/catalogue-files/format/files'
import { itemPath, optionPath, parentPath } from '@/backend/catalogue-files/format/item-paths'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { StoredFacts } from '@/backend/catalogue-files/stored/facts'
import type { Report } from './check-cells'
import { keysAfterImport, knownRows } from './row-keys'

/** Reports options and choices without their item, option or parent, and options with impossible limits. */
export function checkOptions(shop: ShopFiles, facts: StoredFacts, report: Report): void {
  const items = new Set([
    ...[...keysAfterImport(shop, 'dishes', facts)].map((item) => itemPath({ of: 'dish', item })),
    ...[...keysAfterImport(shop, 'deals', facts)].map((item) => itemPath({ of: 'deal', item })),
  ])
  const choices = keysAfterImport(shop, 'choices', facts)
  const counts = new Map([...keysAfterImport(shop, 'options', facts)].map((path) => [path, 0]))
  for (const path of choices) {
    const option = optionOf(path)
    const count = counts.get(option)
    if (count !== undefined) counts.set(option, count + 1)
  }
  for (const { line, row } of shop.choices ?? []) {
    const path = `${itemPath(row)}/${row.option}`
    if (!counts.has(path)) report('choices', line, 'option', `${path} is not in options.csv`)
  }
  const known = knownRows(shop, 'options', facts)
  const parents = new Map([...known].map(([path, { parent = null }]) => [path, parent]))
  for (const { row, fields } of shop.options ?? []) {
    const path = optionPath(row)
    if (fields.has('parent') || !known.has(path)) parents.set(path, parentPath(row))
  }
  for (const each of shop.options ?? []) {
    const { line, row } = each
    const path = optionPath(row)
    if (!items.has(itemPath(row))) {
      report('options', line, 'item', `${row.item} is not in ${row.of === 'dish' ? 'dishes.csv' : 'deals.csv'}`)
    }
    checkLimits(each, { count: counts.get(path) ?? 0, ...known.get(path) }, report)
    const parent = parents.get(path) ?? null
    if (parent !== null && !choices.has(parent))
      report('options', line, 'parent', `${parent.slice(parent.indexOf('/') + 1)} is not in choices.csv`)
    else if (opensItself(path, parents)) report('options', line, 'parent', 'opens itself')
  }
}

function checkLimits(
  { line, row }: Line<GivenRow<'options'>>,
  stored: { count: number; min?: number; max?: number },
  report: Report,
): void {
  const [min, max] = [row.min ?? stored.min ?? 0, row.max ?? stored.max ?? 1]
  if (min > max || max > stored.count) {
    report('options', line, 'max', `must be at least min and at most its ${stored.count} choices`)
  }
}

const optionOf = (choice: string) => choice.slice(0, choice.lastIndexOf('/'))

function opensItself(path: string, parents: Map<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at: string | null = path; at !== null; ) {
    if (seen.has(at)) return true
    seen.add(at)
    const choice: string | null = parents.get(at) ?? null
    at = choice && optionOf(choice)
  }
  return false
}
